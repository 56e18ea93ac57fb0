/** The three plain strategies against an independent search on small tasks, and what people see of them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Strategy } from '../../../contract/index.ts';
import { traced } from '../../testing/traced.ts';
import type { Filling, Task } from '../model.ts';
import { fillings as notation } from '../notation/index.ts';
import { Walk } from '../search/brute-force/walk.ts';
import { arbitraryTask } from '../testing/arbitrary.ts';
import { plainSearch } from '../testing/plain.ts';
import { report, type Searched, searched, taskOf } from '../testing/searching.ts';
import { dancingLinks } from './dancing-links.ts';
import { ordersInRotation, rotations, trialsInRotation } from './orders-in-rotation.ts';
import { piecesInOrder } from './pieces-in-order.ts';

/** Few enough positions for eight orientations of everything. */
const MOST_NODES = 1000;
const MOST_CASES = 2_000_000;
const MOST_WATCHED = 10_000;
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
  expect(await searched(strategy, task, 'count')).toEqual({ ...all, fillings: [] });
  const first = await searched(strategy, task, 'first');
  expect(first.fillings).toEqual(all.fillings.slice(0, 1));
  expect(first.nodes).toBeLessThanOrEqual(all.nodes);
  return all;
}

/** A trace must begin with what lies, lay one piece at a node, and have every filling. Returns how many nodes it counts. */
async function holdToTrace(strategy: Strategy<Task, Filling>, task: Task): Promise<number> {
  const context = { ticker: { tick: () => undefined }, cache: new Map() };
  const { nodes, counted, solutions, complaints } = traced(await strategy.watch!(task, 'all', {}, context));
  expect(complaints).toEqual([]);
  const lying = nodes.map(({ position }) => new Set(position.flat().join('').replace(/[._]/g, '')).size);
  for (const { node, parent, why } of nodes) {
    const before = parent === undefined ? task.placed.length : lying[parent]!;
    expect(lying[node]! - before).toBe(parent === undefined || why?.code === 'does-not-fit' ? 0 : 1);
  }
  expect([...new Set(solutions.map((one) => notation.format(one)))].sort()).toEqual(everyFilling(task));
  return counted;
}

describe('against the plainest search', () => {
  it('dancing links finds every filling once, on any board', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTask, async (task) => void (await holdToAll(dancingLinks, task))),
      { numRuns: 60 },
    );
  });

  it('dancing links is watched piece by piece', async () => {
    await fc.assert(
      fc.asyncProperty(flatTask, async (task) => {
        const { nodes } = await holdToAll(dancingLinks, task);
        expect(await holdToTrace(dancingLinks, task)).toBe(nodes);
      }),
      { numRuns: 40 },
    );
  });

  it('pieces in order meets every position that there is', async () => {
    await fc.assert(
      fc.asyncProperty(flatTask, async (task) => {
        const { nodes } = await holdToAll(piecesInOrder, task);
        expect(nodes).toBe(plainSearch(task, MOST_NODES)!.nodes);
        expect(await holdToTrace(piecesInOrder, task)).toBe(nodes);
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
          for (const step of walk.steps()) {
            solved ||= step === 'solved';
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

  it('orders in rotation is watched try by try', async () => {
    const fewer = flatTask.filter((task) => plainSearch(task, 60) !== undefined);
    await fc.assert(
      fc.asyncProperty(fewer, async (task) => {
        const { nodes } = await searched(ordersInRotation, task, 'all');
        // A trace keeps every case, and few positions can be laid in very many of them.
        fc.pre(nodes < MOST_WATCHED);
        expect(await holdToTrace(ordersInRotation, task)).toBe(nodes);
      }),
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

  it('whose areas do not agree are searched all the same by the strategies of the reports, and by no other', async () => {
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
