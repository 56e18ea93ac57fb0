/** The program `teka`: the command line, with the other faces that its commands start. Faces do not know each other. */
import type { Limits } from './api/limits.ts';
import { start } from './faces/cli/start.ts';
import { catalogue } from './puzzles/catalogue.ts';

/** `page` is the folder of the built page. */
export const teka = (version: string, page: string): Promise<void> =>
  start(version, {
    async serve({ seconds, tokens, ...asked }) {
      const { serve, Tokens, usualLimits } = await import('./faces/server/index.ts');
      const limits = seconds === undefined ? {} : { limits: { ...usualLimits, milliseconds: 1000 * seconds } };
      const assistant = async (own: Limits) => {
        const { assistantHandler } = await import('./faces/mcp/index.ts');
        return assistantHandler(catalogue, own, version);
      };
      return serve(page, { ...asked, ...limits, version, assistant, tokens: tokens && new Tokens(tokens) });
    },
    async assist(wish) {
      const { serveAssistant } = await import('./faces/mcp/index.ts');
      return serveAssistant(catalogue, { ...wish, version });
    },
  });
