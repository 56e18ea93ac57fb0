/**
 * The search from a value backwards as a tree. A position is an expression with the value that is asked for; a part of it
 * that must still be made stands there as a plain number or fraction. It goes through the same splits and values in the same
 * order as `SubsetSearch.express`, and what that counts is counted.
 */
import { DepthFirst } from '../../../../algorithms/trace/depth-first.ts';
import type { NodeMade, Outcome, Text, Trace } from '../../../../contract/index.ts';
import type { Expression, Operator } from '../../model.ts';
import { text } from '../../texts.ts';
import { countBits, join } from '../subsets/search.ts';
import type { WatchedTables } from './tables.ts';
import { shownValue, type Value } from './value.ts';

type Events = Iterable<Trace<Expression>>;
/** The whole position, when this part of it stands in its place. */
type Place = (part: Expression) => Expression;
/** What follows once a part is made. */
type Then = (made: Expression) => Events;
/** An expression with its value, not reduced. */
interface Made extends Value {
  readonly e: Expression;
}

/** What is said of an expression that was found, and whether the search is over with it. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly why?: Text;
  readonly isLast?: boolean;
}

interface Partner extends Value {
  readonly operator: Operator;
  readonly swapped: boolean;
}

export class Backwards {
  readonly #tree = new DepthFirst<Expression>();
  #made = 0;
  #isOver = false;

  constructor(private readonly tables: WatchedTables) {}

  /** Everything that makes the value from exactly the numbers of one of the subsets, until a verdict is the last. */
  *watch(subsets: readonly number[], value: number, why: Text, judge: (e: Expression) => Verdict): Events {
    this.#isOver = false;
    const { rules } = this.tables.hand;
    const leaf = { number: value };
    const then = (e: Expression) => this.#tell(e, judge);
    yield this.#enter(leaf, false, { goal: value });
    this.#tree.mark('dead end', why);
    // By the Countdown rules nothing makes 0.
    for (const subset of rules === 'countdown' && value <= 0 ? [] : subsets) {
      if (this.#isOver) break;
      const figures = { goal: value, unused: countBits(subset) };
      const numbers = this.tables.names(subset);
      yield this.#enter(leaf, false, figures);
      yield* this.#orElse(
        this.#express(subset, { p: value, q: 1 }, (part) => part, then),
        text('watch-from', { value, numbers }),
        text('watch-not-from', { value: `${value}`, numbers }),
      );
    }
    yield* this.#tree.leaveAll();
  }

  /** The events below the current node, which is then left with one reason where there were some, else with another. */
  *#orElse(events: Events, some: Text | undefined, none: Text): Events {
    const before = this.#made;
    yield* events;
    if (this.#made === before) this.#tree.mark('dead end', none);
    else if (some) this.#tree.mark('branched', some);
    yield this.#tree.leave();
  }

  /** Every expression over exactly the numbers of a subset that makes the goal. */
  *#express(mask: number, goal: Value, place: Place, then: Then): Events {
    const lone = this.tables.lone(mask);
    if (lone !== undefined) {
      if (lone === goal.p && goal.q === 1) yield* then({ number: lone });
      return;
    }
    const figures = { goal: goal.p / goal.q, unused: countBits(mask) };
    for (const { small, large } of this.tables.splits[mask]!) {
      for (const a of this.tables.tables[small]!.values()) {
        if (this.#isOver) return;
        const partners = this.#partners(goal, a);
        yield this.#enter(place(split(a, partners[0]!)), true, figures);
        const names = { part: shownValue(a), goal: shownValue(goal), others: this.tables.names(large) };
        const below = this.#complete(small, large, goal, a, partners, place, then);
        yield* this.#orElse(below, undefined, text('watch-no-partner', names));
      }
    }
  }

  /** What makes the goal once a value is split off from it. */
  *#complete(
    small: number,
    large: number,
    goal: Value,
    a: Value,
    partners: readonly Partner[],
    place: Place,
    then: Then,
  ): Events {
    const table = this.tables.tables[large];
    for (const b of partners) {
      if (this.#isOver) return;
      const missing = shownValue(b);
      if (table && !table.has(missing)) continue;
      const joined = (e: Expression, other: Expression) => join(b.operator, b.swapped, e, other);
      const smaller = (made: Expression) =>
        this.#express(
          small,
          a,
          (e) => place(joined(e, made)),
          (e) => then(joined(e, made)),
        );
      yield this.#enter(place(split(a, b)), false, { goal: b.p / b.q, unused: countBits(large) });
      yield* this.#orElse(
        this.#express(large, b, (e) => place(joined(number(a), e)), smaller),
        text('watch-partner', { goal: shownValue(goal), part: shownValue(a), missing }),
        text('watch-not-from', { value: missing, numbers: this.tables.names(large) }),
      );
    }
    if (this.tables.arithmetic.absorbs(goal.p, a.p)) yield* this.#absorb(small, large, place, then);
  }

  /** At least one: any value is a sum or a difference of another one and some third. */
  #partners(goal: Value, a: Value): readonly Partner[] {
    const partners: Partner[] = [];
    this.tables.arithmetic.partners(goal.p, goal.q, a.p, a.q, (p, q, operator, swapped) =>
      partners.push({ p, q, operator, swapped }),
    );
    return partners;
  }

  /** Nothing from one part, anything from the other: their product, and their quotient where it exists. */
  *#absorb(nothing: number, anything: number, place: Place, then: Then): Events {
    yield* this.#express(nothing, { p: 0, q: 1 }, place, (a) =>
      this.#every(
        anything,
        (b) => place(join('*', false, a, b)),
        function* (b) {
          yield* then(join('*', false, a, b.e));
          if (b.p !== 0) yield* then(join('/', false, a, b.e));
        },
      ),
    );
  }

  /** Every expression over exactly the numbers of a subset. */
  *#every(mask: number, place: Place, then: (made: Made) => Events): Events {
    const lone = this.tables.lone(mask);
    if (lone !== undefined) return yield* then({ e: { number: lone }, p: lone, q: 1 });
    for (const { small, large } of this.tables.splits[mask]!) {
      yield* this.#every(small, place, (a) =>
        this.#every(
          large,
          (b) => place(join('+', false, a.e, b)),
          (b) => this.#pair(countBits(mask), a, b, place, then),
        ),
      );
    }
  }

  *#pair(unused: number, a: Made, b: Made, place: Place, then: (made: Made) => Events): Events {
    if (this.#isOver) return;
    const [x, y, under] = [a.p * b.q, b.p * a.q, a.q * b.q];
    const made = (operator: Operator, swapped: boolean) => join(operator, swapped, a.e, b.e);
    yield this.#enter(place(made('+', false)), true, { unused });
    yield* then({ e: made('+', false), p: x + y, q: under });
    yield* then({ e: made('-', x < y), p: Math.abs(x - y), q: under });
    yield* then({ e: made('*', false), p: a.p * b.p, q: under });
    if (y !== 0) yield* then({ e: made('/', false), p: x, q: y });
    if (x !== 0) yield* then({ e: made('/', true), p: y, q: x });
    yield this.#tree.leave();
  }

  *#tell(e: Expression, judge: (e: Expression) => Verdict): Events {
    if (this.#isOver) return;
    const { outcome, why, isLast = false } = judge(e);
    yield this.#enter(e, false, { unused: 0 });
    this.#tree.mark(outcome, why);
    yield this.#tree.leave();
    this.#isOver = isLast;
  }

  #enter(position: Expression, counted: boolean, figures: Readonly<Record<string, number>>): NodeMade<Expression> {
    this.#made++;
    return this.#tree.enter(position, counted, figures);
  }
}

/** A value that must still be made, as it stands in a position. */
const number = ({ p, q }: Value): Expression =>
  q === 1 ? { number: p } : { operator: '/', left: { number: p }, right: { number: q } };

const split = (a: Value, b: Partner): Expression => join(b.operator, b.swapped, number(a), number(b));
