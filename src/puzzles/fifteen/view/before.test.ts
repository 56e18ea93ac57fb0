/** Links and storage from before: what this board has written is read, and written the same. */
import { expect, test } from 'vitest';
import { instanceOf, keptFor, linksOf } from '../../../../tests/web/before/kept.ts';
import type { Task } from '../model.ts';
import { createBests } from './bests.ts';
import { pathOf, replay } from './line.ts';
import { readState, writeState } from './state.ts';

test.each(linksOf('fifteen'))('$name', async (link) => {
  const task = await instanceOf<Task>(link);
  const state = readState(task, link.link.state ?? '');
  expect(writeState(state)).toBe(link.link.state ?? '');
  const cells = replay(task.cells, task, pathOf(state.made))!;
  expect(cells.map((tile) => tile || '-').join(' ')).toBe(link.board.join(' '));
});

test('the bests of the 15 puzzle', () => {
  expect(createBests(keptFor('fifteen').kept).all.value).toEqual({
    '3x3 easy': { moves: 1, milliseconds: 0 },
    '4x4 hard': { moves: 4, milliseconds: 258 },
  });
});
