/** Words as people look through them: the longest first, those of a length by how common they are. */
import type { Lexicon, Word } from './lexicon/lexicon.ts';
import type { Filling, Task } from './model.ts';

export const byUse = (a: Word, b: Word): number =>
  b.text.length - a.text.length ||
  Number(b.isCommon) - Number(a.isCommon) ||
  a.rarity - b.rarity ||
  (a.text < b.text ? -1 : 1);

export const sorted = (words: readonly Word[]): readonly Word[] => [...words].sort(byUse);

/** The bonus words: every other word of the wheel, whichever list the answers come from. */
export function bonusWords(task: Task, lexicon: Lexicon, filling: Filling): readonly Word[] {
  const taken = new Set(filling);
  return sorted(lexicon.wordsOf(task.letters).filter(({ text }) => !taken.has(text)));
}

/** Words length by length, in the order that they come in. */
export function byLength(words: readonly Word[]): ReadonlyMap<number, readonly Word[]> {
  const lengths = new Map<number, Word[]>();
  for (const word of words) {
    const alike = lengths.get(word.text.length);
    if (alike) alike.push(word);
    else lengths.set(word.text.length, [word]);
  }
  return lengths;
}

export const commonOf = (words: readonly Word[]): number => words.filter(({ isCommon }) => isCommon).length;

/** How many words of each length are common; sorted, they come first. */
export const commonByLength = (words: readonly Word[]): readonly (readonly [length: number, common: number])[] =>
  [...byLength(words)].map(([length, alike]) => [length, commonOf(alike)]);
