import { expect, test } from 'vitest';
import type { AnyPuzzle, Lesson } from '../contract/index.ts';
import { withParts } from '../engine/testing/with-parts.ts';
import { template } from '../puzzles/template/index.ts';
import { text, texts } from '../puzzles/template/texts.ts';
import { gatherLessons } from './lessons.ts';

const lesson = (id: string, place: number): Lesson => ({
  id,
  place,
  title: text('name'),
  summary: text('summary'),
  blocks: [],
  texts,
});

const teaching = (id: string, ...lessons: readonly Lesson[]): AnyPuzzle =>
  withParts(template, { about: { id, lessons: async () => lessons } }) as unknown as AnyPuzzle;

const gathered = async (...puzzles: readonly AnyPuzzle[]) =>
  (await gatherLessons(puzzles)).map(({ id, parts }) => [id, ...parts.map(({ puzzle }) => puzzle.about.id)]);

test('lessons stand in the order of their places, whichever puzzle they are from', async () => {
  const one = teaching('one', lesson('last', 9), lesson('first', 1));
  const two = teaching('two', lesson('middle', 5));
  expect(await gathered(one, two)).toEqual([
    ['first', 'one'],
    ['middle', 'two'],
    ['last', 'one'],
  ]);
});

test('parts of the same lesson are one page, in the order of their places, then of the puzzles', async () => {
  const puzzles = [teaching('a', lesson('x', 3)), teaching('b', lesson('x', 2)), teaching('c', lesson('x', 3))];
  expect(await gathered(...puzzles)).toEqual([['x', 'b', 'a', 'c']]);
});

test('a puzzle without lessons has none', async () => {
  expect(await gathered(withParts(template, { about: { lessons: undefined } }) as unknown as AnyPuzzle)).toEqual([]);
});
