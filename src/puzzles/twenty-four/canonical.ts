/**
 * When two expressions are essentially the same.
 *
 * D1: nested sums are flattened to one signed multiset of terms, nested products to one multiset of factors above and
 * below the line, signs are pushed outward ((a - b) * (c - d) is (b - a) * (d - c)), and equal numbers are identical.
 * D2: D1, where dividing by the number 1 is the same as multiplying by it, and such a 1 may stand anywhere.
 */
import { type Expression, isLeaf } from './model.ts';

export type Sameness = 'd1' | 'd2';

/** A flattened expression without its sign. Keys of equal forms are equal. */
export type Form =
  | { readonly kind: 'number'; readonly key: string; readonly number: number }
  | { readonly kind: 'sum'; readonly key: string; readonly terms: readonly Signed[] }
  | { readonly kind: 'product'; readonly key: string; readonly over: readonly Form[]; readonly under: readonly Form[] };

export interface Signed {
  readonly sign: 1 | -1;
  readonly form: Form;
}

/** Equal for expressions that are essentially the same. The outermost sign says nothing: it follows from the value. */
export const sameKey = (e: Expression, sameness: Sameness): string => flatForm(e, sameness).key;

/** The flattened form of an expression. */
export const flatForm = (e: Expression, sameness: Sameness): Form => flatten(e, sameness === 'd2').form;

const numberForm = (number: number): Form => ({ kind: 'number', key: String(number), number });

function flatten(e: Expression, freeOnes: boolean): Signed {
  if (isLeaf(e)) return { sign: 1, form: numberForm(e.number) };
  const left = flatten(e.left, freeOnes);
  const right = flatten(e.right, freeOnes);
  switch (e.operator) {
    case '+':
      return sum([...terms(left, 1), ...terms(right, 1)]);
    case '-':
      return sum([...terms(left, 1), ...terms(right, -1)]);
    case '*':
      return product(left, right, factors(right.form), freeOnes);
    case '/': {
      const { over, under } = factors(right.form);
      return product(left, right, { over: under, under: over }, freeOnes);
    }
  }
}

const terms = ({ sign, form }: Signed, outer: 1 | -1): Signed[] =>
  form.kind === 'sum'
    ? form.terms.map((t) => ({ sign: (t.sign * sign * outer) as 1 | -1, form: t.form }))
    : [{ sign: (sign * outer) as 1 | -1, form }];

/** Of a sum and its negative, the one whose key sorts first stands for both; the sign goes outward. */
function sum(parts: Signed[]): Signed {
  const negated = parts.map(({ sign, form }): Signed => ({ sign: sign === 1 ? -1 : 1, form }));
  const key = sumKey(parts);
  const negatedKey = sumKey(negated);
  return key <= negatedKey
    ? { sign: 1, form: { kind: 'sum', key, terms: parts } }
    : { sign: -1, form: { kind: 'sum', key: negatedKey, terms: negated } };
}

const sumKey = (parts: readonly Signed[]): string =>
  `(${parts
    .map(({ sign, form }) => (sign === 1 ? '+' : '-') + form.key)
    .sort()
    .join('')})`;

const factors = (form: Form): { over: readonly Form[]; under: readonly Form[] } =>
  form.kind === 'product' ? form : { over: [form], under: [] };

function product(left: Signed, right: Signed, rightFactors: ReturnType<typeof factors>, freeOnes: boolean): Signed {
  const sign = (left.sign * right.sign) as 1 | -1;
  const own = factors(left.form);
  let over = [...own.over, ...rightFactors.over];
  let under = [...own.under, ...rightFactors.under];
  if (freeOnes) {
    const one = (form: Form) => form.key === '1';
    over = over.filter((form) => !one(form));
    under = under.filter((form) => !one(form));
    // What remains may be a lone sum, whose terms can then join a sum outside.
    if (under.length === 0 && over.length <= 1) return { sign, form: over[0] ?? numberForm(1) };
  }
  const key = `[${keys(over)}/${keys(under)}]`;
  return { sign, form: { kind: 'product', key, over, under } };
}

const keys = (forms: readonly Form[]): string =>
  forms
    .map((form) => form.key)
    .sort()
    .join('*');
