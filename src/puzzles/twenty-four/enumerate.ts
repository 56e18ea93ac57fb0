/**
 * The report's enumeration, to the line: distinct orders of the numbers, then operators with the first one slowest in
 * the order + - * /, then parenthesisations with the outermost operation as far right as possible first. For four
 * numbers that is ((a b) c) d, (a (b c)) d, (a b) (c d), a ((b c) d), a (b (c d)).
 *
 * Values are fractions p/q in plain numbers, exact and never reduced (see `exactnessBound`); q = 0 marks a division by
 * zero somewhere inside. Why it is fast: for one order of the numbers, the values of every stretch of neighbours under
 * all operators and all shapes stand in one flat array, made from those of its parts. Each expression then costs one
 * operation instead of n - 1, in a loop without a choice; the few that hit the target are sorted back into line.
 */
import type { Ticker } from '../../contract/index.ts';
import { type Expression, type Hand, operators } from './model.ts';

/** All values of one stretch; index = (operators as base-4 digits, first one highest) * shapes + shape. */
interface Stretch {
  readonly p: Float64Array;
  readonly q: Float64Array;
}

/** Two neighbouring stretches, and where their pairs belong in the whole that they make. */
interface Join {
  readonly left: Stretch;
  readonly right: Stretch;
  readonly at: Placing;
}

/** Calls `found` for every expression with the hand's target as its value; each expression is one tick. */
export function enumerate(hand: Hand, ticker: Ticker, found: (e: Expression) => void): void {
  const { numbers, target } = hand;
  const n = numbers.length;
  const expressions = 4 ** (n - 1) * shapes[n]!;
  const { leaves, inner, outer } = layOut(n);
  const order: number[] = new Array(n);
  const hits: number[] = [];

  function tryOrder(): void {
    for (const { out, joins } of inner) for (const join of joins) combine(join, out);
    hits.length = 0;
    for (const join of outer) match(join, target, hits);
    let done = 0;
    if (hits.length > 1) hits.sort((a, b) => a - b);
    for (const hit of hits) {
      ticker.tick(hit + 1 - done);
      done = hit + 1;
      found(build(0, n - 1, hit));
    }
    ticker.tick(expressions - done);
  }

  /** The expression at an index of the stretch from i to j. */
  function build(i: number, j: number, index: number): Expression {
    if (i === j) return { number: order[i]! };
    const shape = index % shapes[j - i + 1]!;
    const signs = Math.floor(index / shapes[j - i + 1]!);
    let first = 0;
    for (let k = j - 1; ; k--) {
      const rights = shapes[j - k]!;
      const here = shapes[k - i + 1]! * rights;
      if (shape >= first + here) {
        first += here;
        continue;
      }
      const rightSigns = 4 ** (j - k - 1);
      const leftShape = Math.floor((shape - first) / rights);
      const rightShape = (shape - first) % rights;
      const above = Math.floor(signs / rightSigns);
      return {
        operator: operators[above % 4]!,
        left: build(i, k, Math.floor(above / 4) * shapes[k - i + 1]! + leftShape),
        right: build(k + 1, j, (signs % rightSigns) * rights + rightShape),
      };
    }
  }

  const taken: boolean[] = numbers.map(() => false);
  (function arrange(position: number): void {
    if (position === n) return tryOrder();
    for (let c = 0; c < n; c++) {
      // A number that equals an earlier one not yet taken would only repeat what that one gives.
      if (taken[c] || numbers.some((number, d) => d < c && !taken[d] && number === numbers[c])) continue;
      taken[c] = true;
      order[position] = numbers[c]!;
      leaves[position]!.p[0] = numbers[c]!;
      arrange(position + 1);
      taken[c] = false;
    }
  })(0);
}

