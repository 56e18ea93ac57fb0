/** Walking distance: the state of a board in the table of one direction, and one link further with every step. */
import type { Axis, AxisEstimate } from './heuristic.ts';
import { Matrix, type WalkingTable } from './walking-table.ts';

export class WalkingDistanceAxis implements AxisEstimate {
  readonly #lines: number;
  readonly #lineOf: Uint8Array;
  readonly #homeLine: Uint8Array;
  readonly #matrix: Matrix;
  #state = 0;

  constructor(
    axis: Axis,
    private readonly table: WalkingTable,
  ) {
    const { lines, lineOf, home } = axis;
    this.#lines = lines;
    this.#lineOf = lineOf;
    this.#homeLine = home.map((cell) => lineOf[cell]!);
    this.#matrix = new Matrix(axis);
  }

  begin(cells: Uint8Array): void {
    this.#matrix.fill(cells);
    // Every board that can become the goal has a state among those found from the goal.
    this.#state = this.table.states.find(this.#matrix.words)!;
  }

  slid(tile: number, from: number, to: number): void {
    // The blank goes where the tile comes from.
    const way = this.#lineOf[from]! < this.#lineOf[to]! ? 0 : 1;
    this.#state = this.table.links[(2 * this.#state + way) * this.#lines + this.#homeLine[tile]!]!;
  }

  least(): number {
    return this.table.distances[this.#state]!;
  }
}
