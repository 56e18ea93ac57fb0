import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AStar } from '../../../algorithms/best-first/a-star.ts';
import { type Options, speaker } from '../../../contract/index.ts';
import { traced } from '../../testing/traced.ts';
import { type Cells, lengthOf, type Metric, type Path, type Size, slide, type Task, usualGoal } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { runBestFirst } from '../search/best-first.ts';
import { BoardSpace } from '../search/board-space.ts';
import { Misplaced } from '../search/heuristics/misplaced.ts';
import { heuristicNames } from '../search/heuristics/names.ts';
import { distances } from '../testing/distances.ts';
import { type Search, searched } from '../testing/searching.ts';
import { texts } from '../texts.ts';
import { aStar } from './a-star.ts';
import { branchAndBound } from './branch-and-bound.ts';
import { breadthFirst } from './breadth-first.ts';
import { idaStar } from './ida-star.ts';

interface Entry {
  readonly name: string;
  readonly strategy: Search & Pick<typeof aStar, 'watch'>;
  readonly options: Options;
}

const guided: readonly Entry[] = heuristicNames.flatMap((heuristic) => [
  { name: `a-star, ${heuristic}`, strategy: aStar, options: { heuristic } },
  { name: `ida-star, ${heuristic}`, strategy: idaStar, options: { heuristic } },
]);
const blind: Entry = { name: 'breadth-first', strategy: breadthFirst, options: {} };
const reports: Entry = { name: 'branch-and-bound', strategy: branchAndBound, options: {} };

const takers = (metric: Metric): readonly Entry[] =>
  metric === 'multi' ? [blind, ...guided] : [blind, reports, ...guided];

const endOf = (task: Task, path: Path): Cells | undefined =>
  path.reduce<Cells | undefined>((cells, direction) => cells && slide(cells, task, direction), task.cells);

const cache = new Map<string, unknown>();

/** A search that knows next to nothing takes too long for a test. */
const isSlow = ({ options }: Entry, metric: Metric, distance: number): boolean =>
  options.heuristic === 'misplaced' && distance > (metric === 'single' ? 20 : 12);

/** Exactly one path is told; it leads to the goal and has `distance` moves. */
async function check({ name, strategy, options }: Entry, task: Task, distance: number): Promise<void> {
  const { paths, isCut, note } = await searched(strategy, task, { options, cache });
  const told = paths.map((path) => lengthOf(path, task.metric));
  const what = `${name} on ${task.cells} to ${task.goal}, ${task.metric}`;
  expect({ what, told, isCut, note }).toEqual({ what, told: [distance], isCut: false, note: undefined });
  expect(endOf(task, paths[0]!)).toEqual(task.goal);
}

