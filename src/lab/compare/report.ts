/**
 * A comparison as headings, sentences, tables and plots in one language. The terminal, the page and the file show the same
 * ones, each in its own way.
 */
import type { AnyPuzzle, Scene, Speaker, Text } from '../../contract/index.ts';
import { plotText } from '../../presentation/plots/texts.ts';
import { headline } from './headline.ts';
import type { Comparison, Contender } from './model.ts';
import { plotsOf } from './plots.ts';
import { rowOf, taskColumns, unitOf } from './rows.ts';
import { type Cell, cellsOf, ENOUGH_INSTANCES, noiseOf, type Score, STEADY, scoresOf } from './scores.ts';
import { compareText } from './texts.ts';

export interface Table {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly { readonly name: string; readonly isNumber: boolean }[];
  readonly rows: readonly Row[];
}

export interface Row {
  readonly cells: readonly string[];
  /** What is to be said below the row: why it is wrong, or not applicable. */
  readonly note?: string;
  readonly isWrong?: boolean;
}

export type Block =
  | { readonly kind: 'heading' | 'words' | 'warning' | 'quiet'; readonly text: string }
  | Table
  | { readonly kind: 'plot'; readonly caption: string; readonly scene: Scene };

export interface Shown {
  readonly puzzle: AnyPuzzle;
  /** Of the puzzle's texts, the common ones, the plots' and those of comparisons. */
  readonly say: Speaker;
  /** What a contender is called. */
  name(contender: Contender): string;
  /** How wide plots are; 0 for a face that draws none. */
  readonly width: number;
  /** The two contenders of the scatter plot; the best two where none are named. */
  readonly pair?: readonly [number, number];
}

/** More tasks than this are only in the raw figures. */
const MOST_TABLES = 12;

export function reportOf(comparison: Comparison, shown: Shown): readonly Block[] {
  const { say } = shown;
  const cells = cellsOf(comparison);
  const absent = absentOf(comparison, cells);
  // A strategy that takes no task is not the last of them: it is named apart, with the reason.
  const scores = scoresOf(comparison, cells).filter(
    ({ contender }) => !absent.some((cell) => cell.contender === contender),
  );
  const say1 = (kind: 'words' | 'warning' | 'quiet', text: Text): Block => ({ kind, text: say(text) });
  const { tasks } = comparison;
  const tables = tasks.map((_, task) => taskTable(comparison, cells, task, absent, shown));
  return [
    ...headline(comparison, scores, shown).map((text) => say1('words', text)),
    ...(comparison.isComplete ? [] : [say1('warning', compareText('compare-cut'))]),
    ...absent.map(({ contender, why }) =>
      say1('quiet', compareText('compare-absent', { name: shown.name(comparison.contenders[contender]!), why: why! })),
    ),
    ...(tasks.length > 1 ? scoreBlocks(comparison, scores, shown) : tables),
    ...(shown.width > 0 && scores.length > 0 ? plotsOf(comparison, cells, scores, shown) : []),
    ...(tasks.length > 1 && tasks.length <= MOST_TABLES ? tables : []),
    say1('quiet', compareText('compare-times-help')),
    { kind: 'heading', text: say(compareText('compare-what-counts')) },
    ...meanings(comparison, shown),
    { kind: 'heading', text: say(compareText('compare-how-measured')) },
    ...noises(comparison, cells).map((text) => say1('warning', text)),
    ...measured(comparison).map((text) => say1('quiet', text)),
  ];
}

