import { expect, it } from 'vitest';
import type { AnyPuzzle } from '../contract/index.ts';
import { template } from '../puzzles/template/index.ts';
import { readableLine } from './line.ts';

const puzzle = template as unknown as AnyPuzzle;

it('is the puzzle’s own wording, and the text where there is none', () => {
  expect(readableLine(puzzle, '3 5 -> 8', '3 5')).toBe('3\u20035');
  expect(readableLine(puzzle, '3 5 -> 8', 'five')).toBe('five');
  const { line: _, ...showing } = puzzle.showing;
  expect(readableLine({ ...puzzle, showing }, '3 5 -> 8', '3 5')).toBe('3 5');
});
