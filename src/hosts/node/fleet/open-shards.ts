/** The shards of a coordinator that are not finished, and how each comes to its end. */
import type { SolveEvent, Text } from '../../../contract/index.ts';
import { engineText } from '../../../engine/texts.ts';
import type { Job } from '../../client.ts';
import type { Judged } from './judging.ts';
import { type Fingerprint, isShardProgress, type ShardJob, type ShardResult } from './shard-job.ts';

export interface OpenShard {
  /** The id in the queue. */
  id: string;
  job: ShardJob;
  /** Who waits for its result; nobody where it was used before, and is only looked at again. */
  readonly client?: {
    readonly listener: (event: SolveEvent) => void;
    readonly settle: (event: SolveEvent) => void;
    readonly fail: (error: unknown) => void;
  };
  isAdded: boolean;
  /** Whether chance has it searched twice. */
  isChosen?: boolean;
  /** What one worker found, while another one searches it again. */
  claim?: Fingerprint;
  /** When it was put in for another worker. */
  since: number;
  /** How many results of it were not used. */
  dropped: number;
  /** It is being searched here. */
  isHere: boolean;
  /** That search. */
  own?: Job<unknown>;
  /** Its result, which waits until others are looked at again. */
  ready?: { readonly result: ShardResult; readonly judged: Judged };
  failure?: Text;
}

export const newShard = (id: string, job: ShardJob, client?: OpenShard['client']): OpenShard => ({
  ...{ id, job, isAdded: false, since: 0, dropped: 0, isHere: false },
  ...(client && { client }),
});

const nothing = { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };
const cancelled: SolveEvent = { type: 'ended', ending: 'cancelled', count: 0, proven: false, stats: nothing };
const failedWith = (text: Text): SolveEvent => ({ type: 'failed', text, stats: nothing });

export class OpenShards {
  readonly #byId = new Map<string, OpenShard>();
  /** Of all that is finished. */
  #count = 0;
  #nodes = 0;
  /** Why the search is over. */
  #stopped: SolveEvent | undefined;

  get all(): readonly OpenShard[] {
    return [...this.#byId.values()];
  }

  get isStopped(): boolean {
    return this.#stopped !== undefined;
  }

  with = (id: string): OpenShard | undefined => this.#byId.get(id);
  has = (shard: OpenShard): boolean => this.#byId.get(shard.id) === shard;

  add(shard: OpenShard): void {
    this.#byId.set(shard.id, shard);
    if (this.#stopped) this.#end(shard, this.#stopped);
  }

  rename(shard: OpenShard, id: string): void {
    this.#byId.delete(shard.id);
    shard.id = id;
    this.#byId.set(id, shard);
  }

  drop(shard: OpenShard): void {
    this.#byId.delete(shard.id);
  }

  progress(shard: OpenShard, progress: unknown): void {
    if (shard.claim || shard.isHere || !isShardProgress(progress)) return;
    const { count, nodes, share } = progress;
    const gauges = share === undefined ? {} : { gauges: { share } };
    this.#tell(shard, { type: 'progress', count, stats: { ...nothing, nodes, ...gauges } });
  }

  finish(shard: OpenShard, { count, nodes, milliseconds, proven }: ShardResult, judged: Judged): void {
    const { texts, note, nearest } = judged;
    this.#count += count;
    this.#nodes += nodes;
    const areExact = Number.isSafeInteger(this.#count) && Number.isSafeInteger(this.#nodes);
    if (!areExact) return this.stop(engineText('too-many'));
    if (texts.length > 0) this.#tell(shard, { type: 'solutions', texts });
    const about = { ...(note && { note }), ...(nearest && { nearest }) };
    const stats = { nodes, milliseconds, prepareMilliseconds: 0 };
    this.#end(shard, { type: 'ended', ending: 'exhausted', count, proven, ...about, stats });
  }

  fail(shard: OpenShard, text: Text): void {
    this.#end(shard, failedWith(text));
  }

  /** Ends some, or all, as a person asks. */
  cancel(shards = this.all): void {
    for (const shard of shards) if (this.has(shard)) this.#end(shard, cancelled);
  }

  /** Ends the search with a sentence. */
  stop(why: Text): void {
    this.#stopped ??= failedWith(why);
    for (const shard of this.all) this.#end(shard, this.#stopped);
  }

  /** What nobody expected ends the search, and is reported as what it is. */
  broken(error: unknown): void {
    this.stop(engineText('bug', { detail: error instanceof Error ? error.message : String(error) }));
  }

  #end(shard: OpenShard, event: SolveEvent): void {
    this.drop(shard);
    shard.own?.cancel();
    this.#tell(shard, event);
    shard.client?.settle(event);
  }

  /** A listener that throws ends its own job, as in a client. */
  #tell(shard: OpenShard, event: SolveEvent): void {
    try {
      shard.client?.listener(event);
    } catch (error) {
      this.drop(shard);
      shard.client?.fail(error);
    }
  }
}
