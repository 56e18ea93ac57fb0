/** How results look to people: a solution on its lines, and the figures of a search. */
import {
  type AnyPuzzle,
  type Explanation,
  type Figures,
  type Language,
  numberFormat,
  type Speaker,
} from '../../contract/index.ts';
import { costText } from '../../engine/cost.ts';
import { ownLine } from '../../engine/own-line.ts';
import { isOfNumbers } from '../../presentation/figures.ts';
import { layOutInstance, type Rows, solutionLayouter } from '../../presentation/layout.ts';
import { wordSpent } from '../../presentation/spent.ts';
import type { Outcome } from './run-solve.ts';
import type { Terminal } from './terminal.ts';
import { paintRows } from './tints.ts';
import { wrapped } from './wrap.ts';

/**
 * The lines of a solution, or of the bare instance; undefined where the puzzle does not lay them out. Numbers beside them
 * help a person who types where something is to go.
 */
export function laidOut(
  { colorDepth }: Terminal,
  puzzle: AnyPuzzle,
  instance: string,
  solution?: string,
  numbers = false,
): string | undefined {
  const rows =
    solution === undefined ? layOutInstance(puzzle, instance) : solutionLayouter(puzzle, instance)?.(solution);
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

/** Positions one below the other, each under the number of moves that lead to it. */
export function positionLines(terminal: Terminal, puzzle: AnyPuzzle, positions: readonly string[]): string {
  return positions
    .map((position, i) => `\n${terminal.colors.dim(ownLine(i))}\n${laidOut(terminal, puzzle, position) ?? position}`)
    .join('\n');
}

/** What a hint says and shows; words that only spell out what its rows show are left out. */
export function hintParts(words: string, show: string | undefined, rows: string | undefined): readonly string[] {
  if (rows === undefined) return [words];
  return words === show ? [rows] : [words, rows];
}

/** An explanation as lines: the verdict, the facts beside their labels, the figures in columns. */
export function explanationLines(terminal: Terminal, say: Speaker, explanation: Explanation): string[] {
  const { colors, language } = terminal;
  const facts = explanation.facts.map(({ label, value }) => ({ label: say(label), value: say(value) }));
  const width = Math.max(0, ...facts.map(({ label }) => label.length));
  return [
    colors.bold(wrapped(terminal, say(explanation.verdict))),
    ...facts.map(({ label, value }) => `${colors.dim(label.padEnd(width))}  ${wrapped(terminal, value, width + 2)}`),
    ...(explanation.figures ? ['', ...tableLines(explanation.figures, say, language, colors.dim)] : []),
  ];
}

function tableLines(figures: Figures, say: Speaker, language: Language, dim: (text: string) => string): string[] {
  const number = numberFormat(language);
  const heads = figures.columns.map((column) => say(column));
  const cells = figures.rows.map((row) => row.map((cell) => (typeof cell === 'number' ? number.format(cell) : cell)));
  const widths = heads.map((head, i) => Math.max(head.length, ...cells.map((row) => row[i]?.length ?? 0)));
  const pads = widths.map(
    (width, i) => (cell: string) => (isOfNumbers(figures, i) ? cell.padStart(width) : cell.padEnd(width)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => pads[i]?.(cell))
      .join('  ')
      .trimEnd();
  return [dim(line(heads)), ...cells.map(line)];
}

/** What a search took, on one line, with the cost of its solution where one solution was asked for. */
export async function wordOutcome(puzzle: AnyPuzzle, say: Speaker, outcome: Outcome): Promise<string> {
  const { last, text, strategy, goal, solutions } = outcome;
  if (last.type === 'refused') return '';
  const way = goal === 'best' || goal === 'first' ? solutions.at(-1) : undefined;
  const cost = way === undefined ? undefined : await costText(puzzle, text, way);
  return wordSpent(puzzle, say, strategy, last.stats, cost);
}
