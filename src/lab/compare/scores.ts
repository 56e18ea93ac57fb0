/** What a comparison comes to: for each contender and task what was measured, and for each contender its scores. */

import type { Comparison, Run, Status } from './model.ts';
import { type Line, lineThrough, relativeSpread, type Spread, spreadOf } from './statistics.ts';
import { isAnswered } from './status.ts';

/** All runs of one contender on one task; times in milliseconds. */
export interface Cell {
  readonly contender: number;
  readonly task: number;
  readonly status: Status;
  readonly why?: Run['why'];
  readonly answer?: Run['answer'];
  /** How many runs were measured. */
  readonly measured: number;
  readonly nodes: number;
  /** The rest is there where the search came to an end. */
  readonly search?: Spread;
  readonly preparation?: Spread;
  /** Preparation and search together. */
  readonly total?: Spread;
  readonly nodesPerSecond?: number;
  readonly processor?: number;
  readonly memory?: number;
  readonly batch: number;
}

export interface Score {
  readonly contender: number;
  /** From 1; contenders with the same figures share a place. A wrong answer ranks below all others. */
  readonly place: number;
  readonly solved: number;
  readonly wrong: number;
  /** Tasks that it does not take. */
  readonly notApplicable: number;
  /** Mean seconds a task, with twice the limit for each that is not solved (penalised average run time). */
  readonly par2: number;
  /** Its total time over that of a solver that always chose the fastest contender, on what both solved; missing where nothing is. */
  readonly timesBest?: number;
  /** By what factor its nodes grow with one more of the size, and the interval of that factor. */
  readonly growth?: { readonly factor: number; readonly interval?: readonly [number, number]; readonly line: Line };
}

/** Where several runs ended differently, the worst counts. */
const gravity: readonly Status[] = [
  'solved',
  'proven none',
  'not proven',
  'not applicable',
  'timeout',
  'out of memory',
  'crashed',
  'wrong',
];

export function cellsOf({ contenders, tasks, runs }: Comparison): readonly Cell[] {
  const grouped = new Map<string, Run[]>();
  for (const run of runs) {
    const key = `${run.task} ${run.contender}`;
    const group = grouped.get(key);
    if (group) group.push(run);
    else grouped.set(key, [run]);
  }
  return tasks.flatMap((_, task) =>
    contenders.flatMap((_, contender) => {
      const all = grouped.get(`${task} ${contender}`);
      return all ? [cellOf(contender, task, all)] : [];
    }),
  );
}

function cellOf(contender: number, task: number, all: readonly Run[]): Cell {
  const worst = all.toSorted((a, b) => gravity.indexOf(b.status) - gravity.indexOf(a.status))[0]!;
  const timed = all.filter(({ repeat }) => repeat > 0);
  const runs = timed.length > 0 ? timed : all;
  const pilot = all.find(({ repeat }) => repeat === 0);
  const { status, why } = worst;
  const base = {
    contender,
    task,
    status,
    ...(why && { why }),
    ...(pilot?.answer && { answer: pilot.answer }),
    measured: timed.length,
    nodes: runs[0]!.nodes,
    batch: runs[0]!.batch,
  };
  const memory = runs.flatMap(({ memory }) => memory ?? []);
  const processor = runs.flatMap(({ processor }) => processor ?? []);
  const used = {
    ...(processor.length > 0 && { processor: spreadOf(processor).median }),
    ...(memory.length > 0 && { memory: Math.max(...memory) }),
  };
  if (!isAnswered(worst) && status !== 'wrong') return { ...base, ...used };
  const search = spreadOf(runs.map((run) => run.search));
  return {
    ...base,
    ...used,
    search,
    preparation: spreadOf(runs.map((run) => run.preparation)),
    total: spreadOf(runs.map((run) => run.search + run.preparation)),
    ...(search.median > 0 && base.nodes > 0 && { nodesPerSecond: (1000 * base.nodes) / search.median }),
  };
}

/** Solved means: with an answer, or a proof that no solution exists. */
export const isSolved = ({ status }: Pick<Cell, 'status'>): boolean => status === 'solved' || status === 'proven none';

/** The size of a task: the puzzle's own, or else the cost of the best solution that a contender found and proved. */
export function sizeOf({ tasks }: Comparison, cells: readonly Cell[], task: number): number | undefined {
  const { size } = tasks[task]!;
  if (size !== undefined) return size;
  const costs = cells.flatMap((cell) => (cell.task === task && cell.answer?.isProven ? (cell.answer.cost ?? []) : []));
  return costs.length > 0 ? Math.min(...costs) : undefined;
}

