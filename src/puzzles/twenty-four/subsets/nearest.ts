/** Values to try, nearest to the target first, when the Countdown rules cannot make the target itself. */
import type { Hand } from '../model.ts';
import { reach } from './reach.ts';

/** All values of a table this long fit in memory and are found in milliseconds. */
const LONGEST_TABLE = 2_000_000;
const MOST_TABULATED = 6;

/**
 * Up to six numbers, a table of everything that can be made gives the one nearest value. Beyond, values are proposed
 * one by one, outward from the target and up to the largest that can be made; the caller searches for each.
 */
export function* nearestValues({ numbers, target }: Hand): Generator<number> {
  const largest = largestValue(numbers);
  if (target >= largest) {
    if (largest > 0) yield largest;
    return;
  }
  // The largest number can stand alone, so nothing farther away than it is of interest.
  const most = target + Math.abs(Math.max(...numbers) - target);
  const table = numbers.length <= MOST_TABULATED && most < LONGEST_TABLE ? reach(numbers, most) : undefined;
  for (let distance = 1; ; distance++) {
    for (const value of [target - distance, target + distance]) {
      if (value > 0 && value <= largest && (!table || table[value])) yield value;
    }
    if (distance > Math.max(target, most)) return;
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
