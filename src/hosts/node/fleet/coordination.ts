/** What a coordinator is given, and what it tells. */
import type { Text } from '../../../contract/index.ts';
import type { Client } from '../../client.ts';
import type { ShardQueue } from './queue.ts';

/** What a person should hear of. */
export type Notice =
  | { readonly notice: 'queue-lost' | 'queue-back' }
  /** The queue had lost this many shards, which are put in again. */
  | { readonly notice: 'put-again'; readonly shards: number }
  | { readonly notice: 'failed'; readonly shard: string; readonly why: Text }
  /** Two workers disagreed; the coordinator has searched the shard itself. */
  | {
      readonly notice: 'differing';
      readonly shard: string;
      readonly workers: readonly string[];
      readonly wrong: readonly string[];
    }
  /** No other worker came to search these again. */
  | { readonly notice: 'not-compared'; readonly shards: number };

export interface Coordination {
  readonly queue: ShardQueue;
  /** What divides the search, and decides where two workers disagree. */
  readonly local: Pick<Client, 'solve' | 'ask' | 'close'>;
  readonly search: string;
  readonly version: string;
  tell(notice: Notice): void;
  /** Called every two seconds; says whether the search was cancelled elsewhere. */
  beat(): Promise<boolean>;
  /** The part of the shards that another worker searches again, from 0 to 1. */
  readonly compared?: number;
  /** In milliseconds; tests have less time. */
  readonly paces?: Paces;
}

export interface Paces {
  /** Between two looks for results. */
  readonly look: number;
  /** Between two looks for shards that were lost, and two beats. */
  readonly lookAfter: number;
  /** How long to wait for another worker once nothing else is left. */
  readonly another: number;
}
export const PACES: Paces = { look: 100, lookAfter: 2000, another: 20_000 };
