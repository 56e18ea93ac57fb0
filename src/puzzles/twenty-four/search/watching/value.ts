/** What expressions come to, for traces: fractions in plain numbers, exact for the hands that there are. */
import { type Expression, isLeaf, type Operator } from '../../model.ts';

/** In lowest terms; the denominator is above zero. */
export interface Value {
  readonly p: number;
  readonly q: number;
}

/** A part of an expression that divides by zero. */
export interface Failed {
  readonly part: Expression;
}

export function calculate(e: Expression): Value | Failed {
  if (isLeaf(e)) return { p: e.number, q: 1 };
  const left = calculate(e.left);
  if ('part' in left) return left;
  const right = calculate(e.right);
  return 'part' in right ? right : (operate(e.operator, left, right) ?? { part: e });
}

/** Nothing where it would divide by zero. */
export function operate(operator: Operator, left: Value, right: Value): Value | undefined {
  const [x, y, under] = [left.p * right.q, right.p * left.q, left.q * right.q];
  switch (operator) {
    case '+':
      return reduced(x + y, under);
    case '-':
      return reduced(x - y, under);
    case '*':
      return reduced(left.p * right.p, under);
    case '/':
      return y === 0 ? undefined : reduced(x, y);
  }
}

function reduced(p: number, q: number): Value {
  let [a, b] = [Math.abs(p), Math.abs(q)];
  while (b !== 0) [a, b] = [b, a % b];
  // Adding zero makes 0 of -0.
  return { p: (Math.sign(q) * p) / a + 0, q: Math.abs(q) / a };
}

export const isSame = (a: Value, b: Value): boolean => a.p === b.p && a.q === b.q;

export const shownValue = ({ p, q }: Value): string => (q === 1 ? `${p}` : `${p}/${q}`);

/** The value itself, and how far it is from the target. */
export const figuresOf = ({ p, q }: Value, target: number): Readonly<Record<string, number>> => ({
  value: p / q,
  distance: Math.abs(p - target * q) / q,
});
