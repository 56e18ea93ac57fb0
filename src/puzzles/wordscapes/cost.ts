/** How unlikely a filling is: what its words are rare by, together. The least is the likeliest. */
import { loadedLexicon } from './lexicon/index.ts';
import type { Filling, Task } from './model.ts';

/** A word that is in no dictionary, as answers of a text may be, counts as rarer than any that is. */
export const UNLISTED = 255;

/** The dictionary must be loaded. */
export function costOf(task: Task, filling: Filling): number {
  const lexicon = loadedLexicon(task);
  return filling.reduce((sum, word) => sum + (lexicon.find(word)?.rarity ?? UNLISTED), 0);
}
