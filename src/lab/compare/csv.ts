/** The raw figures, one run a line, for spreadsheets and other programs (RFC 4180). */
import type { AnyPuzzle } from '../../contract/index.ts';
import { writeContender } from './contender.ts';
import type { Comparison, Run } from './model.ts';

/** Their names and order are promised to programs. Times are in milliseconds, memory in bytes. */
const columns: readonly (readonly [
  name: string,
  value: (run: Run, of: Comparison, puzzle: AnyPuzzle) => string | number | undefined,
])[] = [
  ['puzzle', (_, { puzzle }) => puzzle],
  ['goal', (_, { goal }) => goal],
  ['task', ({ task }, { tasks }) => tasks[task]!.name],
  ['order', ({ task }, { tasks }) => tasks[task]!.order],
  ['size', ({ task }, { tasks }) => tasks[task]!.size],
  ['strategy', ({ contender }, { contenders }, puzzle) => writeContender(puzzle, contenders[contender]!)],
  ['repeat', ({ repeat }) => repeat],
  ['status', ({ status }) => status],
  ['count', ({ answer }) => answer?.count],
  ['cost', ({ answer }) => answer?.cost],
  ['nodes', ({ nodes }) => nodes],
  ['search', ({ search }) => search],
  ['preparation', ({ preparation }) => preparation],
  ['processor', ({ processor }) => processor],
  ['memory', ({ memory }) => memory],
  ['batch', ({ batch }) => batch],
];

/** Run 0 is the pilot, which tells the answer. */
export function csvOf(comparison: Comparison, puzzle: AnyPuzzle): string {
  const lines = comparison.runs.map((run) => columns.map(([, value]) => field(value(run, comparison, puzzle))));
  return [columns.map(([name]) => name), ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

const field = (value: string | number | undefined): string => {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
