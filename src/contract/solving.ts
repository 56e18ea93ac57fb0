/** How instances are solved. */
import type { Parsed } from './notation.ts';
import type { Goal } from './solve.ts';
import type { Context, Strategy } from './strategy.ts';
import type { Text } from './text.ts';

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
  /**
   * How large an instance is before anything is searched, such as its free cells, and what that counts. Where solutions
   * are sequences of moves, the length of the shortest one says more, and this may be left out.
   */
  readonly size?: { of(instance: Instance): number; readonly unit: Text };
  /** The same instance with its input in another order, such as its pieces, where a search depends on that order. */
  reorder?(instance: Instance, random: { below(n: number): number }): Instance;
  /** Solutions by their number; a refusal where there are too many to number. */
  atlas?(instance: Instance, context: Context): Parsed<Atlas<Solution>> | Promise<Parsed<Atlas<Solution>>>;
}
