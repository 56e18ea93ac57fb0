/**
 * Queues on a server that a person names: BullMQ on Redis or on PostgreSQL, as the address says. One queue has the shards of
 * this version of Teka, so that no other version takes them; another has a record of every search, for all versions.
 * Nothing here is the truth: the journal is, and whatever is lost from a queue is put in again.
 */
import type { Job, JobType, Queue, Worker } from 'bullmq';
import { type Parsed, parsed, refused } from '../../../contract/index.ts';
import type { Address } from './address.ts';
import { type Bull, backend, firstAnswer, missingPackages, PACKAGES, settings } from './connect.ts';
import type { ShardJob, ShardResult } from './shard-job.ts';
import { fleetText } from './texts.ts';

/** Results that no coordinator has fetched are forgotten after a week, in seconds. */
const KEPT = 7 * 24 * 3600;
/** How long a worker holds a shard without renewing its lock before another one gets it, in milliseconds. */
const LOCK = 10_000;
const STALLED_EVERY = 3000;
/** How often a shard may fail, or kill its worker, before that is reported. */
export const TRIES = 3;

/** A shard that has come back, with its result or the reason why there is none. */
export interface Returned {
  readonly id: string;
  readonly result?: unknown;
  readonly reason?: string;
}

/** What a coordinator needs of a queue. */
export interface ShardQueue {
  add(jobs: readonly { readonly id: string; readonly job: ShardJob }[]): Promise<void>;
  /** The ids of all shards of a search that are in the queue. */
  known(search: string): Promise<ReadonlySet<string>>;
  /** What workers tell of the shards that they are searching. */
  progress(search: string): Promise<readonly { readonly id: string; readonly progress: unknown }[]>;
  returned(search: string): Promise<readonly Returned[]>;
  remove(ids: readonly string[]): Promise<void>;
}

const WAITING = ['wait', 'delayed', 'prioritized'] as const;
const BACK = ['completed', 'failed'] as const;

export class FleetQueue implements ShardQueue {
  private constructor(
    private readonly bull: Bull,
    private readonly address: Address,
    private readonly shards: Queue,
    private readonly searches: Queue,
    readonly version: string,
  ) {}

  /** Connects, or says in one sentence why that is not possible. */
  static async open(address: Address, version: string): Promise<Parsed<FleetQueue>> {
    const missing = missingPackages(address);
    if (missing.length > 0) {
      const install = missing.map((name) => PACKAGES[name]).join(' ');
      return refused(fleetText('queue-packages', { missing: missing.join(', '), install }));
    }
    const bull = await import('bullmq');
    // What goes wrong later is noticed by the calls that fail; a server that comes back is connected to again.
    const made = (name: string) => {
      const queue = new bull.Queue(name, settings(address), ...backend(bull, address));
      return queue.on('error', () => undefined);
    };
    const searches = made('teka-searches');
    const answer = await firstAnswer(searches);
    if (answer !== undefined) {
      // To disconnect would wait for the connection that cannot be had.
      void searches.close().catch(() => undefined);
      return refused(fleetText('queue-silent', { queue: address.shown, detail: answer }));
    }
    const shards = made(shardsOf(version));
    return parsed(new FleetQueue(bull, address, shards, searches, version));
  }

  async add(jobs: readonly { readonly id: string; readonly job: ShardJob }[]): Promise<void> {
    const keep = { removeOnComplete: { age: KEPT }, removeOnFail: { age: KEPT }, attempts: TRIES };
    await this.shards.addBulk(jobs.map(({ id, job }) => ({ name: 'shard', data: job, opts: { ...keep, jobId: id } })));
  }

  async known(search: string): Promise<ReadonlySet<string>> {
    return new Set(await this.#ids(search, 'active', ...WAITING, ...BACK));
  }

  async progress(search: string): Promise<readonly { readonly id: string; readonly progress: unknown }[]> {
    const jobs = await this.#jobs(await this.#ids(search, 'active'));
    return jobs.map(({ id, progress }) => ({ id: id!, progress }));
  }

  async returned(search: string): Promise<readonly Returned[]> {
    const jobs = await this.#jobs(await this.#ids(search, ...BACK));
    return jobs.map(({ id, returnvalue, failedReason }) =>
      failedReason ? { id: id!, reason: failedReason } : { id: id!, result: returnvalue },
    );
  }

  async remove(ids: readonly string[]): Promise<void> {
    // A worker's shard cannot be taken from it; it comes back, and is not waited for.
    await Promise.all(ids.map((id) => this.shards.remove(id).catch(() => 0)));
  }

  /** How many shards wait, and are being searched, of all searches of this version. */
  async load(): Promise<{ readonly waiting: number; readonly active: number }> {
    const counts = await this.shards.getJobCounts(...WAITING, 'active');
    const { active = 0, ...waiting } = counts;
    return { active, waiting: Object.values(waiting).reduce((sum, n) => sum + n, 0) };
  }

  /** The names of all workers of this version. */
  async workers(): Promise<readonly string[]> {
    return (await this.shards.getWorkers()).map(({ rawname = '' }) => rawname.split(':w:')[1] ?? rawname);
  }

  /** Every search that the queue knows of, as it was recorded. */
  async records(): Promise<readonly unknown[]> {
    return (await this.searches.getJobs([...WAITING])).flatMap((job) => (job ? [job.data] : []));
  }

  async record(id: string): Promise<unknown> {
    return (await this.searches.getJob(id))?.data;
  }

  async keepRecord(id: string, record: object): Promise<void> {
    const job = await this.searches.getJob(id);
    if (job) await job.updateData(record);
    else await this.searches.add('search', record, { jobId: id });
  }

  async forgetRecord(id: string): Promise<void> {
    await this.searches.remove(id);
  }

  /** Takes shards, this many at once, until it is closed. */
  work(name: string, threads: number, search: (job: Job, token: string) => Promise<ShardResult>): Worker {
    const worker = new this.bull.Worker(
      shardsOf(this.version),
      (job, token) => search(job, token!),
      {
        ...settings(this.address),
        name,
        concurrency: threads,
        lockDuration: LOCK,
        stalledInterval: STALLED_EVERY,
        maxStalledCount: TRIES - 1,
      },
      ...backend(this.bull, this.address),
    );
    worker.on('error', () => undefined);
    return worker;
  }

  /** Puts a shard back; throws what tells the queue so. */
  async putBack(job: Job, token: string, milliseconds = 0): Promise<never> {
    if (milliseconds === 0) {
      await job.moveToWait(token);
      throw new this.bull.WaitingError();
    }
    await job.moveToDelayed(Date.now() + milliseconds, token);
    throw new this.bull.DelayedError();
  }

  /** What tells the queue not to try again. */
  hopeless(reason: string): Error {
    return new this.bull.UnrecoverableError(reason);
  }

  async close(): Promise<void> {
    await Promise.all([this.shards, this.searches].map((queue) => queue.close().catch(() => undefined)));
  }

  async #ids(search: string, ...states: JobType[]): Promise<readonly string[]> {
    return (await this.shards.getRanges(states, 0, -1)).filter((id) => id.startsWith(`${search}-`));
  }

  async #jobs(ids: readonly string[]): Promise<readonly Job[]> {
    const jobs = await Promise.all(ids.slice(0, AT_ONCE).map((id) => this.shards.getJob(id)));
    return jobs.flatMap((job) => job ?? []);
  }
}

/** How many shards are fetched at once: each may bring megabytes. */
const AT_ONCE = 50;

const shardsOf = (version: string): string => `teka-shards-${version}`;
