/** How results look to people: a solution on its lines, and the figures of a search. */
import type { AnyPuzzle, Speaker, Stats } from '../../contract/index.ts';
import { layouter, type Rows } from '../../engine/layout.ts';
import type { Terminal } from './terminal.ts';
import { cliText } from './texts.ts';
import { paintRows } from './tints.ts';

/**
 * The lines of a solution, or of the bare instance; undefined where the puzzle does not lay them out. Numbers beside them
 * are for whoever types where something is to go.
 */
export function laidOut(
  { colorDepth }: Terminal,
  puzzle: AnyPuzzle,
  instance: string,
  solution?: string,
  numbers = false,
): string | undefined {
  const rows = layouter(puzzle, instance)?.(solution);
  return rows && paintRows(numbers ? numbered(rows) : rows, colorDepth).join('\n');
}

/**
 * Numbers the rows up to the first empty one, and the columns above them by their last digit; what follows moves along, so
 * that further layers stand under the same columns. A single cell is the top of something that grows: it is left alone.
 */
function numbered(rows: Rows): Rows {
  const end = rows.findIndex((row) => row.length === 0);
  const block = end < 0 ? rows : rows.slice(0, end);
  const columns = Math.max(0, ...block.map((row) => row.length));
  if (block.length * columns <= 1) return rows;
  const width = String(block.length).length;
  const margin = (text: string) => ({ text: `${text.padStart(width)} ` });
  const heads = Array.from({ length: columns }, (_, i) => ({ text: String((i + 1) % 10) }));
  return [
    [margin(''), ...heads],
    ...rows.map((row, i) => (row.length === 0 ? row : [margin(i < block.length ? String(i + 1) : ''), ...row])),
  ];
}

/** What a hint says and shows; words that only spell out what its rows show are left out. */
export function hintParts(words: string, show: string | undefined, rows: string | undefined): readonly string[] {
  if (rows === undefined) return [words];
  return words === show ? [rows] : [words, rows];
}

/** What a search took: strategy, nodes and time. */
export function wordFigures({ language }: Terminal, say: Speaker, strategy: string, stats: Stats): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { nodes, milliseconds, prepareMilliseconds } = stats;
  const spent = `${number.format(milliseconds + prepareMilliseconds)} ms`;
  return `${strategy}, ${say(cliText('nodes', { count: nodes }))}, ${spent}`;
}
