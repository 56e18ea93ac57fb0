/**
 * Tables over subsets, and a search from the goal backwards.
 *
 * For every subset of at most four numbers the table holds the distinct values it can make. A larger subset is never
 * tabulated: to make v from it, split it in two, take each value a of the smaller part, work out the partner b that is
 * then needed for each operation, and either look b up or, where the other part is large too, search for b in the same
 * way. This finds one answer or all of them, and a search that returns has proven that there is nothing else.
 */
import type { Ticker } from '../../../../contract/index.ts';
import type { Expression, Operator } from '../../model.ts';
import type { Arithmetic } from './arithmetic.ts';
import { ValueSet } from './value-set.ts';

/** Larger tables make a full proof for eight numbers quicker, and every first answer slower. */
export const LARGEST_TABLE = 4;

type Emit = (e: Expression) => void;
export interface Split {
  readonly small: number;
  readonly large: number;
}

export class SubsetSearch {
  readonly #tables: ValueSet[] = [];
  readonly #splits: (readonly Split[])[] = [];

  /** Subsets are bit masks over `numbers`. Each pair of values put together, forwards or backwards, is one tick. */
  constructor(
    private readonly numbers: readonly number[],
    private readonly arithmetic: Arithmetic,
    private readonly ticker: Ticker,
  ) {
    for (let mask = 1; mask < 1 << numbers.length; mask++) {
      this.#splits[mask] = splitsOf(mask);
      if (countBits(mask) <= LARGEST_TABLE) this.#tables[mask] = this.#tabulate(mask);
    }
  }

  /** Every expression over exactly the numbers of a subset that makes p/q, up to signs pushed outward. */
  express(mask: number, p: number, q: number, emit: Emit): void {
    const lone = this.#lone(mask);
    if (lone !== undefined) {
      if (lone === p && q === 1) emit({ number: lone });
      return;
    }
    for (const { small, large } of this.#splits[mask]!) {
      const { p: ap, q: aq } = this.#tables[small]!;
      for (let i = 0; i < ap.length; i++) {
        this.ticker.tick();
        const a: [number, number] = [ap[i]!, aq[i]!];
        this.arithmetic.partners(p, q, ...a, (bp, bq, operator, swapped) => {
          if (this.#tables[large]?.has(bp, bq) === false) return;
          this.express(large, bp, bq, (b) => this.express(small, ...a, (e) => emit(join(operator, swapped, e, b))));
        });
        if (this.arithmetic.absorbs(p, ap[i]!)) this.#absorb(small, large, emit);
      }
    }
  }

  /** Nothing from one part, anything from the other: their product, and their quotient where it exists. */
  #absorb(nothing: number, anything: number, emit: Emit): void {
    this.express(nothing, 0, 1, (a) => {
      this.#every(anything, (b, bp) => {
        emit(join('*', false, a, b));
        if (bp !== 0) emit(join('/', false, a, b));
      });
    });
  }

  /** Every expression over exactly the numbers of a subset, with its value, not reduced. */
  #every(mask: number, emit: (e: Expression, p: number, q: number) => void): void {
    const lone = this.#lone(mask);
    if (lone !== undefined) return emit({ number: lone }, lone, 1);
    for (const { small, large } of this.#splits[mask]!) {
      this.#every(small, (a, ap, aq) => {
        this.#every(large, (b, bp, bq) => {
          this.ticker.tick();
          const x = ap * bq;
          const y = bp * aq;
          emit(join('+', false, a, b), x + y, aq * bq);
          emit(join('-', x < y, a, b), Math.abs(x - y), aq * bq);
          emit(join('*', false, a, b), ap * bp, aq * bq);
          if (y !== 0) emit(join('/', false, a, b), x, y);
          if (x !== 0) emit(join('/', true, a, b), y, x);
        });
      });
    }
  }

  #tabulate(mask: number): ValueSet {
    const table = new ValueSet();
    const lone = this.#lone(mask);
    if (lone !== undefined && this.arithmetic.admits(lone, 1)) table.add(lone, 1);
    const take = (p: number, q: number) => table.add(p, q);
    for (const { small, large } of lone === undefined ? this.#splits[mask]! : []) {
      const a = this.#tables[small]!;
      const b = this.#tables[large]!;
      for (let i = 0; i < a.size; i++) {
        this.ticker.tick(b.size);
        for (let j = 0; j < b.size; j++) this.arithmetic.combine(a.p[i]!, a.q[i]!, b.p[j]!, b.q[j]!, take);
      }
    }
    return table;
  }

  /** The number of a subset that has only one. */
  #lone(mask: number): number | undefined {
    return (mask & (mask - 1)) === 0 ? this.numbers[31 - Math.clz32(mask)] : undefined;
  }
}

export const join = (operator: Operator, swapped: boolean, a: Expression, b: Expression): Expression =>
  swapped ? { operator, left: b, right: a } : { operator, left: a, right: b };

export const countBits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + countBits(mask >>> 1));

/** Each way to cut a subset in two, once; the more even first, because there both sides can be looked up. */
export function splitsOf(mask: number): Split[] {
  const splits: Split[] = [];
  for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
    const rest = mask ^ part;
    const [sizePart, sizeRest] = [countBits(part), countBits(rest)];
    if (sizePart < sizeRest || (sizePart === sizeRest && part < rest)) splits.push({ small: part, large: rest });
  }
  return splits.sort((a, b) => countBits(b.small) - countBits(a.small));
}
