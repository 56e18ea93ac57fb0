/** What a single entry of a board means, and which ones are missing. */
import type { Text } from '../../../contract/index.ts';
import { text } from '../texts.ts';
import type { Word } from './sections.ts';

/** The signs for the blank; the number after the last tile means it too. */
export const isBlankSign = (word: string): boolean => /^([-._x]|0+)$/i.test(word);

export const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** The tile that a word means on a board with this many cells; 0 is the blank. */
export const tileOf = ({ text: word }: Word, cells: number): number =>
  isBlankSign(word) || Number(word) === cells ? 0 : Number(word);

/** Up to this many missing entries are named. */
const MOST_NAMED = 5;

/** Names a few of the entries that a board of this many cells still needs, and says how many more there are. */
export function missingText(words: readonly Word[], cells: number): Text {
  const there = new Set(words.map((word) => tileOf(word, cells)));
  const missing = Array.from({ length: cells }, (_, i) => (i + 1) % cells).filter((tile) => !there.has(tile));
  const named = missing.slice(0, MOST_NAMED).map((tile) => tile || '-');
  return text('missing', { entries: named.join(' '), more: missing.length - named.length });
}
