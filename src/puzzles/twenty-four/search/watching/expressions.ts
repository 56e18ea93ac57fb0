/**
 * The report's enumeration as a tree: first the numbers in every order, one after the other, then the operators from left
 * to right, then the parentheses. Each expression is a leaf, and only leaves are counted.
 */
import { DepthFirst } from '../../../../algorithms/trace/depth-first.ts';
import type { Goal, Text, Trace } from '../../../../contract/index.ts';
import { type Sameness, sameKey } from '../../canonical.ts';
import { type Expression, type Hand, type Leaf, numberName, type Operator, operators, signs } from '../../model.ts';
import { expressions as notation, readable } from '../../notation/index.ts';
import { text } from '../../texts.ts';
import { build } from '../enumerate.ts';
import { shapes } from '../stretches.ts';
import { calculate, figuresOf, shownValue } from './value.ts';

/** An earlier solution that is the same as this one; where there is none, this one is told. */
type Earlier = (e: Expression) => Expression | undefined;

function earlierBy(sameness: Sameness): Earlier {
  const first = new Map<string, Expression>();
  return (e) => {
    const key = sameKey(e, sameness);
    const earlier = first.get(key);
    if (!earlier) first.set(key, e);
    return earlier;
  };
}

/** Every expression, in the order of `enumerate`; of solutions that are the same, the first. */
export function* watchExpressions(
  hand: Hand,
  goal: Goal,
  merge: Sameness | 'none',
): Generator<Trace<Expression>, void> {
  const earlier = merge === 'none' ? () => undefined : earlierBy(merge);
  const { numbers, target } = hand;
  const n = numbers.length;
  const tree = new DepthFirst<Expression>();
  const cards = numbers.map((number): Leaf => ({ number }));
  const taken = numbers.map(() => false);
  /** The last equal number before each, or -1. */
  const twins = numbers.map((number, c) => numbers.slice(0, c).lastIndexOf(number));
  let isOver = false;

  function* arrange(order: readonly Leaf[]): Iterable<Trace<Expression>> {
    if (order.length === n) return yield* operate(order, []);
    for (let c = 0; c < n && !isOver; c++) {
      if (taken[c] || (twins[c]! >= 0 && !taken[twins[c]!])) continue;
      taken[c] = true;
      const more = [...order, cards[c]!];
      yield tree.enter(inRow(more, []), false, { left: n - more.length });
      tree.mark('branched', text('watch-order', { numbers: named(hand, more) }));
      yield* arrange(more);
      yield tree.leave();
      taken[c] = false;
    }
  }

  function* operate(order: readonly Leaf[], chosen: readonly number[]): Iterable<Trace<Expression>> {
    if (chosen.length === n - 1) return yield* group(order, chosen);
    for (let digit = 0; digit < operators.length && !isOver; digit++) {
      const more = [...chosen, digit];
      const row = inRow(order.slice(0, more.length + 1), more);
      yield tree.enter(row, false, { left: n - 1 - more.length });
      tree.mark('branched', text('watch-operators', { row: flat(hand, order, more) }));
      yield* operate(order, more);
      yield tree.leave();
    }
  }

  function* group(order: readonly Leaf[], chosen: readonly number[]): Iterable<Trace<Expression>> {
    const count = shapes[n]!;
    const first = chosen.reduce((index, digit) => 4 * index + digit, 0) * count;
    for (let shape = 0; shape < count && !isOver; shape++) {
      const e = build(order, 0, n - 1, first + shape);
      const value = calculate(e);
      yield tree.enter(e, true, { left: 0, ...('part' in value ? {} : figuresOf(value, target)) });
      const why = objection(e, value);
      if (why) tree.mark('dead end', why);
      else tree.mark('solution');
      isOver = !why && goal === 'first';
      yield tree.leave();
    }
  }

  /** Why an expression is not told; nothing where it is. */
  function objection(e: Expression, value: ReturnType<typeof calculate>): Text | undefined {
    if ('part' in value) return text('division-by-zero', { part: notation.format(value.part) });
    if (value.p !== target || value.q !== 1) return text('wrong-value', { value: shownValue(value), target });
    const same = earlier(e);
    return same && text('watch-same', { expression: readable(hand, same) });
  }

  yield tree.enter(cards[0]!, false, { left: n });
  tree.mark('branched', text('watch-hand'));
  yield* arrange([]);
  yield* tree.leaveAll();
}

/** Numbers in a row, taken from left to right; where no operator is chosen yet, they are added. */
const inRow = (order: readonly Leaf[], chosen: readonly number[]): Expression =>
  order.slice(1).reduce<Expression>((left, right, i) => ({ operator: operatorAt(chosen, i), left, right }), order[0]!);

const operatorAt = (chosen: readonly number[], i: number): Operator => operators[chosen[i] ?? 0]!;

const named = (hand: Hand, order: readonly Leaf[]): string =>
  order.map(({ number }) => numberName(hand, number)).join(', ');

/** The numbers with the operators between them, without parentheses, and a gap where no operator is chosen yet. */
const flat = (hand: Hand, order: readonly Leaf[], chosen: readonly number[]): string =>
  order
    .map(({ number }, i) => {
      const digit = chosen[i - 1];
      const sign = i === 0 ? '' : digit === undefined ? ' … ' : ` ${signs[operators[digit]!]} `;
      return `${sign}${numberName(hand, number)}`;
    })
    .join('');
