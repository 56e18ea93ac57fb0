/** Pick numbers that add up to the target. The types say what is so of every value; what people write is checked first. */

/** Invariant: up to thirty different whole numbers from 1 to 999999, and a target from 0 to 999999. */
export interface Task {
  readonly numbers: readonly number[];
  readonly target: number;
}

/** What a strategy or a person picked, in this order; whether it is right is for `verify` to say. */
export type Picked = readonly number[];

export const MOST_NUMBERS = 30;
export const MOST = 999_999;

/** The task that is left after a pick; its target is below 0 where the pick is too much. */
export const leftAfter = ({ numbers, target }: Task, pick: Picked): Task => ({
  numbers: numbers.filter((number) => !pick.includes(number)),
  target: pick.reduce((missing, number) => missing - number, target),
});
