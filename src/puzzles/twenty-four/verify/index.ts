/**
 * The independent judge of an answer: exact fractions of big integers, straight from the expression. It shares nothing
 * with the strategies but the types.
 */
import type { Problem, Text } from '../../../contract/index.ts';
import { type Expression, type Hand, isLeaf, numberName } from '../model.ts';
import { expressions } from '../notation/index.ts';
import { text } from '../texts.ts';

/** Positive denominator, lowest terms. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const showFraction = ({ over, under }: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`);

/** The exact value, or what went wrong on the way. */
export function evaluate(e: Expression, rules: Hand['rules']): Fraction | Text {
  if (isLeaf(e)) return step({ over: BigInt(e.number), under: 1n }, e, rules);
  const l = evaluate(e.left, rules);
  if ('code' in l) return l;
  const r = evaluate(e.right, rules);
  if ('code' in r) return r;
  switch (e.operator) {
    case '+':
      return step(reduce(l.over * r.under + r.over * l.under, l.under * r.under), e, rules);
    case '-':
      return step(reduce(l.over * r.under - r.over * l.under, l.under * r.under), e, rules);
    case '*':
      return step(reduce(l.over * r.over, l.under * r.under), e, rules);
    case '/':
      if (r.over === 0n) return text('division-by-zero', { part: expressions.format(e) });
      return step(reduce(l.over * r.under, l.under * r.over), e, rules);
  }
}

/** Under the Countdown rules every step must be a positive whole number. */
function step(value: Fraction, e: Expression, rules: Hand['rules']): Fraction | Text {
  if (rules !== 'countdown' || (value.under === 1n && value.over > 0n)) return value;
  return text('not-positive-whole', { part: expressions.format(e), value: showFraction(value) });
}

function reduce(over: bigint, under: bigint): Fraction {
  const divisor = gcd(over < 0n ? -over : over, under < 0n ? -under : under);
  const sign = under < 0n ? -1n : 1n;
  return { over: (sign * over) / divisor, under: (sign * under) / divisor };
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

export function verify(hand: Hand, e: Expression): readonly Problem[] {
  const texts = countUses(hand, e);
  const value = evaluate(e, hand.rules);
  if ('code' in value) texts.push(value);
  else if (value.under !== 1n || value.over !== BigInt(hand.target)) {
    texts.push(text('wrong-value', { value: showFraction(value), target: hand.target }));
  }
  return texts.map((t) => ({ text: t }));
}

/** Numbers that were used too often, that are not there, or that were left over where all must be used. */
function countUses(hand: Hand, e: Expression): Text[] {
  const left = new Map<number, number>();
  for (const n of hand.numbers) left.set(n, (left.get(n) ?? 0) + 1);
  for (const n of leaves(e)) left.set(n, (left.get(n) ?? 0) - 1);
  const texts: Text[] = [];
  for (const [n, count] of left) {
    const given = hand.numbers.filter((m) => m === n).length;
    const name = numberName(hand, n);
    if (given === 0)
      texts.push(text('not-in-hand', { name, hand: hand.numbers.map((m) => numberName(hand, m)).join(' ') }));
    else if (count < 0) texts.push(text('used-too-often', { name, used: given - count, given }));
    else if (count > 0 && hand.rules !== 'countdown') texts.push(text('not-used', { name, missing: count }));
  }
  return texts;
}

function leaves(e: Expression): number[] {
  return isLeaf(e) ? [e.number] : [...leaves(e.left), ...leaves(e.right)];
}
