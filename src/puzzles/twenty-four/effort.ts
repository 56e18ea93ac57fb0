/**
 * How hard a solution is to see, as points. They are counted on the flattened D2 form, so that all spellings of one
 * solution cost the same: what a person must find is the idea, not the parentheses.
 */
import type { Form } from './canonical.ts';

/** Points by operation: adding is seen at once, a division hardly ever. */
const ADD = 2;
const SUBTRACT = 3;
const MULTIPLY = 3;
const DIVIDE = 5;
/** A step that is no whole number: few people look there at all. */
const FRACTION = 12;
/** A step far above the target, as in (10 * 10 - 4) / 4: it leads away before it leads home. */
const LARGE = 4;
const LARGE_FROM = 50;

export interface Effort {
  readonly points: number;
  /** Whether no spelling of this solution avoids a fraction on the way. */
  readonly needsFraction: boolean;
  readonly divides: boolean;
  readonly goesLarge: boolean;
}

/** The effort of a solution, from its flattened form. */
export function effortOf(form: Form): Effort {
  const tally = { points: 0, needsFraction: false, divides: false, goesLarge: false };
  weigh(form, tally);
  return tally;
}

/** Adds up the points below a form and returns its value as p/q; heights stay exact, as everywhere. */
function weigh(form: Form, tally: { -readonly [K in keyof Effort]: Effort[K] }): readonly [number, number] {
  if (form.kind === 'number') return [form.number, 1];
  let p: number;
  let q: number;
  if (form.kind === 'sum') {
    [p, q] = [0, 1];
    const minus = form.terms.filter((term) => term.sign < 0).length;
    // The sign of the whole is free, so the cheaper reading counts: a + b - c, not -(c - a - b).
    const fewer = Math.min(minus, form.terms.length - minus);
    tally.points += SUBTRACT * fewer + ADD * (form.terms.length - 1 - fewer);
    for (const term of form.terms) {
      const [tp, tq] = weigh(term.form, tally);
      [p, q] = [p * tq + term.sign * tp * q, q * tq];
    }
  } else {
    [p, q] = [1, 1];
    tally.points += MULTIPLY * Math.max(0, form.over.length - 1) + DIVIDE * form.under.length;
    if (form.under.length > 0) tally.divides = true;
    for (const factor of form.over) {
      const [fp, fq] = weigh(factor, tally);
      [p, q] = [p * fp, q * fq];
    }
    for (const factor of form.under) {
      const [fp, fq] = weigh(factor, tally);
      [p, q] = [p * fq, q * fp];
    }
  }
  const value = Math.abs(p / q);
  if (p % q !== 0) {
    tally.needsFraction = true;
    tally.points += FRACTION;
  } else if (value >= LARGE_FROM) {
    tally.goesLarge = true;
    tally.points += LARGE;
  }
  return [p, q];
}