function scoreBlocks(comparison: Comparison, scores: readonly Score[], { say, name, puzzle }: Shown): readonly Block[] {
  if (scores.length === 0) return [];
  const hasGrowth = scores.some(({ growth }) => growth);
  const columns = [
    { name: say(compareText('compare-place')), isNumber: true },
    { name: say(compareText('compare-strategy')), isNumber: false },
    { name: say(compareText('compare-solved')), isNumber: true },
    { name: say(compareText('compare-par-2')), isNumber: true },
    { name: say(compareText('compare-times-best')), isNumber: true },
    ...(hasGrowth ? [{ name: say(compareText('compare-growth')), isNumber: true }] : []),
  ];
  const rows = scores.map(({ place, contender, solved, par2, timesBest, growth, wrong }): Row => {
    const [low, high] = growth?.interval ?? [growth?.factor ?? 0, growth?.factor ?? 0];
    const factor = growth && say(compareText('compare-growth-factor', { factor: growth.factor, low, high }));
    const cells = [
      String(place),
      name(comparison.contenders[contender]!),
      say(compareText('compare-of-tasks', { n: solved, of: comparison.tasks.length })),
      say(plotText('plot-duration', { ms: 1000 * par2 })),
      timesBest === undefined ? '' : say(compareText('compare-times', { n: timesBest })),
      ...(hasGrowth ? [factor ?? ''] : []),
    ];
    return { cells, ...(wrong > 0 && { isWrong: true }) };
  });
  return [
    { kind: 'table', caption: say(compareText('compare-scores')), columns, rows },
    { kind: 'quiet', text: say(compareText('compare-score-help', { limit: comparison.setup.limit })) },
    ...(hasGrowth
      ? [{ kind: 'quiet', text: say(compareText('compare-growth-help', { unit: unitOf(puzzle) })) } as const]
      : []),
  ];
}

/** One cell of each contender that takes no task at all; it is said once, and not in every table. */
function absentOf({ contenders }: Comparison, cells: readonly Cell[]): readonly Cell[] {
  return contenders.flatMap((_, contender) => {
    const own = cells.filter((cell) => cell.contender === contender);
    return own.every(({ status }) => status === 'not applicable') ? own.slice(0, 1) : [];
  });
}

function taskTable(
  comparison: Comparison,
  cells: readonly Cell[],
  task: number,
  absent: readonly Cell[],
  shown: Shown,
): Block {
  const { name, order } = comparison.tasks[task]!;
  const columns = taskColumns(comparison, shown);
  const isAbsent = ({ contender }: Cell) => absent.some((one) => one.contender === contender);
  const own = cells.filter((cell) => cell.task === task && !isAbsent(cell));
  return {
    kind: 'table',
    caption: order === 0 ? name : shown.say(compareText('compare-in-order', { name, order })),
    columns: columns.map(({ code, isNumber }) => ({ name: shown.say(compareText(`compare-${code}`)), isNumber })),
    rows: own.map((cell) => rowOf(cell, columns, shown)),
  };
}

/** What each strategy counts as one node. */
function meanings({ contenders }: Comparison, { puzzle, say }: Shown): readonly Block[] {
  const ids = new Set(contenders.map(({ strategy }) => strategy));
  return puzzle.solving.strategies
    .filter(({ id }) => ids.has(id))
    .map(({ name, node }) => ({
      kind: 'quiet',
      text: say(compareText('compare-node-means', { name: name, means: node.means })),
    }));
}

function noises(comparison: Comparison, cells: readonly Cell[]): readonly Text[] {
  const { unsteady, most, instances, batched, few } = noiseOf(comparison, cells);
  return [
    ...(unsteady > 0 && most > STEADY ? [compareText('compare-noise-spread', { n: unsteady, most })] : []),
    ...(instances < ENOUGH_INSTANCES ? [compareText('compare-noise-instances', { n: instances })] : []),
    ...(few > 0 ? [compareText('compare-noise-few', { n: few })] : []),
    ...(batched > 0 ? [compareText('compare-noise-batch', { n: batched })] : []),
    ...(comparison.setup.atOnce > 1 ? [compareText('compare-noise-at-once', { n: comparison.setup.atOnce })] : []),
  ];
}

function measured({ setup, goal }: Comparison): readonly Text[] {
  const { version, machine, repeats, warmUps, limit, seed, atOnce } = setup;
  return [
    compareText(setup.measured === 'process' ? 'compare-in-processes' : 'compare-in-workers'),
    compareText('compare-setup-rounds', { repeats, warmUps, limit, seed, atOnce }),
    compareText('compare-goal-was', { goal }),
    compareText('compare-machine', { version, machine: machine.join(', ') }),
  ];
}
