import { expect, test } from 'vitest';
import { arrowStep } from './grid-focus.ts';

test('an arrow leads to the next cell, and stays at the edge', () => {
  const size = { rows: 2, columns: 3 };
  const from = (cell: number) =>
    ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map((key) => arrowStep(key, cell, size));
  expect(from(0)).toEqual([0, 1, 3, 0]);
  expect(from(4)).toEqual([1, 5, 4, 3]);
  expect(from(2)).toEqual([2, 2, 5, 1]);
  expect(arrowStep('Enter', 0, size)).toBeUndefined();
});
