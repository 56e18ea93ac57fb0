/** What a coordinator is given, and what it reports. */
import type { AnyPuzzle, Text } from '../../../contract/index.ts';
import type { Client } from '../../client.ts';
import type { ShardQueue } from './queue.ts';

/** What a person should know. */
export type Notice =
  | { readonly notice: 'queue-lost' | 'queue-back' }
  /** The queue answers, but does not do what is asked. */
  | { readonly notice: 'queue-refuses'; readonly detail: string }
  /** The queue had lost this many shards, which are put in again. */
  | { readonly notice: 'put-again'; readonly shards: number }
  | { readonly notice: 'failed'; readonly shard: string; readonly why: Text }
  /** What the coordinator found itself is not what one of these workers, or both, had found. */
  | {
      readonly notice: 'differing';
      readonly shard: string;
      readonly workers: readonly string[];
      readonly wrong: readonly string[];
    }
  /** The puzzle's judge rejects a solution of this worker. */
  | { readonly notice: 'wrong'; readonly shard: string; readonly worker: string };

export interface Coordination {
  readonly queue: ShardQueue;
  /** What divides the search, and decides where two workers disagree or only one is there. */
  readonly local: Pick<Client, 'solve' | 'ask' | 'close'>;
  /** What judges solutions. */
  readonly puzzle: AnyPuzzle;
  readonly search: string;
  readonly version: string;
  tell(notice: Notice): void;
  /** Called every two seconds; says whether the search was cancelled elsewhere. */
  beat(): Promise<boolean>;
  /** The part of the shards that is searched again, from 0 to 1. */
  readonly compared?: number;
  /** In milliseconds; tests have less time. */
  readonly paces?: Paces;
}

export interface Paces {
  /** Between two looks for results. */
  readonly look: number;
  /** Between two looks for shards that were lost, and two beats. */
  readonly lookAfter: number;
  /** How long to wait for another worker before a shard is searched again here. */
  readonly another: number;
}
export const PACES: Paces = { look: 100, lookAfter: 2000, another: 20_000 };
