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
/** The growth of a grid that no phone shows. */
const TOO_LARGE = Number.POSITIVE_INFINITY;

/** In `open`: a word may not take this box. No letter has this code. */
const CLOSED = 255;

/** All words in one grid, the first of them first; undefined where some word finds no place. */
export function crosswordOf(words: readonly string[], random: Random): Crossword | undefined {
  const board = new Board();
  board.put({ word: words[0]!, row: MIDDLE, column: MIDDLE, isDown: random.below(2) === 1 }, 0);
  const left = new Set(words.slice(1));
  while (left.size > 0) {
    const best = board.bestOf(left, random);
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
  /** What a word across, and one down, may have in each box: any letter (0), the one that is there, or none (`CLOSED`). */
  readonly #open = [new Uint8Array(WIDTH * WIDTH), new Uint8Array(WIDTH * WIDTH)] as const;
  /** The boxes of one word only, in the order in which they came. */
  #single: number[] = [];
  readonly #lying: Lying[] = [];
  #crossings = 0;
  #top = WIDTH;
  #left = WIDTH;
  #bottom = 0;
  #right = 0;

  /**
   * The place that is worth the most; one that crosses several words has a chance for each. Making levels spends most of its
   * time here, so no object is made for a place that is not the best.
   */
  bestOf(words: Iterable<string>, random: Random): { readonly lying: Lying; readonly crossings: number } | undefined {
    let most = Number.NEGATIVE_INFINITY;
    let [word, row, column, crossings, isDown] = ['', 0, 0, 0, false];
    for (const one of words) {
      for (const box of this.#single) {
        const letter = this.#letters[box]!;
        const goesDown = this.#taken[0][box] === 1;
        const boxRow = Math.floor(box / WIDTH);
        const boxColumn = box % WIDTH;
        for (let i = 0; i < one.length; i++) {
          if (one.charCodeAt(i) !== letter) continue;
          const first = goesDown ? boxRow - i : boxRow;
          const second = goesDown ? boxColumn : boxColumn - i;
          const crossed = this.#crossingsOf(one, first, second, goesDown);
          if (crossed === 0) continue;
          const growth = this.#growthOf(one.length, first, second, goesDown);
          if (growth === TOO_LARGE) continue;
          const worth = CROSSING * crossed - growth + (CHANCE * random.below(1024)) / 1024;
          if (worth <= most) continue;
          most = worth;
          word = one;
          row = first;
          column = second;
          crossings = crossed;
          isDown = goesDown;
        }
      }
    }
    return crossings === 0 ? undefined : { lying: { word, row, column, isDown }, crossings };
  }

  /** How many words it would cross; 0 also where it does not fit. */
  #crossingsOf(word: string, row: number, column: number, isDown: boolean): number {
    const step = isDown ? WIDTH : 1;
    const begin = isDown ? row : column;
    if (begin <= 0 || begin + word.length > WIDTH - 1) return 0;
    let at = row * WIDTH + column;
    if (this.#letters[at - step] !== 0 || this.#letters[at + step * word.length] !== 0) return 0;
    const open = this.#open[isDown ? 1 : 0];
    let crossings = 0;
    for (let i = 0; i < word.length; i++, at += step) {
      const letter = open[at]!;
      if (letter === 0) continue;
      if (letter !== word.charCodeAt(i)) return 0;
      crossings++;
    }
    return crossings;
  }

  /** By how much the grid would grow, its longer side counted for more. */
  #growthOf(length: number, row: number, column: number, isDown: boolean): number {
    const rows = this.#bottom - this.#top;
    const columns = this.#right - this.#left;
    const newRows = Math.max(this.#bottom, row + (isDown ? length : 1)) - Math.min(this.#top, row);
    const newColumns = Math.max(this.#right, column + (isDown ? 1 : length)) - Math.min(this.#left, column);
    const longer = Math.max(newRows, newColumns);
    if (longer > MOST_BOXES) return TOO_LARGE;
    return (
      LONGER * (longer - Math.max(rows, columns)) + SHORTER * (Math.min(newRows, newColumns) - Math.min(rows, columns))
    );
  }

  put(lying: Lying, crossings: number): void {
    const { word, row, column, isDown } = lying;
    for (let i = 0; i < word.length; i++) {
      const box = (row + (isDown ? i : 0)) * WIDTH + column + (isDown ? 0 : i);
      if (this.#letters[box] === 0) this.#single.push(box);
      this.#letters[box] = word.charCodeAt(i);
      this.#taken[isDown ? 1 : 0][box] = 1;
    }
    this.#single = this.#single.filter((box) => this.#taken[0][box] !== this.#taken[1][box]);
    this.#openAround(lying);
    this.#lying.push(lying);
    this.#crossings += crossings;
    this.#top = Math.min(this.#top, row);
    this.#left = Math.min(this.#left, column);
    this.#bottom = Math.max(this.#bottom, row + (isDown ? word.length : 1));
    this.#right = Math.max(this.#right, column + (isDown ? 1 : word.length));
  }

  /** What a word closes or opens, within its boxes and beside them. */
  #openAround({ word, row, column, isDown }: Lying): void {
    const lastRow = row + (isDown ? word.length : 1);
    const lastColumn = column + (isDown ? 1 : word.length);
    for (let r = row - 1; r <= lastRow; r++) {
      for (let c = column - 1; c <= lastColumn; c++) {
        const box = r * WIDTH + c;
        this.#open[0][box] = this.#openTo(0, box, WIDTH);
        this.#open[1][box] = this.#openTo(1, box, 1);
      }
    }
  }

  #openTo(way: 0 | 1, box: number, aside: number): number {
    const letter = this.#letters[box]!;
    if (letter !== 0) return this.#taken[way][box] === 1 ? CLOSED : letter;
    // An empty box beside a word would put a letter next to it.
    return this.#letters[box - aside] || this.#letters[box + aside] ? CLOSED : 0;
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
