import { expect, test } from 'vitest';
import type { AnyPuzzle } from '../../../../contract/index.ts';
import { figures } from '../../../../lab/testing/published.ts';
import { template } from '../../../../puzzles/template/index.ts';
import { goalFor, objectionTo, plainly, racersFor } from './contenders.ts';

const puzzle = template as unknown as AnyPuzzle;
const { text } = figures.count;

test('strategies that cannot be watched, or do not take the text, do not race', () => {
  expect(racersFor(puzzle, text, 'first', [])).toEqual(['take-or-leave', 'every-subset']);
  const long = `${Array.from({ length: 25 }, (_, i) => i + 1).join(' ')} -> 6`;
  expect(racersFor(puzzle, long, 'first', [])).toEqual(['take-or-leave']);
  expect(objectionTo(puzzle, long, 'first', plainly('every-subset'))).toBeDefined();
  expect(racersFor(puzzle, 'nonsense', 'first', [])).toEqual([]);
});

test('what a document compares on this very text comes first', () => {
  const compared = (...strategies: string[]) => strategies.map((strategy) => ({ ...figures.count, strategy }));
  const both = compared('every-subset', 'take-or-leave');
  expect(racersFor(puzzle, ` ${text} `, 'first', both)).toEqual(['every-subset', 'take-or-leave']);
  expect(racersFor(puzzle, '1 2 3 -> 3', 'first', both)).toEqual(['take-or-leave', 'every-subset']);
  // A document that is about one strategy compares nothing.
  expect(racersFor(puzzle, text, 'first', compared('every-subset'))).toEqual(['take-or-leave', 'every-subset']);
});

test('the race is for one solution', () => {
  expect(goalFor(puzzle, text)).toBe('first');
});
