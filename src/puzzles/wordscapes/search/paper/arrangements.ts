/**
 * Tiles of a wheel laid in a row, in every order: the permutations of some of them, as nested loops over the wheel give
 * them. Tiles are told apart by their places, so that a letter that is there twice is tried twice.
 */

/** How many rows of `boxes` tiles there are: n (n - 1) (n - 2) ... with `boxes` factors. */
export function arrangementsOf(tiles: number, boxes: number): number {
  let count = 1;
  for (let i = 0; i < boxes; i++) count *= tiles - i;
  return count;
}

/** One row of tiles after the other, in lexicographic order of their places on the wheel. */
export class Arrangement {
  /** The place of the tile in each box. */
  readonly tiles: number[];
  readonly #wheel: number;
  /** A bit for each tile that lies in a box. */
  #taken: number;

  /** Begins with the first tiles of the wheel as they are. */
  constructor(wheel: number, boxes: number) {
    this.tiles = Array.from({ length: boxes }, (_, i) => i);
    this.#wheel = wheel;
    this.#taken = 2 ** boxes - 1;
  }

  /** Goes on to the next row; false after the last one. */
  advance(): boolean {
    const { tiles } = this;
    for (let box = tiles.length - 1; box >= 0; box--) {
      const old = tiles[box]!;
      this.#taken ^= 1 << old;
      if (!this.#lay(box, old + 1)) continue;
      while (++box < tiles.length) this.#lay(box, 0);
      return true;
    }
    return false;
  }

  /** Lays the first free tile from this place on. */
  #lay(box: number, from: number): boolean {
    for (let tile = from; tile < this.#wheel; tile++) {
      if (this.#taken & (1 << tile)) continue;
      this.#taken |= 1 << tile;
      this.tiles[box] = tile;
      return true;
    }
    return false;
  }
}

/** The rank, from 1, of the first row that spells the word; the word must be one that can be laid. */
export function rankOf(word: string, letters: string): number {
  const free = [...letters];
  let rank = 1;
  for (let i = 0; i < word.length; i++) {
    const tile = free.indexOf(word[i]!);
    rank += tile * arrangementsOf(free.length - 1, word.length - 1 - i);
    free.splice(tile, 1);
  }
  return rank;
}
