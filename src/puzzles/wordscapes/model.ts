/** A wheel of letters and boxes to fill with words made from it: legal instances and fillings as types. */

/** The languages that there are dictionaries for. */
export const dictionaryLanguages = ['en', 'id'] as const;
export type DictionaryLanguage = (typeof dictionaryLanguages)[number];

/** Which words may be an answer: every word of the dictionary, or only the common ones. */
export const lists = ['full', 'common'] as const;
export type List = (typeof lists)[number];

/** A box whose letter is not known, and a place without a box. */
export const OPEN = '?';
export const NONE = '.';

/** More rows or columns than this are not read. */
export const MOST_SIDE = 30;
/** The most letters that a wheel may have; it has at least two. */
export const MOST_LETTERS = 16;
/** How many words a person's own list may have. */
export const MOST_WORDS = 50_000;

/**
 * What is to be filled. Text runs through the cells row by row: a capital is a known letter.
 * - grid: a crossword; `cells` has `rows * columns` characters.
 * - rows: boxes in rows that cross nowhere, one pattern a row; rows of the same pattern stand in alphabetical order, so
 *   that a set of words counts once.
 * - words: nothing to fill; single words are looked for, of any length, or matching any of the patterns.
 */
export type Shape =
  | { readonly kind: 'grid'; readonly rows: number; readonly columns: number; readonly cells: string }
  | { readonly kind: 'rows'; readonly patterns: readonly string[] }
  | { readonly kind: 'words'; readonly patterns: readonly string[] };

/** Boxes in a row that hold one word. */
export interface Slot {
  /** As people name it: the crossword number and `A` or `D`; of rows, the number alone. */
  readonly name: string;
  readonly direction: 'across' | 'down';
  /** Indices into the cells of a grid; of rows, into their patterns one behind the other. */
  readonly cells: readonly number[];
}

/** A puzzle that can be asked about. `slots` follows from the rest; see slots.ts. */
export interface Task {
  /** Capitals, in the order of the wheel; a letter may be there several times. */
  readonly letters: string;
  readonly language: DictionaryLanguage;
  readonly list: List;
  /** The person's own word list in place of the dictionary: capitals, sorted, each once. */
  readonly own?: readonly string[];
  readonly shape: Shape;
  /** In the order of the answers where there are some, else as in a crossword; none where single words are looked for. */
  readonly slots: readonly Slot[];
  /** What the game knows: one word for each slot, in the order that the text gives. They are then the only filling. */
  readonly answers?: readonly string[];
  /** Words that a player found beside the grid, in the order found. */
  readonly bonus: readonly string[];
}

/** One word for each slot, in the order of the slots, `?` for a box that is open; one word where words are looked for. */
export type Filling = readonly string[];

/** All cells as one string: those of a grid, or the patterns of rows one behind the other; of words, none. */
export function cellsOf({ shape }: Task): string {
  if (shape.kind === 'grid') return shape.cells;
  return shape.kind === 'rows' ? shape.patterns.join('') : '';
}

/** What is known of a slot: capitals and `?`. */
export const patternOf = (task: Task, slot: Slot): string => {
  const cells = cellsOf(task);
  return slot.cells.map((cell) => cells[cell]).join('');
};
