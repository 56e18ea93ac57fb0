/** How results look to people: a solution on its lines, and the figures of a search. */
import type { AnyPuzzle, Speaker, Stats } from '../../contract/index.ts';
import { layouter } from '../../engine/layout.ts';
import type { Terminal } from './terminal.ts';
import { cliText } from './texts.ts';
import { paintRows } from './tints.ts';

/** The lines of a solution, or of the bare instance; undefined where the puzzle does not lay them out. */
export function laidOut(
  { colorDepth }: Terminal,
  puzzle: AnyPuzzle,
  instance: string,
  solution?: string,
): string | undefined {
  const rows = layouter(puzzle, instance)?.(solution);
  return rows && paintRows(rows, colorDepth).join('\n');
}

/** What a search took: strategy, nodes and time. */
export function wordFigures({ language }: Terminal, say: Speaker, strategy: string, stats: Stats): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { nodes, milliseconds, prepareMilliseconds } = stats;
  const spent = `${number.format(milliseconds + prepareMilliseconds)} ms`;
  return `${strategy}, ${number.format(nodes)} ${say(cliText('nodes'))}, ${spent}`;
}