describe('all of the line-up', () => {
  it('finds shortest paths on 2 x 3, 3 x 2 and 2 x 4, whatever the goal', async () => {
    const sizes: readonly Size[] = [
      { rows: 2, columns: 3 },
      { rows: 3, columns: 2 },
      { rows: 2, columns: 4 },
    ];
    const shuffled = (size: Size) => {
      const all = usualGoal(size) as number[];
      return fc.shuffledSubarray(all, { minLength: all.length });
    };
    const task = fc
      .tuple(fc.constantFrom(...sizes), fc.constantFrom<Metric>('single', 'multi'))
      .chain(([size, metric]) =>
        fc.record({ cells: shuffled(size), goal: shuffled(size) }).map((two) => ({ ...size, ...two, metric })),
      );
    await fc.assert(
      fc.asyncProperty(task, async (task) => {
        const distance = distances(task.goal, task, task.metric).of(task.cells);
        for (const entry of takers(task.metric)) {
          if (isSlow(entry, task.metric, distance)) continue;
          if (isSolvable(task)) await check(entry, task, distance);
          else {
            const { paths, nodes, note } = await searched(entry.strategy, task, { options: entry.options, cache });
            expect({ paths, nodes, note }).toEqual({ paths: [], nodes: 0, note: { code: 'unsolvable' } });
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it.each(['single', 'multi'] as const)('finds shortest paths on 3 x 3, %s moves', async (metric) => {
    const size = { rows: 3, columns: 3 };
    const goal = usualGoal(size);
    const known = distances(goal, size, metric);
    const boards = [...known.reachable()];
    const taskOf = (cells: Cells): Task => ({ ...size, cells, goal, metric });
    // Evenly from the nearest to the farthest, and the farthest themselves.
    const sample = [...boards.filter((_, i) => i % 7001 === 17), ...boards.slice(-2)];
    for (const cells of sample) {
      for (const entry of guided) {
        if (!isSlow(entry, metric, known.of(cells))) await check(entry, taskOf(cells), known.of(cells));
      }
    }
    for (const cells of sample.filter((_, i) => i % 9 === 0)) {
      for (const entry of takers(metric))
        if (!guided.includes(entry)) await check(entry, taskOf(cells), known.of(cells));
    }
  });

  it('says a shortest path of no moves where the goal is reached already', async () => {
    const goal = usualGoal({ rows: 4, columns: 4 });
    for (const metric of ['single', 'multi'] as const) {
      for (const entry of takers(metric)) await check(entry, { rows: 4, columns: 4, cells: goal, goal, metric }, 0);
    }
  });

  it('solves wide and large boards that are near their goal', async () => {
    const size = { rows: 3, columns: 7 };
    const goal = usualGoal(size);
    const cells = ['D', 'R', 'D', 'R', 'R', 'U', 'R'] as const;
    const start = cells.reduce<Cells>((at, direction) => slide(at, size, direction)!, goal);
    for (const { name, strategy, options } of takers('single')) {
      const { paths } = await searched(strategy, { ...size, cells: start, goal, metric: 'single' }, { options, cache });
      expect({ name, moves: paths[0]?.length }).toEqual({ name, moves: 7 });
    }
  });
});

describe('a trace', () => {
  const size = { rows: 3, columns: 3 };
  const task: Task = { ...size, cells: [1, 2, 3, 7, 4, 5, 0, 8, 6], goal: usualGoal(size), metric: 'single' };

  const watch = async ({ strategy, options }: ReturnType<typeof takers>[number], of: Task) =>
    traced(await strategy.watch!(of, 'best', options, { ticker: { tick: () => undefined }, cache: new Map() }));

  it.each(takers('single'))('of $name has the nodes of its search, and ends at the goal', async (taker) => {
    const trace = await watch(taker, task);
    expect(trace.complaints).toEqual([]);
    for (const { position } of trace.nodes) expect(endOf(task, position)).toBeDefined();
    const { nodes, paths } = await searched(taker.strategy, task, { options: taker.options });
    expect(trace.solutions).toEqual(paths.slice(-1));
    expect(trace.counted).toBe(nodes);
    for (const { position, figures } of trace.nodes) expect(figures?.g).toBe(position.length);
  });

  it('has a tree for each bound of IDA*, and tells what is beyond it', async () => {
    const taker = takers('single').find(({ strategy }) => strategy === idaStar)!;
    const { nodes } = await watch(taker, { ...task, cells: [8, 1, 3, 4, 0, 2, 7, 6, 5] });
    const roots = nodes.filter(({ parent }) => parent === undefined);
    expect(roots.map(({ iteration = 0 }) => iteration)).toEqual([...roots.keys()]);
    expect(roots.length).toBeGreaterThan(1);
    for (const { outcome, figures, iteration = 0 } of nodes.filter(({ counted }) => counted)) {
      const bound = Math.max(
        ...nodes.flatMap((node) =>
          node.outcome !== 'cut' && (node.iteration ?? 0) === iteration ? [node.figures!.f!] : [],
        ),
      );
      expect(figures!.f! > bound).toBe(outcome === 'cut');
    }
  });

  it('is only the root where there is no way, and says why', async () => {
    const stuck = { ...task, cells: [2, 1, 3, 4, 5, 6, 7, 8, 0] };
    for (const taker of takers('single')) {
      const { nodes } = await watch(taker, stuck);
      expect(nodes).toMatchObject([{ position: [], outcome: 'dead end', why: { code: 'unsolvable' } }]);
    }
  });
});

describe('what is said on the way', () => {
  const size = { rows: 4, columns: 4 };
  const cells = [13, 6, 8, 12, 15, 14, 0, 10, 11, 7, 4, 5, 9, 1, 3, 2];
  const task: Task = { ...size, cells, goal: usualGoal(size), metric: 'single' };

  it('is the bound, and of a queue how long it is and how much is remembered', async () => {
    const options = { heuristic: 'manhattan' };
    const queue = await searched(aStar, task, { options, mostNodes: 1000 });
    expect(queue.gauges.bound).toBeGreaterThanOrEqual(41);
    expect(queue.gauges.kept! - queue.gauges.queue!).toBe(768);
    const deep = await searched(idaStar, task, { options, mostNodes: 1000 });
    expect(deep.gauges.bound).toBeGreaterThanOrEqual(41);
  });

  it('is what is known by then, where there is no room to go on', async () => {
    const heuristic = new Misplaced(task);
    const narrow: Search = {
      prepare: async () => (probe) =>
        runBestFirst(new AStar(new BoardSpace(task, heuristic), undefined, undefined, 500), probe),
    };
    const found = await searched(narrow, task);
    expect(found).toMatchObject({ paths: [], isCut: true, gauges: { kept: 500 } });
    expect(found.note).toEqual({ code: 'no-room', params: { least: found.gauges.bound, kept: 500 } });
    expect(found.gauges.bound).toBeGreaterThanOrEqual(15);
    expect(speaker('en', texts)(found.note!)).toMatch(/^500 positions are in memory.* at least \d+ moves;/);
  });

  it('is that walking distance gave way where its tables are too large', async () => {
    const wide = { rows: 2, columns: 7 };
    const near = {
      ...wide,
      cells: slide(usualGoal(wide), wide, 'R')!,
      goal: usualGoal(wide),
      metric: 'single',
    } as const;
    const found = await searched(aStar, near, { options: { heuristic: 'walking-distance' } });
    expect(found).toMatchObject({ paths: [['L']], note: { code: 'walking-too-large' } });
  });
});
