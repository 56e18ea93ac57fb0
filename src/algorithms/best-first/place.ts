/** What best-first searches need of a space beyond moves: that it can be written down and entered anywhere. */
import type { Space } from '../ida-star/space.ts';

export interface Place extends Space {
  /** Where it is now, in full; it changes with every move. */
  readonly words: Uint32Array;
  /** Goes to where `words` say, after the caller has written them. */
  enter(): void;
}

/** What came of a step: a position was expanded, the goal was reached, all is searched, or there is no room to go on. */
export type Outcome = 'expanded' | 'solved' | 'over' | 'full';

/** A search that runs step by step; the caller decides what happens between two steps. */
export interface BestFirst {
  /** Takes the next position and, unless it is the goal, expands it. Ends with `over`, also after it was `solved`. */
  step(): Outcome;
  /** The moves to the position that was taken last. */
  readonly path: number[];
  /** No path is shorter than this. */
  readonly bound: number;
  /** How many positions are yet to be taken, and how many are remembered in all. */
  readonly queued: number;
  readonly kept: number;
}

/** About how much memory a search may take. */
const MOST_BYTES = 240e6;

/** How many states there is room for when each takes its words and this many bytes more. */
export const roomFor = (words: number, bytes: number): number => Math.floor(MOST_BYTES / (4 * words + bytes));
