import { expect, it } from 'vitest';
import { examples } from './examples.ts';
import { fillings, tasks } from './notation/index.ts';
import { poster, solution } from './poster.ts';
import { verify } from './verify/index.ts';

it('shows a solution of the example', () => {
  const task = tasks.parse(examples.find(({ id }) => id === 'pyramid')!.text);
  const filling = fillings.parse(solution);
  if (!task.ok || !filling.ok) throw new Error('cannot be read');
  expect(verify(task.value, filling.value)).toEqual([]);
});

it('has every ball in every frame, inside the picture, and turns all the way round', () => {
  if (!('film' in poster.shows)) throw new Error('no film');
  const { film } = poster.shows;
  for (const poses of film.frames) {
    expect(new Set(poses.map(({ actor }) => actor)).size).toBe(55);
    for (const { x, y, scale = 1 } of poses) {
      const reach = 25.5 * scale;
      expect(x >= reach && x <= film.width - reach && y >= reach && y <= film.height - reach).toBe(true);
    }
  }
  const xs = film.frames.map((poses) => poses.find(({ actor }) => actor === 54)!.x);
  expect([Math.min(...xs) < 150, Math.max(...xs) > 250]).toEqual([true, true]);
});
