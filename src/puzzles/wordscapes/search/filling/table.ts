/**
 * The words of one length, ranked, with a set of bits for every letter at every place: which of the words have it there.
 * A pattern is looked up by cutting such sets with each other, 32 words at a time.
 */
import type { Word } from '../../lexicon/lexicon.ts';
import { byLength } from '../../words-by-length.ts';

/** Letters are numbered from A. */
export const ALPHABET = 26;
export const letterOf = (character: string): number => character.charCodeAt(0) - 65;
export const characterOf = (letter: number): string => String.fromCharCode(65 + letter);

export interface Table {
  readonly length: number;
  /** Likeliest first, and alphabetically where alike, unless the table was made in another order. */
  readonly words: readonly Word[];
  readonly rarities: Int32Array;
  /** The letters of word `w` from `w * length` on. */
  readonly letters: Uint8Array;
  /** How many numbers of 32 bits a set of words takes. */
  readonly size: number;
  /** For place `p` and letter `l`, from `(p * ALPHABET + l) * size` on: the words that have it there. */
  readonly having: Uint32Array;
}

/** The tables of some words, by length. */
export type Tables = ReadonlyMap<number, Table>;

export const byText = (a: Word, b: Word): number => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);
export const byLikelihood = (a: Word, b: Word): number => a.rarity - b.rarity || byText(a, b);

export function tablesOf(words: readonly Word[], order: (a: Word, b: Word) => number = byLikelihood): Tables {
  return new Map([...byLength(words)].map(([length, alike]) => [length, tableOf(length, [...alike].sort(order))]));
}

export function tableOf(length: number, words: readonly Word[]): Table {
  const size = Math.ceil(words.length / 32);
  const having = new Uint32Array(length * ALPHABET * size);
  const letters = new Uint8Array(words.length * length);
  for (const [index, { text }] of words.entries()) {
    for (let place = 0; place < length; place++) {
      const letter = letterOf(text[place]!);
      letters[index * length + place] = letter;
      having[(place * ALPHABET + letter) * size + (index >>> 5)]! |= 1 << (index & 31);
    }
  }
  return { length, words, rarities: Int32Array.from(words, ({ rarity }) => rarity), letters, size, having };
}
