/** How far a board is from the goal at the least: what all heuristics promise, and what most of them have in common. */
import type { Metric, Task } from '../../model.ts';

/**
 * A lower bound that follows a board from move to move. Invariant: it is 0 at the goal and nowhere else, never more than
 * the moves that are needed, and changed by one at the most by any move: admissible and consistent.
 */
export interface Heuristic {
  /** Looks at a board. The array is the searcher's own, and is looked at again as it changes. */
  begin(cells: Uint8Array): void;
  /** A tile has slid from one cell to the next; the cells show it already. */
  slid(tile: number, from: number, to: number): void;
  least(): number;
}

/** What a board is measured by. */
export type Measured = Pick<Task, 'rows' | 'columns' | 'goal' | 'metric'>;

/**
 * One direction of a board. Seen along the rows, a board is `lines` lines of `across` cells, and only vertical moves
 * take a tile from line to line; seen along the columns, only horizontal ones do.
 */
export interface Axis {
  /** How many lines there are, and cells in each. */
  readonly lines: number;
  readonly across: number;
  readonly metric: Metric;
  /** The line of a cell, and its place in that line. */
  readonly lineOf: Uint8Array;
  readonly placeOf: Uint8Array;
  /** The cell where a tile, or the blank, is at home. */
  readonly home: Uint8Array;
}

/** A lower bound of the moves from line to line. Every such move changes it by one at the most, the others never do. */
export interface AxisEstimate {
  begin(cells: Uint8Array): void;
  /** A tile has slid to the next line. */
  slid(tile: number, from: number, to: number): void;
  least(): number;
}

export function axesOf({ rows, columns, goal, metric }: Measured): readonly [rows: Axis, columns: Axis] {
  const home = new Uint8Array(goal.length);
  for (const [cell, tile] of goal.entries()) home[tile] = cell;
  const row = Uint8Array.from(goal, (_, cell) => Math.floor(cell / columns));
  const column = Uint8Array.from(goal, (_, cell) => cell % columns);
  return [
    { lines: rows, across: columns, metric, lineOf: row, placeOf: column, home },
    { lines: columns, across: rows, metric, lineOf: column, placeOf: row, home },
  ];
}

/** How many steps from line to line a move may make: where tiles slide together, one for each line but the blank's. */
export const strideOf = ({ lines, metric }: Axis): number => (metric === 'multi' ? lines - 1 : 1);

/** Vertical and horizontal moves are different moves, so what is needed of both adds up. */
export class BothAxes implements Heuristic {
  readonly #row: Uint8Array;

  constructor(
    axes: readonly [Axis, Axis],
    private readonly vertical: AxisEstimate,
    private readonly horizontal: AxisEstimate,
  ) {
    this.#row = axes[0].lineOf;
  }

  begin(cells: Uint8Array): void {
    this.vertical.begin(cells);
    this.horizontal.begin(cells);
  }

  slid(tile: number, from: number, to: number): void {
    if (this.#row[from] === this.#row[to]) this.horizontal.slid(tile, from, to);
    else this.vertical.slid(tile, from, to);
  }

  least(): number {
    return this.vertical.least() + this.horizontal.least();
  }
}
