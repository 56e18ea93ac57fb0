/**
 * Manhattan distance: how many lines every tile is from its own, as if the others were not there. Where tiles slide
 * together, one move takes at most as many tiles one line further as there are lines beside the blank's.
 */
import { type Axis, type AxisEstimate, strideOf } from './heuristic.ts';

export class ManhattanAxis implements AxisEstimate {
  readonly #cells: number;
  /** For every tile and cell how many lines they are apart. */
  readonly #apart: Uint8Array;
  readonly #stride: number;
  #sum = 0;

  constructor(axis: Axis) {
    const { home, lineOf } = axis;
    this.#cells = home.length;
    this.#stride = strideOf(axis);
    this.#apart = new Uint8Array(this.#cells ** 2);
    for (let tile = 1; tile < this.#cells; tile++) {
      for (let cell = 0; cell < this.#cells; cell++) {
        this.#apart[tile * this.#cells + cell] = Math.abs(lineOf[cell]! - lineOf[home[tile]!]!);
      }
    }
  }

  begin(cells: Uint8Array): void {
    this.#sum = 0;
    for (let cell = 0; cell < this.#cells; cell++) this.#sum += this.#apart[cells[cell]! * this.#cells + cell]!;
  }

  slid(tile: number, from: number, to: number): void {
    const row = tile * this.#cells;
    this.#sum += this.#apart[row + to]! - this.#apart[row + from]!;
  }

  least(): number {
    return Math.ceil(this.#sum / this.#stride);
  }
}
