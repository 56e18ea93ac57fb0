/** Deals a hand from a pack of 52 cards, at a wished difficulty, or any that can be solved, or any at all; the same seed, the same hand. */
import { seededRandom } from '../../../algorithms/random/random.ts';
import type { Context, Wish } from '../../../contract/index.ts';
import { CARD_TARGET, CARDS_IN_HAND, type Hand, RANKS } from '../model.ts';
import { analyse } from '../search/analysis.ts';
import { gradeOf } from './grade.ts';

const SUITS = 4;

/** Deals until a hand is as wished. Every level is at least some percent of all hands, so this ends soon. */
export function deal({ seed, difficulty, options }: Wish, context: Context): Hand {
  const random = seededRandom(seed);
  for (;;) {
    const pack = Array.from({ length: RANKS * SUITS }, (_, card) => (card % RANKS) + 1);
    const numbers = Array.from({ length: CARDS_IN_HAND }, () => pack.splice(random.below(pack.length), 1)[0]!);
    const hand: Hand = { numbers, target: CARD_TARGET, rules: 'cards' };
    if (difficulty === undefined && !options.solvable) return hand;
    const grade = gradeOf(analyse(hand, context));
    if (grade && (difficulty === undefined || grade.level === difficulty)) return hand;
  }
}
