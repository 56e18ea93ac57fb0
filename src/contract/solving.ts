/** How instances are solved. */
import type { Parsed } from './notation.ts';
import type { Goal } from './solve.ts';
import type { Context, Strategy } from './strategy.ts';

/** All solutions of an instance as a numbered list that is never written out. */
export interface Atlas<Solution> {
  readonly count: number;
  /** The solution with this number, from 0. */
  at(index: number): Solution;
}

export interface Solving<Instance, Solution> {
  /** The first one that takes an instance is its default. */
  readonly strategies: readonly Strategy<Instance, Solution>[];
  /** The goal unless a request names one: what suits the instance, or the puzzle while there is no instance yet. */
  goal(instance?: Instance): Goal;
  /** Solutions by their number; a refusal where there are too many to number. */
  atlas?(instance: Instance, context: Context): Parsed<Atlas<Solution>> | Promise<Parsed<Atlas<Solution>>>;
}
