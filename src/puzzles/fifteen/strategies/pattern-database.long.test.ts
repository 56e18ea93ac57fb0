import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withLittleMemory } from '../../../algorithms/wasm/testing/scarce.ts';
import type { Context, Probe, Run, Text } from '../../../contract/index.ts';
import { silent } from '../../testing/silent.ts';
import { type Cells, lengthOf, type Metric, type Path, type Size, type Task, usualGoal } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { positionAfter } from '../positions.ts';
import { singleTile } from '../search/single-tile.ts';
import { turnedOf } from '../search/ways/turned.ts';
import { freshContext, toUsual } from '../testing/asking.ts';
import { distances } from '../testing/distances.ts';
import { searched } from '../testing/searching.ts';
import { patternDatabase } from './pattern-database.ts';

interface Report {
  readonly paths: readonly Path[];
  readonly nodes: number;
  readonly bound: number | undefined;
  readonly note: Text | undefined;
  readonly escalations: number;
}

/** Runs to the end, as the engine does. */
async function reportOf(run: Run<Path>, onBound = (_moves: number): unknown => undefined): Promise<Report> {
  const paths: Path[] = [];
  let nodes = 0;
  let bound: number | undefined;
  let note: Text | undefined;
  const probe: Probe<Path> = {
    ...silent,
    tick(more = 1) {
      nodes += more;
    },
    solution: (path) => void paths.push(path),
    gauge(name, value) {
      if (name !== 'bound') return;
      bound = value;
      onBound(value);
    },
    note(text) {
      note = text;
    },
    giveUp() {
      throw new Error('gave up');
    },
  };
  let escalations = 0;
  for (let further = run(probe); further; further = (await further())(probe)) escalations++;
  return { paths, nodes, bound, note, escalations };
}

const context: Context = freshContext();
const solve = async (task: Task): Promise<Report> => reportOf(await patternDatabase.prepare(task, 'best', {}, context));

/** The last answer is the best. */
async function check(task: Task, moves: number): Promise<void> {
  const { paths } = await solve(task);
  const best = paths.at(-1)!;
  expect(positionAfter(task, best)).toEqual(task.goal);
  expect(lengthOf(best, task.metric)).toBe(moves);
  const lengths = paths.map((path) => lengthOf(path, task.metric));
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
}

const sizes: readonly Size[] = [
  { rows: 2, columns: 2 },
  { rows: 2, columns: 3 },
  { rows: 3, columns: 2 },
  { rows: 4, columns: 2 },
];

const orderOf = (size: Size): fc.Arbitrary<Cells> =>
  fc.shuffledSubarray([...usualGoal(size)], { minLength: size.rows * size.columns });

describe('the strategy', () => {
  for (const metric of ['single', 'multi'] satisfies Metric[]) {
    it(`finds the fewest moves, ${metric}, for any goal`, async () => {
      const task = fc
        .constantFrom(...sizes)
        .chain((size) => fc.record({ size: fc.constant(size), cells: orderOf(size), goal: orderOf(size) }));
      await fc.assert(
        fc.asyncProperty(task, async ({ size, cells, goal }) => {
          fc.pre(isSolvable({ ...size, cells, goal }));
          await check({ ...size, cells, goal, metric }, distances(goal, size, metric).of(cells));
        }),
        { numRuns: 25 },
      );
    });
  }

  it('finds the fewest moves of several tiles on 3 x 3', async () => {
    const size = { rows: 3, columns: 3 };
    const truth = distances(usualGoal(size), size, 'multi');
    const all = [...truth.reachable()];
    for (let i = 0; i < all.length; i += 997) await check(toUsual(size, all[i]!, 'multi'), truth.of(all[i]!));
  });

  it('says which tables it took, and the bound', async () => {
    const report = await solve(toUsual({ rows: 3, columns: 3 }, [8, 6, 7, 2, 5, 4, 3, 0, 1]));
    expect(report.note).toEqual({ code: 'tables-used', params: { split: '6-2' } });
    expect(report.bound).toBe(31);
    expect(report.nodes).toBeGreaterThan(0);
    expect(report.paths[0]).toHaveLength(31);
  });

  it('says where walking distance has no table in one direction', async () => {
    const noteOf = async (size: Size) => (await solve(toUsual(size, usualGoal(size), 'multi'))).note?.code;
    expect(await noteOf({ rows: 3, columns: 3 })).toBe('tables-multi');
    expect(await noteOf({ rows: 2, columns: 8 })).toBe('tables-multi-less');
  });

  it('has nothing to do on a solved board', async () => {
    for (const metric of ['single', 'multi'] satisfies Metric[]) {
      const report = await solve(toUsual({ rows: 3, columns: 3 }, usualGoal({ rows: 3, columns: 3 }), metric));
      expect(report.paths).toEqual([[]]);
    }
  });

  it('proves at once that a board cannot be solved', async () => {
    const report = await solve(
      toUsual({ rows: 4, columns: 4 }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]),
    );
    expect(report).toEqual({ paths: [], nodes: 0, bound: undefined, note: { code: 'unsolvable' }, escalations: 0 });
  });

  it('goes on with larger tables where a board turns out hard, and has them the next time', async () => {
    const task = toUsual({ rows: 2, columns: 7 }, [7, 6, 5, 4, 3, 2, 1, 8, 9, 10, 11, 13, 12, 0]);
    const usual = await reportOf(await singleTile(turnedOf(task), freshContext()));
    const own = freshContext();
    const grown = await reportOf(await singleTile(turnedOf(task), own, {}, 1));
    expect(grown.escalations).toBe(1);
    expect(grown.note).toEqual({ code: 'tables-grown', params: { split: '6-6-1', larger: '7-6' } });
    expect(grown.paths[0]).toHaveLength(usual.paths[0]!.length);
    const again = await reportOf(await singleTile(turnedOf(task), own, {}, 1));
    expect(again.escalations).toBe(0);
    expect(again.note).toEqual({ code: 'tables-used', params: { split: '7-6' } });
    expect(again.paths).toEqual(grown.paths);
  });

  describe('where there is little memory', () => {
    const task = toUsual({ rows: 2, columns: 7 }, [7, 6, 5, 4, 3, 2, 1, 8, 9, 10, 11, 13, 12, 0]);

    it('the small tables go on from the bound that they have reached', async () => {
      const usual = await reportOf(await singleTile(turnedOf(task), freshContext()));
      const bounds: number[] = [];
      const scarce = await withLittleMemory(50e6, async () =>
        reportOf(await singleTile(turnedOf(task), freshContext(), {}, 100_000), (bound) => bounds.push(bound)),
      );
      expect(scarce.escalations).toBe(1);
      expect(scarce.note).toEqual({ code: 'tables-not-grown', params: { split: '6-6-1', larger: '7-6' } });
      expect(scarce.paths).toEqual(usual.paths);
      expect(bounds.length).toBeGreaterThan(1);
      expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    });

    it('and where there is none for those, it says so and gives up', async () => {
      for (const metric of ['single', 'multi'] satisfies Metric[]) {
        const { note, isCut, paths } = await withLittleMemory(1e6, () =>
          searched(patternDatabase, { ...task, metric }),
        );
        expect({ note, isCut, paths }).toEqual({ note: { code: 'no-memory' }, isCut: true, paths: [] });
      }
    });
  });
});
