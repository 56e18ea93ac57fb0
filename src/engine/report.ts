/** The text file that a person keeps, as the reports wrote theirs. */
import type { AnyPuzzle } from '../contract/index.ts';
import { plainRows, solutionLayouter } from './layout.ts';

/** So many solutions go into one piece of a report. */
const AT_A_TIME = 1000;

/**
 * The instance, how many solutions, one a line. Where the puzzle lays its solutions out over several lines: nothing but
 * the rows of a single solution; of several, each under its number, with an empty line between.
 */
export const report = (...of: Parameters<typeof reportPieces>): string => [...reportPieces(...of)].join('');

/** A report piece by piece: with millions of solutions the whole of it does not fit into one text. */
export function* reportPieces(
  puzzle: AnyPuzzle,
  instance: string,
  count: number,
  solutions: readonly string[],
): Iterable<string> {
  const layOut = solutionLayouter(puzzle, instance);
  const rowsOf = (solution: string) => plainRows(layOut!(solution)).join('\n');
  if (layOut && solutions.length === 1) return yield `${rowsOf(solutions[0]!)}\n`;
  const listed = layOut && solutions.length > 0;
  if (!listed) yield `${instance}\n${count}\n`;
  for (let from = 0; from < solutions.length; from += AT_A_TIME) {
    const some = solutions.slice(from, from + AT_A_TIME);
    if (!listed) yield some.map((solution) => `${solution}\n`).join('');
    else yield some.map((solution, i) => block(from + i, rowsOf(solution))).join('');
  }
}

const block = (index: number, rows: string): string => `${index === 0 ? '' : '\n'}# ${index + 1}\n${rows}\n`;
