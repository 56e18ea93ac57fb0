/** The three plain strategies against an independent search on small tasks, and what people see of them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { fillings as notation } from '../notation/index.ts';
import { Walk } from '../search/brute-force/walk.ts';
import { coverOf } from '../search/cover.ts';
import { obstacle } from '../search/obstacles.ts';
import { arbitraryTask } from '../testing/arbitrary.ts';
import { plainSearch } from '../testing/plain.ts';
import { report, type Searched, searched, taskOf } from '../testing/searching.ts';
import { verify } from '../verify/index.ts';
import { dancingLinks } from './dancing-links.ts';
import { ordersInRotation, rotations, trialsInRotation } from './orders-in-rotation.ts';
import { piecesInOrder } from './pieces-in-order.ts';

/** Few enough positions for eight orientations of everything. */
const MOST_NODES = 1000;
const MOST_CASES = 2_000_000;
const flatTask = arbitraryTask.filter(
  (task) => task.board.kind === 'flat' && plainSearch(task, MOST_NODES) !== undefined,
);

const everyFilling = (task: Task): string[] =>
  plainSearch(task, Number.POSITIVE_INFINITY)!
    .fillings.map((filling) => notation.format(filling))
    .sort();

/** Asked for all, for how many and for the first, it must tell what there is. */
async function holdToAll(strategy: Strategy<Task, Filling>, task: Task): Promise<Searched> {
  const all = await searched(strategy, task, 'all');
  expect([...all.fillings].sort()).toEqual(everyFilling(task));
  expect(await searched(strategy, task, 'count')).toEqual({ nodes: all.nodes, fillings: [], count: all.count });
  const first = await searched(strategy, task, 'first');
  expect(first.fillings).toEqual(all.fillings.slice(0, 1));
  expect(first.nodes).toBeLessThanOrEqual(all.nodes);
  return all;
}

/** A walk must begin with what lies, change one piece at a time, and pass every filling. Returns the steps. */
async function holdToWalk(strategy: Strategy<Task, Filling>, task: Task): Promise<number> {
  const seen = new Set<string>();
  let count = 0;
  let before = task.placed.length;
  for (const step of await strategy.steps!(task, {})) {
    const lying = new Set(step.flat().join('').replace(/[._]/g, '')).size;
    expect(Math.abs(lying - before)).toBe(count === 0 ? 0 : 1);
    before = lying;
    count++;
    if (verify(task, step).length === 0) seen.add(notation.format(step));
  }
  expect([...seen].sort()).toEqual(everyFilling(task));
  return count;
}

describe('against the plainest search', () => {
  it('dancing links finds every filling once, on any board', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTask, async (task) => void (await holdToAll(dancingLinks, task))),
      { numRuns: 60 },
    );
  });

  it('dancing links shows each piece laid and taken back', async () => {
    await fc.assert(
      fc.asyncProperty(flatTask, async (task) => {
        const { nodes } = await holdToAll(dancingLinks, task);
        const steps = await holdToWalk(dancingLinks, task);
        // What is seen to be impossible is not searched, but can be watched.
        if (!obstacle(task, coverOf(task))) expect(steps).toBe(1 + 2 * nodes);
      }),
      { numRuns: 40 },
    );
  });

  it('pieces in order meets every position that there is', async () => {
    await fc.assert(
      fc.asyncProperty(flatTask, async (task) => {
        const { nodes } = await holdToAll(piecesInOrder, task);
        expect(nodes).toBe(plainSearch(task, MOST_NODES)!.nodes);
        // The first call lays nothing.
        expect(await holdToWalk(piecesInOrder, task)).toBe(1 + 2 * (nodes - 1));
      }),
      { numRuns: 40 },
    );
  });

  it('orders in rotation finds every filling once, in as many cases as its walk', async () => {
    await fc.assert(
      fc.asyncProperty(flatTask, async (task) => {
        const { trials, order } = trialsInRotation(task);
        let cases = 0;
        for (const one of rotations(order)) {
          const walk = new Walk(trials, one);
          let solved = false;
          for (const move of walk.moves()) {
            solved ||= move === 'solved';
            // Pieces that look alike in all eight orientations can multiply to hundreds of millions.
            fc.pre(walk.nodes < MOST_CASES);
          }
          cases += walk.nodes;
          if (solved) break;
        }
        expect((await holdToAll(ordersInRotation, task)).nodes).toBe(cases);
      }),
      { numRuns: 40 },
    );
  });

  it('orders in rotation shows each piece laid and taken back', async () => {
    const fewer = flatTask.filter((task) => plainSearch(task, 60) !== undefined);
    await fc.assert(
      fc.asyncProperty(fewer, async (task) => void (await holdToWalk(ordersInRotation, task))),
      { numRuns: 20 },
    );
  });
});

describe('special tasks', () => {
  it('of the twelve pentominoes on 3 x 20: two fillings and their images', async () => {
    const { fillings } = await searched(dancingLinks, taskOf('BOARD 3x20\nPIECES pentominoes'));
    expect(new Set(fillings).size).toBe(8);
    expect(fillings).toHaveLength(8);
  });

  it('larger than a word', async () => {
    const { fillings } = await searched(piecesInOrder, report('a-default-4'), 'first');
    expect(fillings).toHaveLength(1);
    expect((await searched(dancingLinks, report('a-default-4'), 'first')).fillings).toHaveLength(1);
  });

  it('whose areas do not agree are searched all the same by the reports, and by nobody else', async () => {
    const tooMany = taskOf('1 2 2\nDEFAULT\nAA\nB');
    const tooFew = taskOf('1 3 2\nDEFAULT\nA\nB');
    for (const task of [tooMany, tooFew]) {
      for (const strategy of [piecesInOrder, ordersInRotation]) {
        const { fillings, nodes } = await searched(strategy, task);
        expect(fillings).toEqual([]);
        expect(nodes).toBeGreaterThan(0);
      }
      expect(await searched(dancingLinks, task)).toMatchObject({ fillings: [], nodes: 0 });
    }
  });

  it('in space are for dancing links alone', () => {
    for (const task of [taskOf('BOARD PYRAMID 2\nPIECES\nAA\nAA\nB'), taskOf('BOARD box 2x1x1\nPIECES\nAA')]) {
      expect(piecesInOrder.rejects!(task, 'all')?.code).toBe('only-flat-boards');
      expect(ordersInRotation.rejects!(task, 'all')?.code).toBe('only-flat-boards');
      expect(dancingLinks.rejects?.(task, 'all')).toBeUndefined();
    }
  });
});
