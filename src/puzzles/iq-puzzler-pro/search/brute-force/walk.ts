/**
 * The search in plain TypeScript, one move at a time: for people who watch, and as the witness that the kernel beside it
 * does and counts the same.
 */
import type { Step } from '../../../../algorithms/exact-cover/step.ts';
import { placesBefore, type Trials } from './trials.ts';

export class Walk {
  /** Nodes, and times that every piece lay, until the last step. */
  nodes = 0;
  found = 0;
  /** What lies after the last step. */
  readonly laid: number[] = [];
  readonly #taken: Uint8Array;
  readonly #before: readonly number[];
  /** Tries that did not fit before the last one that was looked for. */
  #missed = 0;

  constructor(
    private readonly trials: Trials,
    private readonly order: readonly number[],
  ) {
    this.#taken = new Uint8Array(trials.cells);
    for (const cell of trials.taken) this.#taken[cell] = 1;
    this.#before = placesBefore(trials, order);
  }

  *steps(): Generator<Step> {
    const { laid } = this;
    this.#call();
    if (this.#isSolved()) yield 'solved';
    for (let from = 0; ; ) {
      const next = this.#nextThatFits(from);
      for (; this.#missed > 0; this.#missed--) yield 'missed';
      if (next !== undefined) {
        this.#mark(next, 1);
        laid.push(next);
        this.#call();
        yield 'laid';
        if (this.#isSolved()) yield 'solved';
        from = 0;
      } else {
        const last = laid.pop();
        if (last === undefined) return;
        this.#mark(last, 0);
        yield 'taken back';
        from = last + 1;
      }
    }
  }

  #call(): void {
    if (this.trials.counted === 'calls') this.nodes++;
  }

  #isSolved(): boolean {
    const isSolved = this.trials.enough && this.laid.length === this.order.length;
    if (isSolved) this.found++;
    return isSolved;
  }

  /** The next try of the piece whose turn it is. */
  #nextThatFits(from: number): number | undefined {
    const place = this.laid.length;
    if (place === this.order.length) return undefined;
    const { shapes, tries, counted } = this.trials;
    const mine = tries[this.order[place]!]!;
    const before = this.#before[place]!;
    const least = before < 0 ? -1 : this.#least(before, this.laid[before]!);
    let at = from;
    for (; 2 * at < mine.length; at++) {
      const shape = shapes[mine[2 * at]!]!;
      const by = mine[2 * at + 1]!;
      if (this.#isFree(shape, by) && shape[0]! + by > least) break;
    }
    const fits = 2 * at < mine.length;
    if (counted === 'cases') {
      this.#missed = at - from;
      this.nodes += this.#missed + (fits ? 1 : 0);
    }
    return fits ? at : undefined;
  }

  #isFree(shape: readonly number[], by: number): boolean {
    for (let i = 0; i < shape.length; i++) if (this.#taken[shape[i]! + by] === 1) return false;
    return true;
  }

  #least(place: number, at: number): number {
    const mine = this.trials.tries[this.order[place]!]!;
    return this.trials.shapes[mine[2 * at]!]![0]! + mine[2 * at + 1]!;
  }

  /** Takes or frees the cells of a try of the piece whose turn it is. */
  #mark(at: number, taken: 0 | 1): void {
    const mine = this.trials.tries[this.order[this.laid.length]!]!;
    for (const cell of this.trials.shapes[mine[2 * at]!]!) this.#taken[cell + mine[2 * at + 1]!] = taken;
  }
}
