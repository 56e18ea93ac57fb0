/**
 * Tiles that slide on a field of cells with one gap, and patterns: some of the tiles, looked at alone. A tile is named
 * by the cell it belongs to. Cells are numbered row by row from 0.
 */

/** Invariant: at most 16 cells; `gap` is the cell where the gap belongs, any of them. */
export interface Field {
  readonly rows: number;
  readonly columns: number;
  readonly gap: number;
}

/** The tiles of a pattern, ascending. Invariant: 1 to 8 different cells of the field, and not the gap's. */
export type Pattern = readonly number[];

/** A cell's number must fit into four bits. */
export const MOST_CELLS = 16;
export const MOST_TILES = 8;

/** For each tile of a pattern, in the pattern's order, the cell where it lies. */
export type Placement = readonly number[];

export const cellsOf = ({ rows, columns }: Field): number => rows * columns;

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

/** How many steps lie between two cells when nothing is in the way. */
export const distance = ({ columns }: Field, a: number, b: number): number =>
  Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) + Math.abs((a % columns) - (b % columns));

/** The steps that the tiles of a pattern need at least, when none is in another's way. */
export const manhattan = (field: Field, pattern: Pattern, placement: Placement): number =>
  pattern.reduce((sum, tile, i) => sum + distance(field, tile, placement[i]!), 0);
