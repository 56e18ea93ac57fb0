/** The program `teka`: the command line, with the other faces that its commands start. Faces do not know each other. */
import { start } from './faces/cli/start.ts';

/** `page` is the folder of the built page. */
export const teka = (version: string, page: string): Promise<void> =>
  start(version, {
    async serve({ seconds, tokens, ...asked }) {
      const { serve, Tokens, usualLimits } = await import('./faces/server/index.ts');
      const limits = seconds === undefined ? {} : { limits: { ...usualLimits, milliseconds: 1000 * seconds } };
      return serve(page, { ...asked, ...limits, version, tokens: tokens && new Tokens(tokens) });
    },
  });
