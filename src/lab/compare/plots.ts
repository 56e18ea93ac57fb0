/** The plots of a comparison, each where there is enough to plot. */
import { bars } from '../../presentation/plots/bars.ts';
import { cactus } from '../../presentation/plots/cactus.ts';
import { growth } from '../../presentation/plots/growth.ts';
import { countMeasure, timeMeasure } from '../../presentation/plots/measures.ts';
import { scatter } from '../../presentation/plots/scatter.ts';
import { spread } from '../../presentation/plots/spread.ts';
import type { Comparison } from './model.ts';
import type { Block, Shown } from './report.ts';
import { unitOf } from './rows.ts';
import { type Cell, isSolved, type Score, sizeOf } from './scores.ts';
import { compareText } from './texts.ts';

type Plot = Extract<Block, { kind: 'plot' }>;

interface Given {
  readonly comparison: Comparison;
  readonly cells: readonly Cell[];
  readonly scores: readonly Score[];
  readonly shown: Shown;
}

/** Fewer instances make no curve. */
const ENOUGH = 3;
/** Orders of more instances than this would fill pages. */
const MOST_STRIPS = 3;

export function plotsOf(
  comparison: Comparison,
  cells: readonly Cell[],
  scores: readonly Score[],
  shown: Shown,
): readonly Plot[] {
  const given = { comparison, cells, scores, shown };
  const { tasks } = comparison;
  return [
    ...(tasks.length === 1 ? [times(given), nodes(given)] : [penalised(given)]),
    ...(tasks.length >= ENOUGH ? [solvedWithin(given), ...pairwise(given)] : []),
    ...grown(given),
    ...orders(given),
  ];
}

const look = ({ comparison, shown }: Given, contender: number) => ({
  name: shown.name(comparison.contenders[contender]!),
  look: contender,
});

const statusOf = ({ shown: { say } }: Given, { status }: Cell) => ({
  status: { word: say(compareText(`compare-status-${status}`)), isWrong: status === 'wrong' },
});

function times(given: Given): Plot {
  const { cells, shown } = given;
  const { say } = shown;
  const rows = cells.map((cell) => {
    const { total } = cell;
    const named = look(given, cell.contender);
    if (!isSolved(cell) || !total) return { ...named, ...statusOf(given, cell) };
    return { ...named, value: { middle: total.median, low: total.low, high: total.high } };
  });
  return {
    kind: 'plot',
    caption: say(compareText('compare-plot-times')),
    scene: bars({ measure: timeMeasure(say), bars: rows }, shown),
  };
}

function nodes(given: Given): Plot {
  const { cells, shown } = given;
  const { say } = shown;
  const rows = cells.map((cell) => {
    const named = look(given, cell.contender);
    if (!isSolved(cell) || cell.nodes === 0) return { ...named, ...statusOf(given, cell) };
    return { ...named, value: { middle: cell.nodes, low: cell.nodes, high: cell.nodes } };
  });
  const measure = countMeasure(say, say(compareText('compare-nodes')));
  return { kind: 'plot', caption: say(compareText('compare-plot-nodes')), scene: bars({ measure, bars: rows }, shown) };
}

function penalised(given: Given): Plot {
  const { comparison, scores, shown } = given;
  const { say } = shown;
  const rows = scores.map(({ contender, par2, solved, wrong }) => {
    const note = say(compareText('compare-of-tasks', { n: solved, of: comparison.tasks.length }));
    const named = { ...look(given, contender), note };
    if (wrong > 0) return { ...named, status: { word: say(compareText('compare-status-wrong')), isWrong: true } };
    const ms = 1000 * par2;
    return { ...named, value: { middle: ms, low: ms, high: ms } };
  });
  return {
    kind: 'plot',
    caption: say(compareText('compare-plot-par-2')),
    scene: bars({ measure: timeMeasure(say), bars: rows }, shown),
  };
}

const solvedTimes = (cells: readonly Cell[], contender: number): readonly number[] =>
  cells.flatMap((cell) => (cell.contender === contender && isSolved(cell) ? [cell.total!.median] : []));

