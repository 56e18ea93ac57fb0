/**
 * Two ways to calculate, behind one interface: exact fractions (every number used), and the Countdown rules (positive
 * whole numbers on the way). A value is p/q in lowest terms, never negative: of a - b and b - a the larger minus the
 * smaller will do, because a sign can always be pushed outward.
 */
import type { Operator } from '../../model.ts';

/** Receives a value. */
export type Take = (p: number, q: number) => void;

/** Receives the partner b that makes `a operator b` (or, swapped, `b operator a`) equal to the goal. */
export type Want = (p: number, q: number, operator: Operator, swapped: boolean) => void;

export interface Arithmetic {
  /** Whether this value may stand alone. */
  admits(p: number, q: number): boolean;
  /** Every value of a and b put together. */
  combine(ap: number, aq: number, bp: number, bq: number, take: Take): void;
  /** Every b that makes the goal v with a, but for the cases where any b does (see `absorbs`). */
  partners(vp: number, vq: number, ap: number, aq: number, want: Want): void;
  /** Whether a * b and a / b equal v whatever b is: nothing times anything. */
  absorbs(vp: number, ap: number): boolean;
}

function gcd(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

function reduced(p: number, q: number, take: Take): void {
  if (q === 1) return take(p, 1);
  const divisor = gcd(p, q);
  take(p / divisor, q / divisor);
}

export const fractions: Arithmetic = {
  admits: () => true,
  combine(ap, aq, bp, bq, take) {
    const x = ap * bq;
    const y = bp * aq;
    reduced(x + y, aq * bq, take);
    reduced(Math.abs(x - y), aq * bq, take);
    reduced(ap * bp, aq * bq, take);
    if (y !== 0) reduced(x, y, take);
    if (x !== 0) reduced(y, x, take);
  },
  partners(vp, vq, ap, aq, want) {
    const v = vp * aq;
    const a = ap * vq;
    const under = vq * aq;
    if (v >= a) reduced(v - a, under, (p, q) => want(p, q, '+', false));
    if (a >= v) reduced(a - v, under, (p, q) => want(p, q, '-', false));
    // With v = 0 this is a - b again, turned round.
    if (v > 0) reduced(v + a, under, (p, q) => want(p, q, '-', true));
    if (ap === 0) return;
    reduced(v, a, (p, q) => want(p, q, '*', false));
    if (vp > 0) reduced(a, v, (p, q) => want(p, q, '/', false));
    reduced(vp * ap, under, (p, q) => want(p, q, '/', true));
  },
  absorbs: (vp, ap) => vp === 0 && ap === 0,
};

export const wholeNumbers: Arithmetic = {
  admits: (p) => p > 0,
  combine(a, _aq, b, _bq, take) {
    const large = Math.max(a, b);
    const small = Math.min(a, b);
    take(large + small, 1);
    if (large > small) take(large - small, 1);
    take(large * small, 1);
    if (large % small === 0) take(large / small, 1);
  },
  partners(v, _vq, a, _aq, want) {
    if (v > a) want(v - a, 1, '+', false);
    if (a > v) want(a - v, 1, '-', false);
    want(v + a, 1, '-', true);
    if (v % a === 0) want(v / a, 1, '*', false);
    if (v > 0 && a % v === 0) want(a / v, 1, '/', false);
    want(v * a, 1, '/', true);
  },
  absorbs: () => false,
};
