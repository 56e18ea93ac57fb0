/**
 * Words laid out as a crossword, densely: word after word at the place where it crosses the most others and lets the grid
 * grow the least, with a little chance so that another try looks different. Words touch only where they cross, so every
 * run of boxes is one of the words.
 */
import type { Random } from '../random.ts';

/** A grid for a phone: no side is longer. */
export const MOST_BOXES = 12;

/** Where a word lies; rows and columns from 0. */
export interface Lying {
  readonly word: string;
  readonly row: number;
  readonly column: number;
  readonly isDown: boolean;
}

export interface Crossword {
  readonly rows: number;
  readonly columns: number;
  readonly lying: readonly Lying[];
  /** Boxes that belong to two words. */
  readonly crossings: number;
}

/** The first word begins in the middle, so that a grid can grow to every side; beyond the edge lies one row more. */
const WIDTH = 2 * MOST_BOXES + 2;
const MIDDLE = MOST_BOXES + 1;

/** What a crossing is worth, in boxes by which the longer side, and the shorter one, grows. */
const CROSSING = 3;
const LONGER = 1.5;
const SHORTER = 0.5;
/** Up to this much is added by chance. */
const CHANCE = 2;

/** All words in one grid, the first of them first; undefined where some word finds no place. */
export function crosswordOf(words: readonly string[], random: Random): Crossword | undefined {
  const board = new Board();
  board.put({ word: words[0]!, row: MIDDLE, column: MIDDLE, isDown: random.below(2) === 1 }, 0);
  const left = new Set(words.slice(1));
  while (left.size > 0) {
    let best: { readonly lying: Lying; readonly crossings: number } | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const word of left) {
      for (const lying of board.placesOf(word)) {
        const crossings = board.crossingsOf(lying);
        if (crossings === 0) continue;
        const growth = board.growthOf(lying);
        if (growth === undefined) continue;
        const worth = CROSSING * crossings - growth + (CHANCE * random.below(1024)) / 1024;
        if (worth > most) {
          most = worth;
          best = { lying, crossings };
        }
      }
    }
    if (!best) return undefined;
    board.put(best.lying, best.crossings);
    left.delete(best.lying.word);
  }
  return board.crossword();
}

class Board {
  /** The letter of each box, 0 for none. */
  readonly #letters = new Uint8Array(WIDTH * WIDTH);
  /** Which boxes belong to a word across, and to one down. */
  readonly #taken = [new Uint8Array(WIDTH * WIDTH), new Uint8Array(WIDTH * WIDTH)] as const;
  readonly #boxes = new Set<number>();
  readonly #lying: Lying[] = [];
  #crossings = 0;
  #top = WIDTH;
  #left = WIDTH;
  #bottom = 0;
  #right = 0;

  /** Where a word would have a box in common with another that lies the other way; whether it fits is not yet asked. */
  *placesOf(word: string): Iterable<Lying> {
    for (const box of this.#boxes) {
      const isAcross = this.#taken[0][box] === 1;
      if (isAcross && this.#taken[1][box] === 1) continue;
      const letter = this.#letters[box]!;
      for (let i = 0; i < word.length; i++) {
        if (word.charCodeAt(i) !== letter) continue;
        const row = Math.floor(box / WIDTH) - (isAcross ? i : 0);
        const column = (box % WIDTH) - (isAcross ? 0 : i);
        if (row > 0 && column > 0) yield { word, row, column, isDown: isAcross };
      }
    }
  }

  /** How many words it would cross; 0 also where it does not fit. */
  crossingsOf({ word, row, column, isDown }: Lying): number {
    const step = isDown ? WIDTH : 1;
    const aside = isDown ? 1 : WIDTH;
    if ((isDown ? row : column) + word.length > WIDTH - 1) return 0;
    let at = row * WIDTH + column;
    if (this.#letters[at - step] !== 0 || this.#letters[at + step * word.length] !== 0) return 0;
    const taken = this.#taken[isDown ? 1 : 0];
    let crossings = 0;
    for (let i = 0; i < word.length; i++, at += step) {
      const letter = this.#letters[at]!;
      if (letter === 0) {
        if (this.#letters[at - aside] !== 0 || this.#letters[at + aside] !== 0) return 0;
      } else {
        if (letter !== word.charCodeAt(i) || taken[at] === 1) return 0;
        crossings++;
      }
    }
    return crossings;
  }

  /** By how much the grid would grow, its longer side counted for more; undefined where it would be too large. */
  growthOf({ word, row, column, isDown }: Lying): number | undefined {
    const rows = this.#bottom - this.#top;
    const columns = this.#right - this.#left;
    const newRows = Math.max(this.#bottom, row + (isDown ? word.length : 1)) - Math.min(this.#top, row);
    const newColumns = Math.max(this.#right, column + (isDown ? 1 : word.length)) - Math.min(this.#left, column);
    const longer = Math.max(newRows, newColumns);
    if (longer > MOST_BOXES) return undefined;
    return (
      LONGER * (longer - Math.max(rows, columns)) + SHORTER * (Math.min(newRows, newColumns) - Math.min(rows, columns))
    );
  }

  put(lying: Lying, crossings: number): void {
    const { word, row, column, isDown } = lying;
    for (let i = 0; i < word.length; i++) {
      const box = (row + (isDown ? i : 0)) * WIDTH + column + (isDown ? 0 : i);
      this.#letters[box] = word.charCodeAt(i);
      this.#taken[isDown ? 1 : 0][box] = 1;
      this.#boxes.add(box);
    }
    this.#lying.push(lying);
    this.#crossings += crossings;
    this.#top = Math.min(this.#top, row);
    this.#left = Math.min(this.#left, column);
    this.#bottom = Math.max(this.#bottom, row + (isDown ? word.length : 1));
    this.#right = Math.max(this.#right, column + (isDown ? 1 : word.length));
  }

  crossword(): Crossword {
    return {
      rows: this.#bottom - this.#top,
      columns: this.#right - this.#left,
      lying: this.#lying.map((lying) => ({ ...lying, row: lying.row - this.#top, column: lying.column - this.#left })),
      crossings: this.#crossings,
    };
  }
}
