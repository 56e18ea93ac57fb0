/** The cards on the table and what can be done with them: plain values, no view, no signals. */
import type { Text } from '../../../contract/index.ts';
import type { Expression, Hand, Operator } from '../model.ts';
import { evaluate, type Fraction } from '../verify/index.ts';

export interface Card {
  readonly expression: Expression;
  readonly value: Fraction;
  /** Whether it is a card of the hand, not yet combined. */
  readonly dealt: boolean;
}

/** A combination as it was made, for the trail of steps. */
export interface Step {
  readonly left: Fraction;
  readonly operator: Operator;
  readonly right: Fraction;
  readonly value: Fraction;
}

/** One place per number of the hand; a place is empty once its card went into another. */
export interface Tableau {
  readonly places: readonly (Card | undefined)[];
  readonly steps: readonly Step[];
}

export function deal(hand: Hand): Tableau {
  const places = hand.numbers.map((number) => {
    const expression = { number };
    return { expression, value: { over: BigInt(number), under: 1n }, dealt: true };
  });
  return { places, steps: [] };
}

/** Lays the card of one place on that of another; what the rules forbid comes back as a sentence. */
export function combine(hand: Hand, tableau: Tableau, from: number, operator: Operator, onto: number): Tableau | Text {
  const left = tableau.places[from]!;
  const right = tableau.places[onto]!;
  const expression = { operator, left: left.expression, right: right.expression };
  const value = evaluate(expression, hand.rules);
  if ('code' in value) return value;
  const result: Card = { expression, value, dealt: false };
  return {
    places: tableau.places.map((card, place) => (place === from ? undefined : place === onto ? result : card)),
    steps: [...tableau.steps, { left: left.value, operator, right: right.value, value }],
  };
}

/** The place whose card ends the game: the only one left, or under the Countdown rules any that hits the target. */
export function finalPlace(hand: Hand, tableau: Tableau): number | undefined {
  const taken = tableau.places.flatMap((card, place) => (card ? [place] : []));
  if (taken.length === 1) return taken[0];
  if (hand.rules !== 'countdown') return undefined;
  return taken.find((place) => hits(hand, tableau.places[place]!));
}

export const hits = (hand: Hand, { value }: Card): boolean => value.under === 1n && value.over === BigInt(hand.target);
