/** What a search over several workers may be kept with, shard by shard. */
import type { Goal, Shard } from '../contract/index.ts';
import type { Bundle } from '../engine/bundle.ts';
import type { Ended } from '../engine/gather.ts';

/** How a search is divided. */
export interface Division {
  /** The instance as it is solved, in our own writing. */
  readonly text: string;
  readonly strategy: string;
  readonly goal: Goal;
  readonly shards: readonly Shard[];
}

/** The one shard of a search that cannot be divided. */
export const WHOLE: Shard = { id: 'whole', weight: 1, part: '' };

/**
 * Keeps what shards find, from one process to the next. It takes their solutions, in the order of each shard, in the place of
 * the listener. What it throws ends the search, and comes out of its promise.
 */
export interface Ledger {
  /** Hears how the search is divided; names the shards to be searched now, in their order. */
  open(division: Division): readonly Shard[];
  /** The end of a shard that was searched before. */
  known(shard: Shard): Ended | undefined;
  solutions(shard: Shard, bundle: Bundle): void;
  /** A shard was searched to its end. */
  ended(shard: Shard, ended: Ended): void;
}

/** What is searched one by one: the shards, or the whole where there are none. */
export const orWhole = (shards: readonly Shard[]): readonly Shard[] => (shards.length > 0 ? shards : [WHOLE]);