export function scoresOf(comparison: Comparison, all = cellsOf(comparison)): readonly Score[] {
  const { contenders, setup } = comparison;
  // Of a comparison that was stopped, only tasks that every contender has tried are fair.
  const tried = (task: number) => all.filter((cell) => cell.task === task).length;
  const cells = all.filter(({ task }) => tried(task) === contenders.length);
  const best = new Map<number, number>();
  for (const cell of cells.filter(isSolved)) {
    best.set(cell.task, Math.min(best.get(cell.task) ?? Number.POSITIVE_INFINITY, cell.total!.median));
  }
  const scores = contenders.map((_, contender): Omit<Score, 'place'> => {
    const own = cells.filter((cell) => cell.contender === contender);
    const solved = own.filter(isSolved);
    const penalised = own.map((cell) => (isSolved(cell) ? cell.total!.median / 1000 : 2 * setup.limit));
    const [mine, fastest] = [
      sum(solved.map(({ total }) => total!.median)),
      sum(solved.map(({ task }) => best.get(task)!)),
    ];
    const growth = growthOf(comparison, cells, solved);
    return {
      contender,
      solved: solved.length,
      wrong: own.filter(({ status }) => status === 'wrong').length,
      notApplicable: own.filter(({ status }) => status === 'not applicable').length,
      par2: own.length > 0 ? sum(penalised) / own.length : 0,
      ...(fastest > 0 && { timesBest: mine / fastest }),
      ...(growth && { growth }),
    };
  });
  return placed(scores);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function placed(scores: readonly Omit<Score, 'place'>[]): readonly Score[] {
  const order = (a: Omit<Score, 'place'>, b: Omit<Score, 'place'>) =>
    Math.sign(a.wrong) - Math.sign(b.wrong) || b.solved - a.solved || a.par2 - b.par2;
  return scores
    .map((score) => ({ ...score, place: 1 + scores.filter((other) => order(other, score) < 0).length }))
    .sort((a, b) => a.place - b.place || a.contender - b.contender);
}

/** Fitted over the logarithm of the nodes, at three sizes or more; orders of one instance are one point. */
function growthOf(comparison: Comparison, cells: readonly Cell[], solved: readonly Cell[]): Score['growth'] {
  const logs = new Map<string, { x: number; ys: number[] }>();
  for (const { task, nodes } of solved) {
    const x = sizeOf(comparison, cells, task);
    if (x === undefined || nodes === 0) continue;
    const { name } = comparison.tasks[task]!;
    const known = logs.get(name) ?? { x, ys: [] };
    known.ys.push(Math.log(nodes));
    logs.set(name, known);
  }
  const points = [...logs.values()].map(({ x, ys }) => ({ x, y: sum(ys) / ys.length }));
  if (new Set(points.map(({ x }) => x)).size < 3) return undefined;
  const line = lineThrough(points)!;
  const { slope, interval } = line;
  return {
    factor: Math.exp(slope),
    ...(interval && { interval: [Math.exp(interval[0]), Math.exp(interval[1])] as const }),
    line,
  };
}

/** Why the figures may be noise. */
export interface Noise {
  /** Pairs whose quartiles are more than a tenth of the median apart, and the most that they are. */
  readonly unsteady: number;
  readonly most: number;
  /** How many different instances there are. */
  readonly instances: number;
  /** Pairs that were measured in batches because a run takes less than a millisecond. */
  readonly batched: number;
  /** Pairs that were measured fewer than ten times. */
  readonly few: number;
}

export const STEADY = 0.1;
export const ENOUGH_INSTANCES = 5;

export function noiseOf({ tasks }: Comparison, cells: readonly Cell[]): Noise {
  const spreads = cells.flatMap(({ total, measured }) => (total && measured > 1 ? [relativeSpread(total)] : []));
  return {
    unsteady: spreads.filter((spread) => spread > STEADY).length,
    most: Math.max(0, ...spreads),
    instances: tasks.filter(({ order }) => order === 0).length,
    batched: cells.filter(({ batch }) => batch > 1).length,
    few: cells.filter(({ measured, total }) => total && measured < 10).length,
  };
}
