/**
 * Everything up to a limit that the Countdown rules can make from some numbers, at once: the distinct positive whole
 * numbers of each subset, from those of its two parts, smaller subsets first. Six numbers take well under a millisecond
 * for the targets of the television game; eight, with a limit in the millions, some seconds.
 *
 * What makes it fast: subsets that hold equal numbers share one table; a step that only gives back one of its own
 * operands (times 1, a / b = b, a - b = b) is left out, since a smaller subset has that value already; a value too
 * large for the remaining numbers to bring down to the limit is dropped (by the heights of `exactnessBound`, one above
 * (limit + 1) times the product of each remaining number plus one); the values of the whole set, and of all but one of
 * its numbers, the most by far, are marked and not listed; and doubles are found without a branch, which a processor
 * would guess wrong half of the time.
 */
import type { Ticker } from '../../../../contract/index.ts';
import { markAll, markWith, scatter } from './marks.ts';

/** For each value from 0 to `most`, 1 where some subset of the numbers makes it. The ticker may stop it. */
export function reach(numbers: readonly number[], most: number, ticker?: Ticker): Uint8Array {
  const usable = numbers.filter((n) => n > 0).sort((a, b) => a - b);
  const whole = (1 << usable.length) - 1;
  const tables: Float64Array[] = new Array(whole + 1);
  const limits = Array.from({ length: whole + 1 }, (_, mask) =>
    usable.reduce((limit, n, i) => (mask & (1 << i) ? limit : limit * (n + 1)), most + 1),
  );
  const marks = new Uint8Array(most + 2);
  for (let mask = 1; mask <= whole; mask++) {
    const twin = equalSubset(mask, usable);
    if (twin !== mask) {
      tables[mask] = tables[twin]!;
      continue;
    }
    const lowest = mask & -mask;
    const missing = whole ^ mask;
    if (isSingle(missing) && !isSingle(mask)) {
      const last = usable[31 - Math.clz32(missing)]!;
      const near = new Uint8Array(most + last + 1);
      for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
        if (!(part & lowest)) continue;
        ticker?.tick(0);
        scatter(tables[part]!, tables[mask ^ part]!, last, near, marks);
      }
      markWith(near, last, marks);
      tables[mask] = NOTHING;
      continue;
    }
    let count = 0;
    if (isSingle(mask)) candidates[count++] = usable[31 - Math.clz32(mask)]!;
    for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
      if (!(part & lowest)) continue;
      ticker?.tick(0);
      if (mask === whole) markAll(tables[part]!, tables[mask ^ part]!, marks);
      else count = combine(tables[part]!, tables[mask ^ part]!, limits[mask]!, count);
    }
    const values = distinct(count);
    tables[mask] = values;
    for (let i = 0; i < values.length; i++) marks[Math.min(values[i]!, most + 1)] = 1;
  }
  marks[0] = 0;
  return marks.subarray(0, most + 1);
}

/** The first subset that holds the same numbers: of equal numbers, which stand side by side, the lower are taken. */
function equalSubset(mask: number, sorted: readonly number[]): number {
  for (let i = 1; i < sorted.length; i++) {
    if (sorted[i] === sorted[i - 1] && mask & (1 << i) && !(mask & (1 << (i - 1)))) {
      return equalSubset(mask ^ (3 << (i - 1)), sorted);
    }
  }
  return mask;
}

const isSingle = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0;
const NOTHING = new Float64Array(0);

// Room to work in, kept from call to call; nothing in it outlives one.
let candidates = new Float64Array(1 << 15);
const stamps = new Int32Array(1 << 20);
let stamp = 0;

/** Appends all values up to the limit that two tables make to the first `count` candidates; returns their new number. */
function combine(left: Float64Array, right: Float64Array, limit: number, count: number): number {
  const room = count + 4 * left.length * right.length;
  if (room > candidates.length) {
    const larger = new Float64Array(2 * room);
    larger.set(candidates);
    candidates = larger;
  }
  const out = candidates;
  let n = count;
  for (let i = 0; i < left.length; i++) {
    const a = left[i]!;
    for (let j = 0; j < right.length; j++) {
      const b = right[j]!;
      const large = Math.max(a, b);
      const small = Math.min(a, b);
      const difference = large - small;
      if (difference <= limit) {
        if (difference !== 0 && difference !== small) out[n++] = difference;
        if (large + small <= limit) out[n++] = large + small;
        if (small !== 1 && large * small <= limit) out[n++] = large * small;
      }
      if (small === 1 || large > limit * small) continue;
      // Exact while both are safe integers: a quotient that is not whole cannot round to a whole number.
      const quotient = large / small;
      if (quotient !== small && quotient === Math.floor(quotient)) out[n++] = quotient;
    }
  }
  return n;
}

/** The first `count` candidates, each once. */
function distinct(count: number): Float64Array {
  const large = new Set<number>();
  const list = candidates;
  stamp++;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const value = list[i]!;
    if (value < stamps.length) {
      const difference = stamps[value]! ^ stamp;
      stamps[value] = stamp;
      list[kept] = value;
      kept += (difference | -difference) >>> 31;
    } else if (!large.has(value)) {
      large.add(value);
      list[kept++] = value;
    }
  }
  return list.slice(0, kept);
}
