import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NoRoom } from '../../../../algorithms/wasm/room.ts';
import { withLittleMemory } from '../../../../algorithms/wasm/testing/scarce.ts';
import type { Context, Store } from '../../../../contract/index.ts';
import { type Cells, type Size, type Task, usualGoal } from '../../model.ts';
import { isSolvable } from '../../parity.ts';
import { positionAfter } from '../../positions.ts';
import { freshContext, toUsual } from '../../testing/asking.ts';
import { neighbours } from '../../testing/distances.ts';
import { korf100 } from '../../testing/published.ts';
import { finderAtHand } from '../pattern-database/finders.ts';
import { shortest } from './shortest.ts';
import { wayFrom } from './way-from.ts';

const context = freshContext();

/** Every board from some cells on, with its distance. */
function distances(from: Cells, size: Size): ReadonlyMap<string, number> {
  const found = new Map([[from.join(), 0]]);
  let edge = [from];
  for (let moves = 1; edge.length > 0; moves++) {
    const next: Cells[] = [];
    for (const cells of edge) {
      for (const other of neighbours(cells, size, 'single')) {
        if (found.has(other.join())) continue;
        found.set(other.join(), moves);
        next.push(other);
      }
    }
    edge = next;
  }
  return found;
}

async function check(task: Task, moves: number, where: Context = context): Promise<void> {
  const path = await shortest(task, where);
  expect(path).toHaveLength(moves);
  expect(positionAfter(task, path)).toEqual(task.goal);
}

const anyOrder = (size: Size): fc.Arbitrary<Cells> =>
  fc.shuffledSubarray([...usualGoal(size)], { minLength: size.rows * size.columns });

describe('the shortest path', () => {
  it('is as long as breadth-first search says, for any goal and shape', async () => {
    const sizes = [
      [2, 2],
      [2, 3],
      [3, 2],
      [4, 2],
      [2, 4],
    ].map(([rows, columns]) => ({ rows: rows!, columns: columns! }));
    const task = fc
      .constantFrom(...sizes)
      .chain((size) => fc.record({ size: fc.constant(size), cells: anyOrder(size), goal: anyOrder(size) }));
    await fc.assert(
      fc.asyncProperty(task, async ({ size, cells, goal }) => {
        fc.pre(isSolvable({ ...size, cells, goal }));
        await check({ ...size, cells, goal, metric: 'single' }, distances(goal, size).get(cells.join())!);
      }),
      { numRuns: 15 },
    );
  });

  it('goes there and back at the same length, wherever the blank belongs', async () => {
    const size = { rows: 4, columns: 4 };
    for (const blank of [0, 3, 12, 4, 2, 13, 11, 5, 9]) {
      // From the usual goal to a board near it with the blank elsewhere, and back again.
      const goal = [...usualGoal(size)];
      const walk = pathOfBlank(15, blank);
      const far = positionAfter({ ...size, cells: goal, goal, metric: 'single' }, walk);
      const task: Task = { ...size, cells: goal, goal: far, metric: 'single' };
      await check(task, walk.length);
    }
  });

  it('is as long as published', async () => {
    for (const i of [6, 11, 12, 18, 27, 37, 78, 93]) {
      await check(toUsual({ rows: 4, columns: 4 }, korf100[i]!.cells), korf100[i]!.moves);
    }
  });

  it('is nothing on a board that is solved', async () => {
    await check(toUsual({ rows: 4, columns: 4 }, usualGoal({ rows: 4, columns: 4 })), 0);
  });

  it('is the known one where nothing is shorter', async () => {
    const task = toUsual({ rows: 4, columns: 4 }, korf100[11]!.cells);
    const way = await shortest(task, context);
    expect(await shortest(task, context, { way })).toBe(way);
    expect(await shortest(task, context, { least: way.length, way })).toBe(way);
    const longer = [...way.slice(0, 1), opposite[way[0]!]!, ...way] as typeof way;
    expect(await shortest(task, context, { way: longer })).toHaveLength(way.length);
    expect(await shortest(task, context, { least: way.length })).toHaveLength(way.length);
  });

  it('does not depend on what a store says', async () => {
    const store: Store = { read: async () => new Uint8Array(5_765_792).fill(7), write: async () => undefined };
    await check(toUsual({ rows: 3, columns: 3 }, [8, 6, 7, 2, 5, 4, 3, 0, 1]), 31, { ...freshContext(), store });
  });

  it('is the same when large tables take over', async () => {
    const task = toUsual({ rows: 2, columns: 7 }, [7, 6, 5, 4, 3, 2, 1, 8, 9, 10, 11, 13, 12, 0]);
    const small = await shortest(task, freshContext(), {}, Number.POSITIVE_INFINITY);
    const grown = freshContext();
    const large = await shortest(task, grown, {}, 1);
    expect(finderAtHand({ rows: 2, columns: 7, blank: 13 }, 'large', grown)).toBeDefined();
    expect(large).toHaveLength(small.length);
    expect(positionAfter(task, large)).toEqual(task.goal);
    const scarce = freshContext();
    expect(await withLittleMemory(50e6, () => shortest(task, scarce, {}, 1))).toHaveLength(small.length);
    expect(finderAtHand({ rows: 2, columns: 7, blank: 13 }, 'large', scarce)).toBeUndefined();
  });

  it('is not to be had without memory, and a longer way has to do', async () => {
    const task = toUsual({ rows: 4, columns: 4 }, korf100[11]!.cells);
    await withLittleMemory(4e6, async () => {
      await expect(shortest(task, freshContext())).rejects.toThrow(NoRoom);
      const { way, least } = await wayFrom(task, freshContext());
      expect(positionAfter(task, way)).toEqual(task.goal);
      expect(least).toBeLessThanOrEqual(korf100[11]!.moves);
      expect(way.length).toBeGreaterThanOrEqual(korf100[11]!.moves);
    });
  });
});

const opposite = { U: 'D', D: 'U', L: 'R', R: 'L' } as const;

/** The blank straight from one cell of 4 x 4 to another: first left or right, then up or down. */
function pathOfBlank(from: number, to: number) {
  const across = (to % 4) - (from % 4);
  const down = Math.floor(to / 4) - Math.floor(from / 4);
  return [
    ...Array(Math.abs(across)).fill(across < 0 ? 'R' : 'L'),
    ...Array(Math.abs(down)).fill(down < 0 ? 'D' : 'U'),
  ] as ('U' | 'D' | 'L' | 'R')[];
}
