import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualGoal } from '../../model.ts';
import { distances } from '../../testing/distances.ts';
import { solvable } from '../../testing/shuffled.ts';
import { boardOf, walked } from './board.ts';
import { carry } from './carry.ts';

const silent = { tick: () => undefined };
const size = { rows: 3, columns: 3 };
const goal = usualGoal(size);
const task = fc
  .shuffledSubarray([...goal], { minLength: 9, maxLength: 9 })
  .map((cells) => solvable({ ...size, cells, goal, metric: 'single' }));

describe('carrying tiles home', () => {
  it('is a shortest way at a pace of one', () => {
    const truth = distances(goal, size, 'single');
    const closed = goal.map(() => false);
    fc.assert(
      fc.property(task, (given) => {
        const board = boardOf(given);
        const way = carry(board, { tiles: [0, 1, 2, 3, 4, 5, 6, 7], closed, pace: 1 }, silent);
        expect(way).toHaveLength(truth.of(given.cells));
        expect([...walked(board, way).cells]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      }),
      { numRuns: 30 },
    );
  });

  it('leaves closed cells alone, and ticks', () => {
    let ticks = 0;
    fc.assert(
      fc.property(task, (given) => {
        const ticker = { tick: () => void ticks++ };
        const board = boardOf(given);
        const first = carry(board, { tiles: [0], closed: goal.map(() => false), pace: 5 }, ticker);
        const then = walked(board, first);
        expect(then.cells[0]).toBe(0);
        const closed = goal.map((_, cell) => cell === 0);
        const second = carry(then, { tiles: [1, 2], closed, pace: 5 }, ticker);
        expect(second).not.toContain(0);
        expect([...walked(then, second).cells.slice(0, 3)]).toEqual([0, 1, 2]);
      }),
    );
    expect(ticks).toBeGreaterThan(100);
  });
});
