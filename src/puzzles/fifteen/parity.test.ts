import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Size, type Task, usualGoal } from './model.ts';
import { tasks } from './notation/index.ts';
import { blankParity, isSolvable, kurangSum, kurangTable, manhattan, mend } from './parity.ts';
import { arbitrarySize, arbitraryTask } from './testing/arbitrary.ts';
import { distances } from './testing/distances.ts';

const read = (source: string): Task => {
  const task = tasks.parse(source);
  if (!task.ok) throw new Error(`${source} cannot be read`);
  return task.value;
};
const isEven = (task: Task) => (kurangSum(kurangTable(task)) + blankParity(task)) % 2 === 0;

describe('the report’s cases', () => {
  it.each([
    ['1 2 3 4/5 6 7 11/9 10 12 8/13 14 15 -', { 9: 1, 10: 1, 11: 3, 12: 1 }, 6],
    ['5 1 3 4/2 6 - 7/9 10 12 8/13 14 11 15', { 3: 1, 4: 1, 5: 4, 9: 1, 10: 1, 12: 2, 13: 1, 14: 1, 16: 9 }, 22],
    ['5 1 3 4/2 6 7 8/13 - 11 12/10 9 14 15', undefined, 22],
    ['2 3 4 8/1 5 6 12/9 10 7 15/13 14 - 11', undefined, 20],
    ['1 6 2 4/5 - 3 8/9 7 15 11/13 14 10 12', undefined, 28],
  ])('%s', (board, values, total) => {
    const task = read(board);
    const table = kurangTable(task);
    expect(kurangSum(table) + blankParity(task)).toBe(total);
    const found = table
      .filter(({ smaller }) => smaller.length > 0)
      .map(({ number, smaller }) => [number, smaller.length]);
    if (values) expect(Object.fromEntries(found)).toEqual(values);
    // X by the report's own rule for 4 x 4.
    const blank = task.cells.indexOf(0);
    expect(blankParity(task)).toBe((Math.floor(blank / 4) + (blank % 4)) % 2);
  });

  it('tell which ones are smaller and stand after', () => {
    const table = kurangTable(read('1 2 3 4/5 6 7 11/9 10 12 8/13 14 15 -'));
    expect(table[10]).toEqual({ number: 11, tile: 11, at: 7, smaller: [8, 9, 10] });
    expect(table[15]).toEqual({ number: 16, tile: 0, at: 15, smaller: [] });
  });
});

describe('the parity rule', () => {
  it('is that of the swaps, for any size and any goal', () => {
    fc.assert(
      fc.property(arbitraryTask(arbitrarySize(7)), (task) => {
        expect(isEven(task)).toBe(isSolvable(task));
      }),
      { numRuns: 500 },
    );
  });

  const every = ({ rows, columns }: Size): number[][] => {
    const build = (left: readonly number[]): number[][] =>
      left.length === 0
        ? [[]]
        : left.flatMap((one) => build(left.filter((n) => n !== one)).map((rest) => [one, ...rest]));
    return build(usualGoal({ rows, columns }));
  };

  it.each([
    [2, 2, undefined],
    [2, 3, undefined],
    [3, 2, undefined],
    [2, 2, [0, 3, 1, 2]],
    [2, 3, [4, 0, 2, 1, 5, 3]],
    [3, 2, [3, 0, 2, 5, 1, 4]],
  ])('says of every %i x %i board what can be reached', (rows, columns, wished) => {
    const size = { rows, columns };
    const goal = wished ?? usualGoal(size);
    const { of } = distances(goal, size, 'single');
    for (const cells of every(size)) {
      const task: Task = { ...size, cells, goal, metric: 'single' };
      const reachable = of(cells) < Number.POSITIVE_INFINITY;
      expect([isSolvable(task), isEven(task)], cells.join(' ')).toEqual([reachable, reachable]);
    }
  });

  it('lets through the half of all 3 x 3 boards that can be reached', () => {
    const size = { rows: 3, columns: 3 };
    const goal = usualGoal(size);
    const { reachable, counts } = distances(goal, size, 'single');
    // Swapping two tiles turns parity, so it lets through one half; that is also how many can be reached.
    expect(counts.reduce((sum, count) => sum + count)).toBe(181_440);
    let place = 0;
    let wrong = 0;
    // Every tenth of them takes a tenth of the time.
    for (const cells of reachable()) if (place++ % 10 === 0 && !isSolvable({ ...size, cells, goal })) wrong++;
    expect([place, wrong]).toEqual([181_440, 0]);
  });
});

describe('bounds and mending', () => {
  it('a board with two tiles swapped is solvable exactly when it was not', () => {
    fc.assert(
      fc.property(arbitraryTask(arbitrarySize(6)), (task) => {
        const { first, second } = mend(task);
        const cells = task.cells.map((tile) => (tile === first ? second : tile === second ? first : tile));
        expect(first * second).toBeGreaterThan(0);
        expect(task.cells.indexOf(second) - task.cells.indexOf(first)).toBe(1);
        expect(isSolvable({ ...task, cells })).toBe(!isSolvable(task));
      }),
    );
  });

  it('names 14 and 15 on Loyd’s board', () => {
    expect(mend(read('1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 -'))).toEqual({ first: 15, second: 14 });
  });

  it('no way is shorter than the Manhattan distance, and some are as short', () => {
    const size = { rows: 2, columns: 3 };
    const goal = [4, 0, 2, 1, 5, 3];
    const { of, reachable } = distances(goal, size, 'single');
    let exact = 0;
    for (const cells of reachable()) {
      const least = manhattan({ cells, goal, columns: 3 });
      expect(least).toBeLessThanOrEqual(of(cells));
      if (least === of(cells)) exact++;
    }
    expect(exact).toBeGreaterThan(5);
  });
});
