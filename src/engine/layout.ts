/** Solutions laid out over several lines, for puzzles that know how: what a terminal shows and a text file keeps. */
import type { AnyPuzzle, Mark } from '../contract/index.ts';

export type Rows = readonly (readonly Mark[])[];

/** Lays out the instance with this text, bare or with a solution of it; undefined where the puzzle needs one line only. */
export function layouter(puzzle: AnyPuzzle, text: string): ((solution?: string) => Rows) | undefined {
  const instance = puzzle.instance.parse(text);
  if (!puzzle.layout || !instance.ok) return undefined;
  return (solution) => {
    const read = solution === undefined ? undefined : puzzle.solution.parse(solution);
    return puzzle.layout!(instance.value, read?.ok ? read.value : undefined);
  };
}

/** The letters alone. */
export const plainRows = (rows: Rows): readonly string[] =>
  rows.map((row) =>
    row
      .map((mark) => mark.text)
      .join('')
      .trimEnd(),
  );
