/** Searches over the tables of subsets, from the goal backwards. */
import type { Context, Probe, Ticker } from '../../../../contract/index.ts';
import { sameKey } from '../../canonical.ts';
import type { Expression, Hand } from '../../model.ts';
import { fractions, wholeNumbers } from './arithmetic.ts';
import { nearestValues } from './nearest.ts';
import { countBits, SubsetSearch } from './search.ts';

/** Any one solution, a short one under the Countdown rules. */
export const findOne = (hand: Hand, { ticker }: Context): Expression | undefined =>
  first((emit) => expressionsOf(hand, ticker)(hand.target, emit));

export type Search = (value: number, emit: (e: Expression) => void) => void;

/** A search for any value over this hand. Under the Countdown rules subsets will do, fewer numbers first. */
export function expressionsOf({ numbers, rules }: Pick<Hand, 'numbers' | 'rules'>, ticker: Ticker): Search {
  const whole = (1 << numbers.length) - 1;
  if (rules !== 'countdown') {
    const search = new SubsetSearch(numbers, fractions, ticker);
    return (value, emit) => search.express(whole, value, 1, emit);
  }
  const search = new SubsetSearch(numbers, wholeNumbers, ticker);
  const subsets = Array.from({ length: whole }, (_, i) => i + 1).sort((a, b) => countBits(a) - countBits(b));
  return (value, emit) => {
    if (value > 0) for (const subset of subsets) search.express(subset, value, 1, emit);
  };
}

/** Every solution, one of each class; where the rules leave none, the nearest misses. */
export function findAll(hand: Hand, probe: Probe<Expression>): void {
  const search = expressionsOf(hand, probe);
  const seen = new Set<string>();
  search(hand.target, (e) => {
    const key = sameKey(e, 'd2');
    if (seen.has(key)) return;
    seen.add(key);
    probe.solution(e);
  });
  if (seen.size > 0 || hand.rules !== 'countdown') return;
  probe.exhausted();
  const alone = hand.numbers.filter((n) => n > 0).sort((a, b) => Math.abs(a - hand.target) - Math.abs(b - hand.target));
  if (alone[0] !== undefined) probe.nearest({ number: alone[0] });
  for (const value of nearestValues(hand, probe)) {
    const nearest = first((emit) => search(value, emit));
    if (nearest) return probe.nearest(nearest);
  }
}

/** The first expression a search finds; the search is unwound as soon as it has it. */
export function first(search: (emit: (found: Expression) => void) => void): Expression | undefined {
  const box: { found?: Expression } = {};
  try {
    search((found) => {
      box.found = found;
      throw box;
    });
  } catch (thrown) {
    if (thrown !== box) throw thrown;
  }
  return box.found;
}