function solvedWithin(given: Given): Plot {
  const { comparison, cells, shown } = given;
  const { say } = shown;
  const solvers = comparison.contenders.map((_, contender) => ({
    ...look(given, contender),
    solved: solvedTimes(cells, contender),
  }));
  const limit = 1000 * comparison.setup.limit;
  const plot = { measure: timeMeasure(say), solvers, instances: comparison.tasks.length, limit };
  return { kind: 'plot', caption: say(compareText('compare-plot-cactus')), scene: cactus(plot, shown) };
}

/** The best two. */
export const usualPair = ([first, second]: readonly Score[]): readonly [number, number] => [
  first?.contender ?? 0,
  second?.contender ?? 1,
];

/** The two that were asked for, or else the best two. */
function pairwise(given: Given): readonly Plot[] {
  const { comparison, cells, scores, shown } = given;
  const { say, pair } = shown;
  if (scores.length < 2) return [];
  const [a, b] = pair ?? usualPair(scores);
  const timeOf = (contender: number, task: number) => {
    const cell = cells.find((one) => one.contender === contender && one.task === task);
    return cell && isSolved(cell) ? cell.total!.median : undefined;
  };
  const pairs = comparison.tasks.map((_, task) => {
    const [across, upward] = [timeOf(a, task), timeOf(b, task)];
    return { ...(across !== undefined && { across }), ...(upward !== undefined && { upward }) };
  });
  const scene = scatter({ measure: timeMeasure(say), across: look(given, a), upward: look(given, b), pairs }, shown);
  return [{ kind: 'plot', caption: say(compareText('compare-plot-scatter')), scene }];
}

function grown(given: Given): readonly Plot[] {
  const { comparison, cells, scores, shown } = given;
  const { say, puzzle } = shown;
  if (scores.every((score) => !score.growth)) return [];
  const lines = scores.map(({ contender, growth: fitted }) => {
    const own = cells.filter((cell) => cell.contender === contender && isSolved(cell) && cell.nodes > 0);
    const points = own.flatMap(({ task, nodes }) => {
      const size = sizeOf(comparison, cells, task);
      return size === undefined ? [] : [{ size, value: nodes }];
    });
    const { intercept, slope } = fitted?.line ?? {};
    // The line is fitted over natural logarithms, and drawn over common ones.
    const fit =
      intercept === undefined || slope === undefined
        ? {}
        : { fit: { intercept: intercept / Math.LN10, slope: slope / Math.LN10 } };
    return { ...look(given, contender), points, ...fit };
  });
  const measure = countMeasure(say, say(compareText('compare-nodes')));
  const scene = growth({ measure, size: say(unitOf(puzzle)), grown: lines }, shown);
  return [{ kind: 'plot', caption: say(compareText('compare-plot-growth')), scene }];
}

/** What each contender counts in each order of one instance. */
function orders(given: Given): readonly Plot[] {
  const { comparison, cells, shown } = given;
  const { tasks, contenders, setup } = comparison;
  const { say } = shown;
  if (setup.orders === 0) return [];
  const names = [...new Set(tasks.map(({ name }) => name))].slice(0, MOST_STRIPS);
  const measure = countMeasure(say, say(compareText('compare-nodes')));
  return names.map((name) => {
    const strips = contenders.map((_, contender) => {
      const own = cells.filter((cell) => cell.contender === contender && tasks[cell.task]!.name === name);
      const known = own.filter((cell) => isSolved(cell) && cell.nodes > 0);
      const asGiven = known.find(({ task }) => tasks[task]!.order === 0);
      const others = known.flatMap(({ task, nodes }) => (tasks[task]!.order > 0 ? [nodes] : []));
      const without = known.length === 0 && own[0] ? statusOf(given, own[0]) : {};
      return { ...look(given, contender), ...(asGiven && { given: asGiven.nodes }), others, ...without };
    });
    return {
      kind: 'plot',
      caption: say(compareText('compare-plot-orders', { name })),
      scene: spread({ measure, strips }, shown),
    };
  });
}
