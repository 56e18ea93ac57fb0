/** Links from before: what this board has written is read, and written the same. */
import { expect, test } from 'vitest';
import { instanceOf, linksOf } from '../../../../tests/web/before/kept.ts';
import type { Task } from '../model.ts';
import { fillingOf } from '../search/filling.ts';
import { laidBy, stateText } from './position.ts';

test.each(linksOf('iq-puzzler-pro'))('$name', async (link) => {
  const task = await instanceOf<Task>(link);
  const laid = laidBy(task, link.link.state ?? '');
  expect(stateText(task, laid)).toBe(link.link.state ?? '');
  const rows = fillingOf(task, [...task.placed, ...laid]).flat();
  expect(rows.map((row) => row.replaceAll('_', '–'))).toEqual(link.board);
});
