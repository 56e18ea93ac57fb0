/**
 * Linear conflict (Hansson, Mayer and Yung 1985): tiles that stand in their own line, but in the wrong order, cannot pass
 * each other there. Some must step out of the line and back, two steps beyond the Manhattan distance for each. The fewest
 * that must are all but the longest row of tiles that are in order already.
 *
 * A step from line to line changes the Manhattan distance by one. If the tile comes home to its line, it lessens that and
 * may raise the conflicts there by one; if it leaves it, the other way round; so the sum changes by exactly one each time.
 * Steps within a line change nothing: the order there stays the same.
 */
import { type Axis, type AxisEstimate, strideOf } from './heuristic.ts';

export class LinearConflictAxis implements AxisEstimate {
  readonly #stride: number;
  /** The cells of each line in order. */
  readonly #cellsOf: readonly Uint8Array[];
  readonly #homeLine: Uint8Array;
  readonly #homePlace: Uint8Array;
  /** For the tiles of a line, how many of them are in order up to this one. */
  readonly #ordered: Uint8Array;
  #cells: Uint8Array = new Uint8Array(0);
  readonly #conflicts: Uint8Array;
  #sum = 0;

  constructor(private readonly axis: Axis) {
    const { lines, across, lineOf, placeOf, home } = axis;
    this.#stride = strideOf(axis);
    this.#cellsOf = Array.from({ length: lines }, () => new Uint8Array(across));
    for (let cell = 0; cell < home.length; cell++) this.#cellsOf[lineOf[cell]!]![placeOf[cell]!] = cell;
    this.#homeLine = home.map((cell) => lineOf[cell]!);
    this.#homePlace = home.map((cell) => placeOf[cell]!);
    this.#ordered = new Uint8Array(across);
    this.#conflicts = new Uint8Array(lines);
  }

  begin(cells: Uint8Array): void {
    this.#cells = cells;
    this.#sum = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      const tile = cells[cell]!;
      if (tile !== 0) this.#sum += Math.abs(this.axis.lineOf[cell]! - this.#homeLine[tile]!);
    }
    for (let line = 0; line < this.#conflicts.length; line++) {
      this.#conflicts[line] = this.#conflictsIn(line);
      this.#sum += 2 * this.#conflicts[line]!;
    }
  }

  slid(tile: number, from: number, to: number): void {
    const home = this.#homeLine[tile]!;
    const before = this.axis.lineOf[from]!;
    const after = this.axis.lineOf[to]!;
    this.#sum += Math.abs(after - home) - Math.abs(before - home);
    // Tiles that are not at home in a line cause no conflict there.
    if (home !== before && home !== after) return;
    const conflicts = this.#conflictsIn(home);
    this.#sum += 2 * (conflicts - this.#conflicts[home]!);
    this.#conflicts[home] = conflicts;
  }

  least(): number {
    return Math.ceil(this.#sum / this.#stride);
  }

  /** The tiles at home in a line but for the longest row of them that is in order. */
  #conflictsIn(line: number): number {
    const cells = this.#cellsOf[line]!;
    const ordered = this.#ordered;
    let tiles = 0;
    let longest = 0;
    for (let i = 0; i < cells.length; i++) {
      const place = this.#placeAtHome(cells[i]!, line);
      ordered[i] = 0;
      if (place < 0) continue;
      tiles++;
      let before = 0;
      for (let j = 0; j < i; j++) {
        if (ordered[j]! > before && this.#homePlace[this.#cells[cells[j]!]!]! < place) before = ordered[j]!;
      }
      ordered[i] = before + 1;
      if (before + 1 > longest) longest = before + 1;
    }
    return tiles - longest;
  }

  /** The place in its line where the tile on a cell is at home, if it is at home in this one. */
  #placeAtHome(cell: number, line: number): number {
    const tile = this.#cells[cell]!;
    return tile !== 0 && this.#homeLine[tile] === line ? this.#homePlace[tile]! : -1;
  }
}
