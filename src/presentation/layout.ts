/** Boards laid out over several lines, for puzzles that know how: what a terminal shows and a text file keeps. */
import type { AnyPuzzle, Mark } from '../contract/index.ts';

export type Rows = readonly (readonly Mark[])[];

/** Whether a solution is shown on several lines: a sequence of moves never is, though the positions on its way are. */
export const laysOutSolutions = (puzzle: AnyPuzzle): boolean =>
  puzzle.showing.layout !== undefined && puzzle.solution.kind === 'position';

/** The bare instance with this text; undefined where the puzzle needs one line only. */
export function layOutInstance(puzzle: AnyPuzzle, text: string): Rows | undefined {
  const instance = puzzle.instance.parse(text);
  return instance.ok ? puzzle.showing.layout?.(instance.value) : undefined;
}

/** Lays out solutions of the instance with this text; undefined where they are shown on one line. */
export function solutionLayouter(puzzle: AnyPuzzle, text: string): ((solution: string) => Rows) | undefined {
  const instance = puzzle.instance.parse(text);
  if (!laysOutSolutions(puzzle) || !instance.ok) return undefined;
  return (solution) => {
    const read = puzzle.solution.parse(solution);
    return puzzle.showing.layout!(instance.value, read.ok ? read.value : undefined);
  };
}

/** Where the letters of solutions go, where the puzzle says so. */
export function stencilOf(puzzle: AnyPuzzle, text: string): readonly (string | number)[] | undefined {
  const instance = puzzle.instance.parse(text);
  return instance.ok ? puzzle.showing.stencil?.(instance.value) : undefined;
}

/** The letters alone. */
export const plainRows = (rows: Rows): readonly string[] =>
  rows.map((row) =>
    row
      .map((mark) => mark.text)
      .join('')
      .trimEnd(),
  );
