import { expect, it } from 'vitest';
import type { Film, Shape } from '../../../contract/index.ts';
import { writeFilm } from '../../../lab/poster/index.ts';
import { framesOf } from './player.ts';

const dot: readonly Shape[] = [{ kind: 'circle', x: 0, y: 0, radius: 1, fill: 'ink' }];
const at = (actor: number, x: number) => ({ actor, x, y: 2, scale: 1 });

it.each([
  ['in one order', [[at(0, 1)], [at(0, 1), at(1, 2.5)], [at(1, 3)], []]],
  [
    'in changing orders',
    [
      [at(0, 1), at(1, 2)],
      [at(1, 2), at(0, 1)],
    ],
  ],
])('frames are read as they were written: %s', (_, frames) => {
  const film: Film = { width: 9, height: 9, actors: [dot, dot], frames, pace: 1, glide: 1, still: 0 };
  expect(framesOf(writeFilm(film))).toEqual(frames);
});
