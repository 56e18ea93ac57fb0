/** Assistants at `/mcp`: the same leave to work, the same limits and the same drawing thread as everybody else. */
import type { Handler } from 'hono';
import { serverText } from '../texts.ts';
import { admitted, type Context, type Env, languageIn, type Parts, troubled } from './context.ts';

export function assisting(parts: Parts): Handler<Env> {
  const { settings, service, drawer } = parts;
  let opened: ReturnType<NonNullable<typeof settings.assistant>> | undefined;
  return (c: Context) =>
    admitted(c, async (workers) => {
      if (!settings.assistant) return troubled(c, 'not-found', { text: serverText('no-address') });
      opened ??= settings.assistant(service.limits);
      const answer = await opened;
      return answer(c.req.raw, c.env.incoming.taken.body, {
        workers,
        language: languageIn(c),
        async draw(puzzle, what, language) {
          const drawn = await drawer.draw({ puzzle: puzzle.about.id, language, type: 'image/png', what });
          return drawn.ok ? drawn.bytes : undefined;
        },
      });
    });
}
