/** Which hands a pattern stands for. */
import { exactnessBound, type Pattern, RANKS } from './model.ts';

/** The targets of the television game. */
export const FIRST_TARGET = 101;
export const LAST_TARGET = 999;
/** Its tiles, from the smallest: two of each number up to ten, and four large ones. */
const TILES: readonly number[] = [...Array.from({ length: 20 }, (_, i) => (i >> 1) + 1), 25, 50, 75, 100];
/** The last target of numbers that must all be used, as in the puzzle of the four fours. */
const LAST_OF_ALL = 100;

/** How many numbers a pattern leaves open. */
export const unknownIn = ({ slots }: Pattern): number => slots.filter((slot) => slot === '?').length;

/** What the question marks before the target may be, each number as often as it may be taken, from the smallest. */
export function supplyOf(pattern: Pattern): readonly number[] {
  const { slots, rules } = pattern;
  const marks = unknownIn(pattern);
  if (rules !== 'countdown') return Array.from({ length: RANKS * marks }, (_, i) => Math.floor(i / marks) + 1);
  const left = [...TILES];
  for (const slot of slots) {
    const at = slot === '?' ? -1 : left.indexOf(slot);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The first and the last target that a pattern asks for. */
export function targetsOf({ target, rules }: Pattern): readonly [first: number, last: number] {
  if (target !== '?') return [target, target];
  return rules === 'countdown' ? [FIRST_TARGET, LAST_TARGET] : [1, LAST_OF_ALL];
}

/** The numbers that a pattern names. */
export const givenIn = ({ slots }: Pattern): number[] => slots.filter((slot) => slot !== '?');

/** Whether all hands of a pattern keep the invariant of a hand: the largest of them does. */
export function isExact(pattern: Pattern): boolean {
  const supply = supplyOf(pattern);
  const largest = supply.slice(supply.length - unknownIn(pattern));
  return exactnessBound([...givenIn(pattern), ...largest], targetsOf(pattern)[1]) <= Number.MAX_SAFE_INTEGER;
}
