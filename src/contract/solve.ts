/** A solve as plain JSON: what is asked, what happens, how it ended. The same in a worker, a page and a pipe. */
import type { Problem } from './notation.ts';
import type { Options } from './options.ts';
import type { Text } from './text.ts';

export const goals = ['first', 'best', 'all', 'count'] as const;
/** One solution, the cheapest, every one, or only how many. */
export type Goal = (typeof goals)[number];

/**
 * Only `exhausted` by a complete strategy proves that there is nothing more. `out of room` means that memory, or what a
 * number can count, did not suffice; the budget had nothing to do with it.
 */
export type Ending = 'exhausted' | 'goal met' | 'out of budget' | 'out of room' | 'cancelled';

/** What a person is willing to spend. */
export interface Budget {
  readonly solutions?: number;
  readonly milliseconds?: number;
  readonly nodes?: number;
}

export interface SolveRequest {
  readonly puzzle: string;
  readonly text: string;
  readonly strategy?: string;
  readonly goal?: Goal;
  readonly options?: Options;
  readonly budget?: Budget;
  /** Of a divided search the part to run, as `Strategy.split` named it. */
  readonly part?: string;
}

export interface Stats {
  readonly nodes: number;
  readonly milliseconds: number;
  readonly prepareMilliseconds: number;
  /** Figures of the strategy's own; `share` is the part of the search that is done, from 0 to 1. */
  readonly gauges?: Readonly<Record<string, number>>;
}

/** The closest thing to a solution when no solution was found, and why it is not one. */
export interface Nearest {
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** Solutions as the bytes of their lines, in ASCII, each with a newline behind it. */
export interface Lines {
  readonly bytes: Uint8Array;
  readonly count: number;
}

export type SolveEvent =
  /** The request cannot be run: bad text, unknown strategy, a strategy that does not take this instance. */
  | { readonly type: 'refused'; readonly problem: Problem }
  /** `text` is the instance as it will be solved, by the rules that the options put in force, in our own writing. */
  | { readonly type: 'started'; readonly text: string; readonly strategy: string; readonly goal: Goal }
  | { readonly type: 'progress'; readonly count: number; readonly stats: Stats }
  /**
   * Solutions in the order found, each already verified; with goal `best`, each better than those before. A host that has them
   * as `lines` makes the texts when they are asked for.
   */
  | { readonly type: 'solutions'; readonly texts: readonly string[]; readonly lines?: Lines }
  | {
      readonly type: 'ended';
      readonly ending: Ending;
      readonly count: number;
      /** Whether `count` is proven to be all there is. */
      readonly proven: boolean;
      readonly nearest?: Nearest;
      /** Which method the strategy chose, or why there can be no solution. */
      readonly note?: Text;
      readonly stats: Stats;
    }
  /** A bug or a worker that died; what was found until then stands. */
  | { readonly type: 'failed'; readonly text: Text; readonly stats: Stats };
