/** The text file that a person keeps, as the reports wrote theirs. */
import type { AnyPuzzle } from '../contract/index.ts';
import { type Bundle, cut } from '../engine/bundle.ts';
import { ownLine } from '../engine/own-line.ts';
import { laysOutSolutions, plainRows, solutionLayouter, stencilOf } from './layout.ts';
import { layOutLines } from './numbered-lines.ts';

/**
 * The instance, how many solutions, one a line. Where the puzzle lays its solutions out over several lines: the rows of a
 * single solution; of several, each under its number, with an empty line between. Last, what the search took.
 */
export const report = (...of: Parameters<typeof reportPieces>): string => reportPieces(...of).join('');

/** The same with the instance above everything, and nothing but lines of ours below it where solutions are laid out. */
export function reportWithPuzzle(...all: Parameters<typeof reportPieces>): string {
  const [puzzle, instance, count, solutions, spent] = all;
  if (!laysOutSolutions(puzzle)) return report(...all);
  if (solutions.length === 0) return `${instance}\n\n${ownLine(count)}\n\n${ownLine(spent)}\n`;
  return `${instance}\n\n${solutions.length === 1 ? `${ownLine(1)}\n` : ''}${report(...all)}`;
}

/** How many solutions go into one piece of a report. */
const AT_A_TIME = 1000;

/** A report in pieces: with millions of solutions it does not fit into one string. */
export function reportPieces(
  puzzle: AnyPuzzle,
  instance: string,
  count: number,
  solutions: readonly string[],
  spent: string,
): readonly string[] {
  const growing = new GrowingReport(puzzle, instance);
  const pieces: string[] = [];
  for (let from = 0; from < solutions.length; from += AT_A_TIME) {
    pieces.push(growing.add(solutions.slice(from, from + AT_A_TIME)));
  }
  const { head, tail } = growing.end(count, spent);
  return [head, ...pieces, tail];
}

/** A report whose solutions are still being found: only its end knows how it begins. */
export class GrowingReport {
  readonly #rowsOf: ((solution: string) => string) | undefined;
  readonly #stencil: readonly (string | number)[] | undefined;
  #listed: number;
  /** The first solution, as long as it may be the only one. */
  #first = '';

  constructor(
    puzzle: AnyPuzzle,
    private readonly instance: string,
    /** How many solutions a report that goes on has already: none, or at least two. */
    listed = 0,
  ) {
    this.#listed = listed;
    const layOut = solutionLayouter(puzzle, instance);
    this.#rowsOf = layOut && ((solution) => `${plainRows(layOut(solution)).join('\n')}\n`);
    this.#stencil = layOut && stencilOf(puzzle, instance);
  }

  /** The next piece of the report. */
  add(solutions: readonly string[]): string {
    return solutions.map((solution) => this.#one(solution)).join('');
  }

  #one(solution: string): string {
    const number = ++this.#listed;
    if (!this.#rowsOf) return `${solution}\n`;
    const rows = this.#rowsOf(solution);
    if (number > 1) return `${number === 2 ? `${ownLine(1)}\n${this.#first}` : ''}\n${ownLine(number)}\n${rows}`;
    this.#first = rows;
    return '';
  }

  /** The same in pieces, without making texts of bytes where that can be helped. */
  addBundle(bundle: Bundle): readonly (string | Uint8Array)[] {
    if (!bundle.lines || (this.#rowsOf && !this.#stencil)) return [this.add(bundle.texts)];
    // The first two are not like all others.
    const early = this.#stencil ? Math.max(0, 2 - this.#listed) : 0;
    const first = early > 0 ? this.add(cut(bundle, 0, early).texts) : '';
    const lines = cut(bundle, early).lines!;
    const rest = this.#stencil ? layOutLines(lines, this.#stencil, this.#listed + 1) : lines.bytes;
    this.#listed += lines.count;
    return [first, rest];
  }

  /** What comes before and after all pieces; `spent` is what the search took, in words. */
  end(count: number, spent: string): { readonly head: string; readonly tail: string } {
    const head = this.#rowsOf && this.#listed > 0 ? '' : `${this.instance}\n${count}\n`;
    return { head, tail: `${this.#listed === 1 ? this.#first : ''}\n${ownLine(spent)}\n` };
  }
}
