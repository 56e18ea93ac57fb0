/** The 24 game as values: a hand of numbers with a target, expressions over it, and patterns that stand for many hands. */

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

/** A number that is given, or any. */
export type Slot = number | '?';

/** Every hand that it stands for. Invariant: at least one `?`, at most `MOST_UNKNOWN` of them before the target, and all its hands are legal. */
export interface Pattern {
  readonly slots: readonly Slot[];
  readonly target: Slot;
  readonly rules: Rules;
}

/** What may be asked: a hand, or a census of the hands of a pattern. */
export type Task = Hand | Pattern;

export const isPattern = (task: Task): task is Pattern => 'slots' in task;

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

/** A hand of a pattern that can be solved, with a solution of it. */
export interface Finding {
  readonly hand: Hand;
  readonly expression: Expression;
}

/** What answers a task: an expression a hand, a finding a pattern. */
export type Answer = Expression | Finding;

export const isFinding = (answer: Answer): answer is Finding => 'hand' in answer;
export const expressionOf = (answer: Answer): Expression => (isFinding(answer) ? answer.expression : answer);

/** A hand of cards always aims here. */
export const CARD_TARGET = 24;
export const CARDS_IN_HAND = 4;
/** How many different cards there are. */
export const RANKS = 13;
export const FEWEST_NUMBERS = 2;
export const MOST_NUMBERS = 8;
/** Six stand for up to 18,564 hands. */
export const MOST_UNKNOWN = 6;

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
export const numberName = ({ rules }: Pick<Hand, 'rules'>, n: Slot): string =>
  rules === 'cards' && n !== '?' ? cardName(n) : String(n);

/** The enumeration of a larger hand would take minutes. */
export const MOST_ANALYSED = 6;