/** Fills a stretch with the values of one split of it. */
function combine({ left, right, at }: Join, out: Stretch): void {
  const { p, q } = out;
  const { p: rightP, q: rightQ } = right;
  const step = at.sign;
  for (let l = 0; l < left.p.length; l++) {
    const lp = left.p[l]!;
    const lq = left.q[l]!;
    for (let r = 0; r < rightP.length; r++) {
      const rp = rightP[r]!;
      const rq = rightQ[r]!;
      const o = at.left[l]! + at.right[r]!;
      const lprq = lp * rq;
      const rplq = rp * lq;
      p[o] = lprq + rplq;
      p[o + step] = lprq - rplq;
      p[o + 2 * step] = lp * rp;
      p[o + 3 * step] = lprq;
      q[o] = q[o + step] = q[o + 2 * step] = lq * rq;
      q[o + 3 * step] = rq === 0 ? 0 : rplq;
    }
  }
}

/** The whole is not stored: each pair is only held against the target, t = l + r as lp rq + rp lq = t lq rq. */
function match({ left, right, at }: Join, target: number, hits: number[]): void {
  const { p: rightP, q: rightQ } = right;
  const step = at.sign;
  for (let l = 0; l < left.p.length; l++) {
    const lp = left.p[l]!;
    const lq = left.q[l]!;
    if (lq === 0) continue;
    const scaled = target * lq;
    for (let r = 0; r < rightP.length; r++) {
      const rp = rightP[r]!;
      const rq = rightQ[r]!;
      const lprq = lp * rq;
      const rplq = rp * lq;
      const goal = scaled * rq;
      if (lprq + rplq !== goal && lprq - rplq !== goal && lp * rp !== goal && lprq !== scaled * rp) continue;
      if (rq === 0) continue;
      const o = at.left[l]! + at.right[r]!;
      if (lprq + rplq === goal) hits.push(o);
      if (lprq - rplq === goal) hits.push(o + step);
      if (lp * rp === goal) hits.push(o + 2 * step);
      if (lprq === scaled * rp && rp !== 0) hits.push(o + 3 * step);
    }
  }
}

/** Every stretch of n numbers but the whole, shortest first, with its splits; and the splits of the whole. */
function layOut(n: number) {
  const stretches: Stretch[][] = Array.from({ length: n }, () => []);
  const inner: { out: Stretch; joins: Join[] }[] = [];
  const splits = (i: number, j: number): Join[] => {
    const joins: Join[] = [];
    for (let k = j - 1; k >= i; k--) {
      joins.push({ left: stretches[i]![k]!, right: stretches[k + 1]![j]!, at: placing(k - i + 1, j - k) });
    }
    return joins;
  };
  for (let length = 1; length < n; length++) {
    const size = 4 ** (length - 1) * shapes[length]!;
    for (let i = 0; i + length <= n; i++) {
      const out = { p: new Float64Array(size), q: new Float64Array(size).fill(1) };
      stretches[i]![i + length - 1] = out;
      if (length > 1) inner.push({ out, joins: splits(i, i + length - 1) });
    }
  }
  return { leaves: stretches.map((row, i) => row[i]!), inner, outer: splits(0, n - 1) };
}

/** How many shapes a stretch of each length has: the Catalan numbers. */
const shapes = [0, 1, 1, 2, 5, 14, 42, 132, 429];

/** Where a pair of parts belongs in the whole: the sum of a share of the left, of the sign and of the right. */
interface Placing {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly sign: number;
}

const placings = new Map<number, Placing>();

/** For a left part of a numbers and a right part of b; calculated once for each pair of lengths. */
function placing(a: number, b: number): Placing {
  const known = placings.get(a * 16 + b);
  if (known) return known;
  const whole = shapes[a + b]!;
  let first = 0;
  for (let right = 1; right < b; right++) first += shapes[a + b - right]! * shapes[right]!;
  const rightSigns = 4 ** (b - 1);
  const share = (length: number, one: (signs: number, shape: number) => number) =>
    Int32Array.from({ length: 4 ** (length - 1) * shapes[length]! }, (_, index) =>
      one(Math.floor(index / shapes[length]!), index % shapes[length]!),
    );
  const made = {
    left: share(a, (signs, shape) => signs * 4 * rightSigns * whole + shape * shapes[b]! + first),
    right: share(b, (signs, shape) => signs * whole + shape),
    sign: rightSigns * whole,
  };
  placings.set(a * 16 + b, made);
  return made;
}
