/** The 24 game as values: a hand of numbers with a target, and expressions over it. */

/**
 * `cards`: four playing cards, every one used, target 24. `numbers`: any two to eight numbers, every one used.
 * `countdown`: the television game's rules, where numbers may be left over and every step is a positive whole number.
 */
export type Rules = 'cards' | 'numbers' | 'countdown';

/** Invariant: `exactnessBound(hand)` is at most `Number.MAX_SAFE_INTEGER`. */
export interface Hand {
  readonly numbers: readonly number[];
  readonly target: number;
  readonly rules: Rules;
}

export const operators = ['+', '-', '*', '/'] as const;
export type Operator = (typeof operators)[number];

/** How an operation is shown to people; answers are written with the plain signs. */
export const signs: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' };

export interface Leaf {
  readonly number: number;
}
export interface Branch {
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
}
export type Expression = Leaf | Branch;

export const isLeaf = (e: Expression): e is Leaf => 'number' in e;

/** A hand of cards always aims here. */
export const CARD_TARGET = 24;
export const CARDS_IN_HAND = 4;
export const FEWEST_NUMBERS = 2;
export const MOST_NUMBERS = 8;

/**
 * Every value on the way is a fraction p/q. With |p| + |q| as its height, the height of a result is at most the product
 * of the heights of its parts, for each of the four operations and even before reducing. A number n has height n + 1.
 * So while this product (with the target, which searches calculate backwards from) is a safe integer, plain floating
 * point numbers hold every numerator and denominator exactly.
 */
export const exactnessBound = (numbers: readonly number[], target: number): number =>
  numbers.reduce((product, n) => product * (n + 1), target + 1);

const faces: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** How a number is called on a playing card. */
export const cardName = (n: number): string => faces[n] ?? String(n);

/** How a number of this hand is called. */
export const numberName = (hand: Hand, n: number): string => (hand.rules === 'cards' ? cardName(n) : String(n));

/** The enumeration of a larger hand would take minutes. */
export const MOST_ANALYSED = 6;
