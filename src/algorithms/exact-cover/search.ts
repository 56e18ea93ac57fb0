/** What a search for coverings tells while it runs. Every one of these functions may throw, which ends the search. */
import type { Covering } from './cover.ts';

export interface Listener {
  tick(nodes: number): void;
  /** A part of the whole search is done; all parts together are 1. */
  passed(share: number): void;
  found(covering: Covering): void;
}

/** Options in the order in which a search lays them. */
export type Path = readonly number[];

/** A part of a search, or another way to go through it. */
export interface Stretch {
  /** Only what lies behind these options is searched, and only nodes there are counted, their own position included. */
  readonly behind?: Path;
  /** Paths of this length, which is less than the number of pieces, are told, and what lies behind them is not searched. */
  readonly paths?: { readonly length: number; tell(path: Path): void };
  /** Instead of all ways from a position only one is gone, by its number from 0. */
  readonly draw?: (ways: number) => number;
}

/**
 * A search that is ready to run. `fixed` is an option that is laid first, and `share` the part of all that this is. Throws a
 * RangeError where a stretch lies behind options that the search never lays in this order.
 */
export type Search = (fixed?: number, share?: number, stretch?: Stretch) => void;
