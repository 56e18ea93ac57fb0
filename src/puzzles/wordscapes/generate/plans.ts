/** What a level of each difficulty is made of. grade.ts says whether it became as hard as wished. */
import { LEAST_LETTERS, LEAST_WORDS, type Level, MOST_LETTERS, MOST_WORDS } from './levels.ts';

/** From the least to the most. */
export type Range = readonly [least: number, most: number];

export interface Plan {
  readonly letters: Range;
  readonly words: Range;
  /** A word that is rarer by this much is half as likely to be chosen. */
  readonly halving: number;
}

export const plans: Readonly<Record<Level, Plan>> = {
  'very-easy': { letters: [5, 5], words: [5, 6], halving: 3 },
  easy: { letters: [5, 6], words: [6, 8], halving: 4 },
  medium: { letters: [6, 7], words: [8, 11], halving: 5 },
  hard: { letters: [7, 7], words: [10, 14], halving: 6 },
  'very-hard': { letters: [7, 8], words: [13, 20], halving: 8 },
};

/** Where no difficulty is wished. */
export const anyPlan: Plan = {
  letters: [LEAST_LETTERS, MOST_LETTERS],
  words: [LEAST_WORDS, MOST_WORDS],
  halving: 5,
};

/** What makes a level a good one. */
export interface Terms {
  /** How many common words the wheel may have for each one in the level: with more, there are too many other fillings. */
  readonly toChooseFrom: number;
  /** Which part of the boxes may be shown at most. */
  readonly mostShown: number;
}

/** Rarer words are common by their tier only, and in no list of frequencies: no level asks for them. */
export const RAREST = 54;

/** The first for which a level is found; few wishes ever need the others, such as 5 words from 8 letters. */
export const allTerms: readonly Terms[] = [
  { toChooseFrom: 1.5, mostShown: 1 / 8 },
  { toChooseFrom: 3, mostShown: 1 / 5 },
  { toChooseFrom: Number.POSITIVE_INFINITY, mostShown: 1 / 3 },
];
