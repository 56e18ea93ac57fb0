/** Pick numbers that add up to the target. The types say what is so of every value; what people write is checked first. */

/** Invariant: one to thirty different whole numbers, these and the target from 1 to 999999. */
export interface Task {
  readonly numbers: readonly number[];
  readonly target: number;
}

/** What a strategy or a person picked; whether it is right is for `verify` to say. */
export type Picked = readonly number[];

/** A subset fits into the bits of one small integer. */
export const MOST_NUMBERS = 30;
