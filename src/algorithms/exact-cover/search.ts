/** What a search for coverings tells while it runs. Every one of these functions may throw, which ends the search. */
import type { Covering } from './cover.ts';

export interface Listener {
  tick(nodes: number): void;
  /** A part of the whole search is done; all parts together are 1. */
  passed(share: number): void;
  found(covering: Covering): void;
}

/** A search that is ready to run. `fixed` is an option that is laid first, and `share` the part of all that this is. */
export type Search = (fixed?: number, share?: number) => void;
