/**
 * The values of every stretch of neighbours in one order of the numbers, under all operators and all shapes, for the
 * enumeration. Fractions p/q, exact and never reduced; q = 0 marks a division by zero somewhere inside.
 */

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

interface Inner extends Join {
  readonly out: Stretch;
}

/** The memory a search works in. */
export interface Workspace {
  readonly leaves: readonly Stretch[];
  readonly inner: readonly Inner[];
  readonly outer: readonly Join[];
}

/** Fills a stretch with the values of one split of it. */
export function combine({ left, right, at, out }: Inner): void {
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

/**
 * The whole is not stored: each pair is only compared with the target, t = l + r as lp rq + rp lq = t lq rq. The longer
 * part is walked inside, because a loop of one step costs more than the step.
 */
export function match(join: Join, target: number, hits: number[]): void {
  const { p: leftP, q: leftQ } = join.left;
  const { p: rightP, q: rightQ } = join.right;
  if (leftP.length > rightP.length) {
    for (let r = 0; r < rightP.length; r++) {
      const rp = rightP[r]!;
      const rq = rightQ[r]!;
      for (let l = 0; l < leftP.length; l++) {
        if (meets(leftP[l]!, leftQ[l]!, rp, rq, target)) note(join, l, r, target, hits);
      }
    }
    return;
  }
  for (let l = 0; l < leftP.length; l++) {
    const lp = leftP[l]!;
    const lq = leftQ[l]!;
    for (let r = 0; r < rightP.length; r++) {
      if (meets(lp, lq, rightP[r]!, rightQ[r]!, target)) note(join, l, r, target, hits);
    }
  }
}

/** Whether some operation on l and r may make the target; ignores zero denominators, which are rare. */
function meets(lp: number, lq: number, rp: number, rq: number, target: number): boolean {
  const lprq = lp * rq;
  const rplq = rp * lq;
  const scaled = target * lq;
  const goal = scaled * rq;
  return lprq + rplq === goal || lprq - rplq === goal || lp * rp === goal || lprq === scaled * rp;
}

/** Notes each operation on a pair that makes the target. */
function note({ left, right, at }: Join, l: number, r: number, target: number, hits: number[]): void {
  const lp = left.p[l]!;
  const lq = left.q[l]!;
  const rp = right.p[r]!;
  const rq = right.q[r]!;
  if (lq === 0 || rq === 0) return;
  const o = at.left[l]! + at.right[r]!;
  const step = at.sign;
  const goal = target * lq * rq;
  if (lp * rq + rp * lq === goal) hits.push(o);
  if (lp * rq - rp * lq === goal) hits.push(o + step);
  if (lp * rp === goal) hits.push(o + 2 * step);
  if (lp * rq === target * lq * rp && rp !== 0) hits.push(o + 3 * step);
}

/** Every stretch of n numbers but the whole, shortest first, with its splits; and the splits of the whole. */
export function workspaceFor(n: number): Workspace {
  const stretches: Stretch[][] = Array.from({ length: n }, () => []);
  const inner: Inner[] = [];
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
      if (length > 1) inner.push(...splits(i, i + length - 1).map((join) => ({ ...join, out })));
    }
  }
  return { leaves: stretches.map((row, i) => row[i]!), inner, outer: splits(0, n - 1) };
}

/** How many shapes a stretch of each length has: the Catalan numbers. */
export const shapes = [0, 1, 1, 2, 5, 14, 42, 132, 429];

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
  const made = {
    left: shares(a, 4 * rightSigns * whole, shapes[b]!, first),
    right: shares(b, whole, 1, 0),
    sign: rightSigns * whole,
  };
  placings.set(a * 16 + b, made);
  return made;
}

/** For each index of a part of some length: what its operators and its shape add. */
function shares(length: number, perSigns: number, perShape: number, first: number): Int32Array {
  const count = shapes[length]!;
  const list = new Int32Array(4 ** (length - 1) * count);
  for (let index = 0, signs = 0; index < list.length; signs++) {
    for (let shape = 0; shape < count; shape++) list[index++] = signs * perSigns + shape * perShape + first;
  }
  return list;
}
