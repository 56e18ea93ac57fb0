/**
 * Tiles that are not at home: each of them must move. One move takes one tile, or, where tiles slide together, as many as
 * there are beside the blank in a line.
 */
import { axesOf, type Heuristic, type Measured, strideOf } from './heuristic.ts';

export class Misplaced implements Heuristic {
  readonly #home: Uint8Array;
  #count = 0;

  /** `atOnce` is how many tiles a move may take home; with all of them at once it only tells the goal from the rest. */
  constructor(
    measured: Measured,
    private readonly atOnce: number = Math.max(...axesOf(measured).map(strideOf)),
  ) {
    this.#home = axesOf(measured)[0].home;
  }

  begin(cells: Uint8Array): void {
    this.#count = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      const tile = cells[cell]!;
      if (tile !== 0 && this.#home[tile] !== cell) this.#count++;
    }
  }

  slid(tile: number, from: number, to: number): void {
    const home = this.#home[tile];
    if (home === from) this.#count++;
    else if (home === to) this.#count--;
  }

  least(): number {
    return Math.ceil(this.#count / this.atOnce);
  }
}
