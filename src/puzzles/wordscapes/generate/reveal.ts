/**
 * Which letters of a level must be shown, as few as can be, so that only one filling is left. Every other filling has
 * boxes in which it differs; one of them must be shown. Fillings are asked for a few at a time, only those that the
 * letters shown so far do not rule out, until no such filling is left: the few examined stand for all (implicit hitting
 * sets).
 */
import { bitsOf, Meeting } from './hitting.ts';

/** Fillings other than the right one that have its letters in these cells: some if there are any, as cells. */
export type Others = (shown: readonly number[]) => readonly string[];

/** A level that has not come to an end by now has far too many other fillings. */
const MOST_ROUNDS = 40;

/**
 * The cells to show, none of which can be left out; undefined where it would take more than `most` or a word as a whole,
 * or too long to find out. `slots` are the cells of each word.
 */
export function revealed(
  right: string,
  slots: readonly (readonly number[])[],
  most: number,
  others: Others,
): readonly number[] | undefined {
  const boxes = [...new Set(slots.flat())];
  const numbers = new Map(boxes.map((cell, number) => [cell, number]));
  const words = slots.map((slot) => bitsOf(slot.map((cell) => numbers.get(cell)!)));
  const leavesWords = (shown: bigint): boolean => words.every((word) => (word & shown) !== word);
  const meeting = new Meeting();
  let shown: readonly number[] | undefined = [];
  for (let rounds = 0; shown && rounds < MOST_ROUNDS; rounds++) {
    const found = others(shown);
    if (found.length === 0) return shown;
    meeting.add(found.map((other) => bitsOf([...boxes.keys()].filter((i) => other[boxes[i]!] !== right[boxes[i]!]))));
    shown = meeting.fewest(most, leavesWords)?.map((number) => boxes[number]!);
  }
  return undefined;
}
