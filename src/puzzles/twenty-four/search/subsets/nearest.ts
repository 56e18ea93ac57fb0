/** Values to try, nearest to the target first, when the Countdown rules cannot make the target itself. */
import type { Ticker } from '../../../../contract/index.ts';
import type { Hand } from '../../model.ts';
import { reach } from './reach.ts';

/** A table of everything that can be made, one byte a value, fits in memory up to here. */
const LONGEST_TABLE = 50_000_000;

/**
 * A table of everything that can be made gives the one nearest value. For a target beyond any table, values are proposed
 * one by one, outward from it and up to the largest that can be made; the caller searches for each.
 */
export function* nearestValues({ numbers, target }: Hand, ticker: Ticker): Generator<number> {
  const largest = largestValue(numbers);
  if (target >= largest) {
    if (largest > 0) yield largest;
    return;
  }
  // A number can stand alone, so nothing farther away than the nearest of them is of interest.
  const farthest = Math.min(...numbers.filter((n) => n > 0).map((n) => Math.abs(n - target)));
  const most = target + farthest;
  const table = most < LONGEST_TABLE ? reach(numbers, most, ticker) : undefined;
  for (let distance = 1; distance <= farthest; distance++) {
    for (const value of [target - distance, target + distance]) {
      if (value > 0 && value <= largest && (!table || table[value])) yield value;
    }
  }
}

/** The largest value that can be made: the larger of sum and product at every step, over all ways to cut in two. */
function largestValue(numbers: readonly number[]): number {
  const best = [0];
  for (let mask = 1; mask < 1 << numbers.length; mask++) {
    best[mask] = (mask & (mask - 1)) === 0 ? numbers[31 - Math.clz32(mask)]! : 0;
    for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
      const [a, b] = [best[part]!, best[mask ^ part]!];
      best[mask] = Math.max(best[mask]!, a + b, a * b);
    }
  }
  return best.at(-1)!;
}
