/**
 * Tiles that slide on a field of cells with one blank, and patterns: some of the tiles, looked at alone. A tile is named
 * by the cell it belongs to. Cells are numbered row by row from 0.
 */
import { distance } from '../../distance.ts';

/** Invariant: at most `MOST_CELLS` cells; `blank` is the cell where the blank belongs, any of them. */
export interface Field {
  readonly rows: number;
  readonly columns: number;
  readonly blank: number;
}

/** The tiles of a pattern, ascending. Invariant: 1 to 8 different cells of the field, and not the blank's. */
export type Pattern = readonly number[];

/** A cell's number must fit into four bits. */
export const MOST_CELLS = 16;

/** For each tile of a pattern, in the pattern's order, the cell where it lies. */
export type Placement = readonly number[];

export const cellsOf = ({ rows, columns }: Field): number => rows * columns;

/** Cells as a set of bits, cell 0 lowest: how kernels read a pattern. */
export const cellSetOf = (cells: readonly number[]): number => cells.reduce((set, cell) => set | (1 << cell), 0);

/** The cells beside a cell. */
export function neighboursOf({ rows, columns }: Field, cell: number): readonly number[] {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  return [
    ...(row > 0 ? [cell - columns] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
    ...(row < rows - 1 ? [cell + columns] : []),
  ];
}

/** The steps that the tiles of a pattern need at least, when none is in another's way. */
export const manhattan = (field: Field, pattern: Pattern, placement: Placement): number =>
  pattern.reduce((sum, tile, i) => sum + distance(field, tile, placement[i]!), 0);
