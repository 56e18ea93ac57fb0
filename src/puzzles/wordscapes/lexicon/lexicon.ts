/** What a dictionary answers, whatever it is made of. */

export interface Word {
  /** Capitals. */
  readonly text: string;
  /** How rare it is, from 0 for the commonest: a word that is rarer by `HALVING` is half as likely. */
  readonly rarity: number;
  /** Whether it is known to most people, so that a level may ask for it. */
  readonly isCommon: boolean;
}

/** Rarities are whole numbers, so that sums of them are exact and fillings can be compared. */
export const HALVING = 4;

/** How likely a word is, beside one of rarity 0. */
export const likelihood = (rarity: number): number => 2 ** (-rarity / HALVING);

export interface Lexicon {
  /** Every word that can be laid from the letters, each used at most as often as it is there, in alphabetical order. */
  wordsOf(letters: string): readonly Word[];
  find(text: string): Word | undefined;
}
