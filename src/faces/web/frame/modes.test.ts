import { expect, test } from 'vitest';
import type { AnyPuzzle } from '../../../contract/index.ts';
import { countUp, fakePuzzle, fakeStrategy } from '../../../engine/testing/fake.ts';
import { modeOf, modesOf } from './modes.ts';

const puzzle = (...strategies: Parameters<typeof fakePuzzle>[0]) => fakePuzzle(strategies) as unknown as AnyPuzzle;
const plain = fakeStrategy('plain', countUp);
const watched = fakeStrategy('watched', countUp, { watch: () => [] });

test('a mode that the puzzle has nothing for is not there', () => {
  expect(modesOf(puzzle(plain))).toEqual(['play', 'solve']);
  expect(modesOf(puzzle(plain, plain))).toEqual(['play', 'solve', 'compare']);
  expect(modesOf(puzzle(watched))).toEqual(['play', 'solve', 'watch']);
});

test('a link opens the mode that it names, else the one that it is about', () => {
  expect(modeOf(puzzle(watched), 'watch', true)).toBe('watch');
  expect(modeOf(puzzle(plain), 'watch', true)).toBe('solve');
  expect(modeOf(puzzle(plain), 'nothing', false)).toBe('play');
});
