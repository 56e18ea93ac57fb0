import { expect, it } from 'vitest';
import { seededRandom } from '../../../algorithms/random/random.ts';
import { isSolvable, manhattan } from '../parity.ts';
import { freshContext, toUsual } from '../testing/asking.ts';
import { mixed } from './mixed.ts';

it('a walk ends at the wished distance, on a board that can be solved', () => {
  for (const [rows, columns] of [
    [5, 5],
    [2, 9],
    [9, 2],
    [16, 16],
  ] as const) {
    for (const distance of [1, 7, 30]) {
      const cells = mixed({ rows, columns }, distance, seededRandom(distance), freshContext());
      const task = toUsual({ rows, columns }, cells);
      expect(manhattan(task)).toBe(distance);
      expect(isSolvable(task)).toBe(true);
      expect([...cells].sort((a, b) => a - b)).toEqual([...cells.keys()]);
    }
  }
});

it('a walk can be stopped', () => {
  const stop = new Error('stop');
  const tick = () => {
    throw stop;
  };
  expect(() => mixed({ rows: 5, columns: 5 }, 9, seededRandom(1), { ...freshContext(), ticker: { tick } })).toThrow(
    stop,
  );
});
