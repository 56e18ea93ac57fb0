/** Every hand of four cards, and what the tests need to look at them. */

import type { Hand } from '../model.ts';
import { type Analysis, analyse } from '../search/analysis.ts';

/** All 1820 hands of 1 to 13, each sorted and once. */
export function allHands(): Hand[] {
  const found: Hand[] = [];
  for (let a = 1; a <= 13; a++)
    for (let b = a; b <= 13; b++)
      for (let c = b; c <= 13; c++)
        for (let d = c; d <= 13; d++) found.push({ numbers: [a, b, c, d], target: 24, rules: 'cards' });
  return found;
}

export const idle = { tick: () => undefined };

export const analysed = (hand: Hand): Analysis => analyse(hand, { ticker: idle, cache: new Map() });

export const cards = (...numbers: number[]): Hand => ({ numbers, target: 24, rules: 'cards' });
