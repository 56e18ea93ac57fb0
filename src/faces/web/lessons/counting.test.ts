import { expect, test } from 'vitest';
import type { LessonSearch } from '../../../contract/index.ts';
import { clientOf } from '../../../lab/testing/client.ts';
import { template } from '../../../puzzles/template/index.ts';
import { anyPuzzle } from '../../../puzzles/testing/run.ts';
import { createCounting } from './counting.ts';

const searches: readonly LessonSearch[] = [
  { text: '3 5 8 -> 8', strategy: 'take-or-leave' },
  { text: '3 5 8 -> 8', strategy: 'every-subset' },
];
const counting = (of = searches) => createCounting(clientOf(anyPuzzle(template)), 'template', of);

test('nothing is run before it is asked for', () => {
  expect(counting().rows.value).toBeUndefined();
});

test('the searches are run one after the other, and each says what it counted', async () => {
  const { rows, isRunning, start } = counting();
  const done = start();
  expect(rows.value).toEqual(['running', 'waiting']);
  expect(isRunning.value).toBe(true);
  expect(await done).toBe(true);
  expect(rows.value).toEqual([
    expect.objectContaining({ type: 'ended', ending: 'exhausted', count: 2 }),
    expect.objectContaining({ type: 'ended', ending: 'exhausted', count: 2 }),
  ]);
  expect(isRunning.value).toBe(false);
});

test('they can be stopped, and run again', async () => {
  const { rows, start, stop } = counting();
  const done = start();
  stop();
  expect(await done).toBe(false);
  expect(rows.value![1]).toBe('waiting');
  expect(await start()).toBe(true);
  expect(rows.value!.every((row) => typeof row === 'object')).toBe(true);
});

test('a search that is refused says why', async () => {
  const { rows, start } = counting([{ text: 'nonsense', strategy: 'take-or-leave' }]);
  expect(await start()).toBe(true);
  expect(rows.value).toEqual([expect.objectContaining({ type: 'refused' })]);
});
