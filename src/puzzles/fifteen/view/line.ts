/** Tiles in line with the blank: which of them slide together, and what a row of slides makes of a board. */
import { blankStep, type Cells, type Direction, type Path, type Size } from '../model.ts';
import { endOf } from '../positions.ts';

/** A slide of some tiles in line with the blank, which a person makes and takes back as one. */
export interface Step {
  readonly direction: Direction;
  readonly count: number;
}

const rowOf = (cell: number, { columns }: Size): number => Math.floor(cell / columns);
const columnOf = (cell: number, { columns }: Size): number => cell % columns;

/** The step that moves the tile on a cell towards the blank with all tiles between; none where it is not in line. */
export function stepFrom(cells: Cells, size: Size, cell: number): Step | undefined {
  const blank = cells.indexOf(0);
  const down = rowOf(blank, size) - rowOf(cell, size);
  const right = columnOf(blank, size) - columnOf(cell, size);
  if ((down === 0) === (right === 0)) return undefined;
  if (down === 0) return { direction: right > 0 ? 'R' : 'L', count: Math.abs(right) };
  return { direction: down > 0 ? 'D' : 'U', count: Math.abs(down) };
}

/** The cells whose tiles a step moves, the one beside the blank first. */
export function cellsMoved(cells: Cells, { columns }: Size, { direction, count }: Step): readonly number[] {
  const blank = cells.indexOf(0);
  const [down, right] = blankStep[direction];
  return Array.from({ length: count }, (_, i) => blank + (i + 1) * (down * columns + right));
}

/** The cells after all these moves, or nothing where one of them would lead a tile out of the board. */
export function replay(cells: Cells, { rows, columns }: Size, path: Path): Cells | undefined {
  const end = endOf({ rows, columns, cells }, path);
  return end.moves === path.length ? end.cells : undefined;
}

export const pathOf = (steps: readonly Step[]): Path =>
  steps.flatMap(({ direction, count }) => Array<Direction>(count).fill(direction));

/** Moves one by one, as a player follows them. */
export const singles = (path: Path): readonly Step[] => path.map((direction) => ({ direction, count: 1 }));
