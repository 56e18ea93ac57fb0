import { expect, it } from 'vitest';
import { tasks } from './notation/index.ts';
import { cellAt, posesOf, positions } from './poster.ts';
import { begin } from './view/taste.ts';

it('every frame but the rests is one move from the one before, and the loop closes', () => {
  for (const [i, cells] of positions.entries()) {
    const next = positions[(i + 1) % positions.length]!;
    const changed = cells.filter((tile, at) => tile !== next[at]);
    if (changed.length === 0) continue;
    expect([changed.length, changed.includes(0)]).toEqual([2, true]);
    const [from, to] = [cells.indexOf(0), next.indexOf(0)];
    expect([1, 4]).toContain(Math.abs(from - to));
  }
  expect(positions.some((cells) => cells.slice(0, -1).every((tile, i) => tile === i + 1))).toBe(true);
});

it('a tile is pressed where it is drawn', () => {
  const [cells] = positions;
  const places = posesOf(cells!).filter(({ actor }) => actor > 0 && actor < 16);
  for (const { actor, x, y } of places) expect(cells![cellAt(x, y)!]).toBe(actor);
  expect([cellAt(0, 0), cellAt(259, 5), cellAt(300, 300)]).toEqual([undefined, undefined, undefined]);
});

it('goes on from the frame that stands: by presses, by keys, and to the goal', () => {
  const goal = positions.findIndex((cells) => cells.slice(0, -1).every((tile, i) => tile === i + 1));
  const game = begin(goal);
  expect(game.isDone()).toBe(true);
  expect(game.press(10 + 1.5 * 60, 10 + 3.5 * 60)).toEqual({ en: '15 right', id: '15 ke kanan' });
  expect([game.isDone(), game.text().split('\n')[3]]).toEqual([false, '13 - 14 15']);
  expect(tasks.parse(game.text()).ok).toBe(true);
  expect(game.press(30, 30)).toBeUndefined();
  expect([game.key('ArrowUp'), game.key('Enter')]).toEqual([undefined, undefined]);
  expect(game.key('ArrowLeft')).toEqual({ en: '14 left', id: '14 ke kiri' });
  game.key('ArrowLeft');
  expect(game.isDone()).toBe(true);
});
