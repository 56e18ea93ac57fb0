/**
 * A worker of a fleet: takes shards from the queue and searches them in threads, so that the lock of a shard is renewed while
 * its kernel runs. It does nothing but Teka's own requests, within bounds of time and memory that its owner sets.
 */
import { hostname } from 'node:os';
import type { Job as QueueJob } from 'bullmq';
import type { Text } from '../../../contract/index.ts';
import type { Job } from '../../client.ts';
import type { Workers } from '../../pool.ts';
import type { FleetQueue } from './queue.ts';
import { reasonWord } from './reason.ts';
import { isSearchRecord } from './search-record.ts';
import { searchShard } from './search-shard.ts';
import { isShardJob, type ShardJob, type ShardResult } from './shard-job.ts';
import { fleetText } from './texts.ts';

export interface Limits {
  /** Of one shard. */
  readonly seconds: number;
  /** Of the whole process. */
  readonly megabytes: number;
}

/** A shard that must be searched by another worker is looked at again after this time, in milliseconds. */
const ANOTHER = 1000;
/** How often a worker tells how far it is, and looks whether its searches go on; in milliseconds. */
const LOOK = 2000;
const LOOK_AT_MEMORY = 250;

/** No name of a machine has a colon in the queue. */
export const workerName = (): string => `${hostname().replace(/[^\w.-]/g, '-')}-${process.pid}`;

interface Running {
  readonly search: string;
  /** Why it was stopped; undefined while it runs. */
  stopped?: 'cancelled' | 'closed' | 'memory';
  job?: Job<unknown>;
}

export class FleetWorker {
  readonly name = workerName();
  readonly #running = new Set<Running>();
  readonly #taking: ReturnType<FleetQueue['work']>;
  readonly #timers: readonly NodeJS.Timeout[];
  /** How many shards it has searched to their end. */
  searched = 0;

  constructor(
    private readonly queue: FleetQueue,
    private readonly workers: Workers,
    private readonly limits: Limits,
    /** Hears what changes: a shard is begun, or ended. */
    private readonly changed: (job: ShardJob, why?: Text) => void,
  ) {
    this.#taking = queue.work(this.name, workers.size, (job, token) => this.#search(job, token));
    this.#timers = [
      setInterval(() => void this.#lookForCancelled().catch(() => undefined), LOOK),
      setInterval(() => this.#lookAtMemory(), LOOK_AT_MEMORY),
    ];
  }

  get running(): number {
    return this.#running.size;
  }

  /** Puts back what it is searching, and takes nothing more. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const closing = this.#taking.close();
    this.#stop('closed');
    await closing.catch(() => undefined);
    this.workers.close();
  }

  async #search(job: QueueJob, token: string): Promise<ShardResult> {
    const { data } = job as { data: unknown };
    if (!isShardJob(data)) throw this.queue.hopeless(reasonWord(fleetText('shard-malformed')));
    const { version, search, request, avoid } = data;
    const versions = { theirs: version, ours: this.queue.version };
    if (version !== versions.ours) throw this.queue.hopeless(reasonWord(fleetText('shard-version', versions)));
    if (avoid === this.name) return this.queue.putBack(job, token, ANOTHER);
    const running: Running = { search };
    this.#running.add(running);
    this.changed(data);
    try {
      let told = performance.now();
      const found = await searchShard(this.workers, request, this.name, {
        seconds: this.limits.seconds,
        begun: (begun) => {
          running.job = begun;
        },
        progress: (progress) => {
          if (performance.now() - told < LOOK) return;
          told = performance.now();
          void job.updateProgress(progress).catch(() => undefined);
        },
      });
      if (found.ok) {
        this.searched++;
        return found.value;
      }
      return await this.#notFound(running, job, token, found.problem.text);
    } finally {
      this.#running.delete(running);
      this.changed(data);
    }
  }

  async #notFound({ stopped }: Running, job: QueueJob, token: string, why: Text): Promise<never> {
    if (stopped === 'closed') return this.queue.putBack(job, token);
    if (stopped === 'cancelled') throw this.queue.hopeless('cancelled');
    const text = stopped === 'memory' ? fleetText('shard-memory', { megabytes: this.limits.megabytes }) : why;
    this.changed(job.data as ShardJob, text);
    throw new Error(reasonWord(text));
  }

  async #lookForCancelled(): Promise<void> {
    for (const search of new Set([...this.#running].map((one) => one.search))) {
      const record = await this.queue.record(search);
      if (isSearchRecord(record) && record.state === 'cancelled') this.#stop('cancelled', search);
    }
  }

  /** WASM keeps its memory outside of what Node limits, so the whole process is looked at. */
  #lookAtMemory(): void {
    if (process.memoryUsage.rss() > this.limits.megabytes * 1024 * 1024) this.#stop('memory');
  }

  #stop(why: NonNullable<Running['stopped']>, search?: string): void {
    for (const running of this.#running) {
      if (search !== undefined && running.search !== search) continue;
      running.stopped ??= why;
      running.job?.cancel();
    }
  }
}
