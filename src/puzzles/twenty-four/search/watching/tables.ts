/**
 * The tables of the subset search as a graph: a value of a subset grows from a combination of two values of its parts, and
 * the combination from the value of the smaller part. A value that the subset has already joins the node that it is. Only
 * combinations are counted. It makes the same tables in the same order as `SubsetSearch`.
 */
import type { NodeMade, NodeSettled, Trace } from '../../../../contract/index.ts';
import { type Expression, type Hand, numberName, operators } from '../../model.ts';
import { text } from '../../texts.ts';
import { type Arithmetic, fractions, wholeNumbers } from '../subsets/arithmetic.ts';
import { countBits, join, LARGEST_TABLE, type Split, splitsOf } from '../subsets/search.ts';
import { figuresOf, isSame, operate, shownValue, type Value } from './value.ts';

/** A value of a subset. */
interface Entry extends Value {
  readonly node: number;
  readonly mask: number;
  /** How it was made first. */
  readonly expression: Expression;
  isParent: boolean;
}

export class WatchedTables {
  readonly arithmetic: Arithmetic;
  readonly splits: (readonly Split[])[] = [];
  /** By subset and by value as it is written, in the order in which values are found. */
  readonly tables: ReadonlyMap<string, Entry>[] = [];
  readonly #names: string[] = [];
  /** How many nodes were made. */
  nodes = 0;

  constructor(readonly hand: Hand) {
    this.arithmetic = hand.rules === 'countdown' ? wholeNumbers : fractions;
  }

  /** All numbers. */
  get whole(): number {
    return (1 << this.hand.numbers.length) - 1;
  }

  /** The number of a subset that has only one. */
  lone(mask: number): number | undefined {
    return (mask & (mask - 1)) === 0 ? this.hand.numbers[31 - Math.clz32(mask)] : undefined;
  }

  /** The numbers of a subset. */
  names(mask: number): string {
    const inside = () => this.hand.numbers.filter((_, i) => mask & (1 << i));
    this.#names[mask] ??= inside()
      .map((number) => numberName(this.hand, number))
      .join(', ');
    return this.#names[mask];
  }

  *watch(): Generator<Trace<Expression>, void> {
    const { numbers } = this.hand;
    yield this.#make({ number: numbers[0]! }, { unused: numbers.length });
    for (let mask = 1; mask <= this.whole; mask++) {
      this.splits[mask] = splitsOf(mask);
      if (countBits(mask) <= LARGEST_TABLE) yield* this.#tabulate(mask);
    }
    const entries = this.tables.flatMap((table) => [...table.values()]);
    for (const entry of entries) yield this.#settled(entry);
    const outcome = entries.length > 0 ? 'branched' : 'dead end';
    yield { node: 0, outcome, counted: false, why: text('watch-tables') };
  }

  *#tabulate(mask: number): Iterable<Trace<Expression>> {
    const table = new Map<string, Entry>();
    this.tables[mask] = table;
    const lone = this.lone(mask);
    if (lone !== undefined) {
      if (!this.arithmetic.admits(lone, 1)) return;
      yield* this.#add(mask, { p: lone, q: 1 }, { number: lone }, 0);
      return;
    }
    for (const { small, large } of this.splits[mask]!) {
      for (const a of this.tables[small]!.values()) {
        for (const b of this.tables[large]!.values()) yield* this.#combine(mask, a, b);
      }
    }
  }

  *#combine(mask: number, a: Entry, b: Entry): Iterable<Trace<Expression>> {
    a.isParent = true;
    const unused = this.hand.numbers.length - countBits(mask);
    const made = this.#make(join('+', false, a.expression, b.expression), { unused }, a.node);
    yield made;
    const results = this.#results(a, b);
    for (const { value, expression } of results) yield* this.#add(mask, value, expression, made.node);
    const values = results.map(({ value }) => shownValue(value)).join(', ');
    const why = text('watch-combined', { a: shownValue(a), b: shownValue(b), values });
    yield { node: made.node, outcome: 'branched', counted: true, why };
  }

  /** What two values make, each with its expression. */
  #results(a: Entry, b: Entry): readonly { readonly value: Value; readonly expression: Expression }[] {
    const ways = operators.flatMap((operator) =>
      [false, true].map((swapped) => ({ operator, swapped, value: operate(operator, ...pair(swapped, a, b)) })),
    );
    const results: { value: Value; expression: Expression }[] = [];
    let next = 0;
    // Values come in the order of the operators.
    this.arithmetic.combine(a.p, a.q, b.p, b.q, (p, q) => {
      const value = { p, q };
      while (!ways[next]!.value || !isSame(ways[next]!.value!, value)) next++;
      const { operator, swapped } = ways[next++]!;
      results.push({ value, expression: join(operator, swapped, a.expression, b.expression) });
    });
    return results;
  }

  /** A node for a value; where the subset has it already, one that joins the other. */
  *#add(mask: number, value: Value, expression: Expression, parent: number): Iterable<NodeMade<Expression>> {
    const { numbers, target } = this.hand;
    const table = this.tables[mask] as Map<string, Entry>;
    const key = shownValue(value);
    const known = table.get(key);
    const figures = { unused: numbers.length - countBits(mask), ...figuresOf(value, target) };
    const made = this.#make(expression, figures, parent, known?.node);
    if (!known) table.set(key, { ...value, node: made.node, mask, expression, isParent: false });
    yield made;
  }

  #make(
    position: Expression,
    figures: Readonly<Record<string, number>>,
    parent?: number,
    joins?: number,
  ): NodeMade<Expression> {
    const node = this.nodes++;
    return { node, ...(parent !== undefined && { parent }), ...(joins !== undefined && { joins }), position, figures };
  }

  /** What a value was good for, now that the tables are made. */
  #settled({ node, mask, isParent, ...value }: Entry): NodeSettled {
    const { target, rules } = this.hand;
    if (isParent) return { node, outcome: 'branched', counted: false };
    const mayBeAnswer = mask === this.whole || rules === 'countdown';
    if (mayBeAnswer && isSame(value, { p: target, q: 1 }))
      return { node, outcome: 'open', counted: false, why: text('watch-reaches', { target }) };
    if (mask === this.whole) {
      const why = text('wrong-value', { value: shownValue(value), target });
      return { node, outcome: 'dead end', counted: false, why };
    }
    return { node, outcome: 'open', counted: false, why: text('watch-kept') };
  }
}

const pair = (swapped: boolean, a: Value, b: Value): [Value, Value] => (swapped ? [b, a] : [a, b]);
