/** One contender on one task as a row: what was measured, in words. */
import type { AnyPuzzle, Text } from '../../contract/index.ts';
import { plotText } from '../../presentation/plots/texts.ts';
import { countedText } from '../../presentation/spent.ts';
import type { Comparison } from './model.ts';
import type { Row, Shown } from './report.ts';
import type { Cell } from './scores.ts';
import { relativeSpread } from './statistics.ts';
import { compareText } from './texts.ts';

type Code =
  | 'strategy'
  | 'status'
  | 'answer'
  | 'counted'
  | 'search'
  | 'spread'
  | 'preparation'
  | 'rate'
  | 'processor'
  | 'memory';

export interface Column {
  readonly code: Code;
  readonly isNumber: boolean;
  value(cell: Cell): Text | string | undefined;
}

const duration = (ms: number | undefined): Text | undefined =>
  ms === undefined ? undefined : plotText('plot-duration', { ms });

const MEGABYTE = 2 ** 20;

/** The columns for which the host could measure something. */
export function taskColumns({ contenders, setup }: Comparison, { puzzle, name }: Shown): readonly Column[] {
  const columns: readonly Column[] = [
    { code: 'strategy', isNumber: false, value: ({ contender }) => name(contenders[contender]!) },
    { code: 'status', isNumber: false, value: ({ status }) => compareText(`compare-status-${status}`) },
    { code: 'search', isNumber: true, value: ({ search }) => duration(search?.median) },
    {
      code: 'spread',
      isNumber: true,
      value: ({ search, measured }) =>
        search && measured > 1 ? compareText('compare-spread-of', { share: relativeSpread(search) }) : undefined,
    },
    {
      code: 'counted',
      isNumber: true,
      value: ({ nodes, contender }) =>
        nodes > 0 ? countedText(puzzle, contenders[contender]!.strategy, nodes) : undefined,
    },
    { code: 'answer', isNumber: false, value: ({ answer, search }) => answer && search && answerText(puzzle, answer) },
    { code: 'preparation', isNumber: true, value: ({ preparation }) => duration(preparation?.median) },
    {
      code: 'rate',
      isNumber: true,
      value: ({ nodesPerSecond: n }) =>
        n === undefined ? undefined : compareText('compare-per-second', { n: Math.round(n) }),
    },
    { code: 'processor', isNumber: true, value: ({ processor }) => duration(processor) },
    {
      code: 'memory',
      isNumber: true,
      value: ({ memory }) =>
        memory === undefined ? undefined : compareText('compare-megabytes', { n: Math.round(memory / MEGABYTE) }),
    },
  ];
  return setup.measured === 'process'
    ? columns
    : columns.filter(({ code }) => code !== 'processor' && code !== 'memory');
}

export function rowOf(cell: Cell, columns: readonly Column[], { say }: Shown): Row {
  const words = (value: Text | string | undefined) => (typeof value === 'object' ? say(value) : (value ?? ''));
  return {
    cells: columns.map(({ value }) => words(value(cell))),
    ...(cell.why && { note: say(cell.why) }),
    ...(cell.status === 'wrong' && { isWrong: true }),
  };
}

/** The cost where that is what counts and people see it, else how many solutions there are. */
function answerText({ solution }: AnyPuzzle, { count, cost }: NonNullable<Cell['answer']>): Text {
  if (cost !== undefined && typeof solution.cost === 'function') return solution.cost(cost);
  return compareText('compare-answer-count', { n: count });
}

/** What the size of a task counts. */
export const unitOf = ({ solving }: AnyPuzzle): Text => solving.size?.unit ?? compareText('compare-cost-unit');
