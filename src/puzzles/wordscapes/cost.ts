/** How unlikely a filling is: the sum of the rarities of its words. The filling with the least sum is the likeliest. */
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Filling } from './model.ts';

/** A word that is in no dictionary, as answers of a text may be, counts as rarer than any that is. */
export const UNLISTED = 255;

export const costOf = (filling: Filling, lexicon: Lexicon): number =>
  filling.reduce((sum, word) => sum + (lexicon.find(word)?.rarity ?? UNLISTED), 0);
