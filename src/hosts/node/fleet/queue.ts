/**
 * Queues on a server that a person names: BullMQ on Redis or on PostgreSQL, as the address says. One queue has the shards of
 * this version of Teka, so that no other version takes them; another has a record of every search, for all versions.
 * Nothing here is the truth: the journal is, and whatever is lost from a queue is put in again.
 */
import type { Job, JobType, Worker } from 'bullmq';
import { type Parsed, parsed } from '../../../contract/index.ts';
import type { Address } from './address.ts';
import { backend, settings } from './connect.ts';
import { Link } from './link.ts';
import { plain } from './plain.ts';
import type { ShardJob, ShardResult } from './shard-job.ts';

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

/** What a coordinator needs of a queue. What a call rejects with is a `QueueFailure`, or a bug. */
export interface ShardQueue {
  /** One that another worker has searched comes before all others. */
  add(jobs: readonly { readonly id: string; readonly job: ShardJob }[]): Promise<void>;
  /** The ids of all shards of a search that are in the queue. */
  known(search: string): Promise<ReadonlySet<string>>;
  /** What workers tell of the shards that they are searching. */
  progress(search: string): Promise<readonly { readonly id: string; readonly progress: unknown }[]>;
  /** Some that have come back; those that are named stay where they are. */
  returned(search: string, except: ReadonlySet<string>): Promise<readonly Returned[]>;
  remove(ids: readonly string[]): Promise<void>;
}

const WAITING = ['wait', 'delayed', 'prioritized'] as const;
const BACK = ['completed', 'failed'] as const;

export class FleetQueue implements ShardQueue {
  private constructor(
    private readonly link: Link,
    readonly version: string,
  ) {}

  /** Connects, or says in one sentence why that is not possible. */
  static async open(address: Address, version: string): Promise<Parsed<FleetQueue>> {
    const link = await Link.open(address, { searches: 'teka-searches', shards: shardsOf(version) });
    return link.ok ? parsed(new FleetQueue(link.value, version)) : link;
  }

  async add(jobs: readonly { readonly id: string; readonly job: ShardJob }[]): Promise<void> {
    const keep = { removeOnComplete: { age: KEPT }, removeOnFail: { age: KEPT }, attempts: TRIES };
    const all = jobs.map(({ id, job }) => {
      const lifo = job.avoid !== undefined && job.avoid !== '';
      return { name: 'shard', data: job, opts: { ...keep, jobId: id, lifo } };
    });
    await this.link.call(({ shards }) => shards.addBulk(all));
  }

  async known(search: string): Promise<ReadonlySet<string>> {
    return new Set(await this.#ids(search, 'active', ...WAITING, ...BACK));
  }

  async progress(search: string): Promise<readonly { readonly id: string; readonly progress: unknown }[]> {
    const jobs = await this.#jobs(await this.#ids(search, 'active'));
    return jobs.flatMap(({ id, job }) => (job ? { id, progress: job.progress } : []));
  }

  async returned(search: string, except: ReadonlySet<string>): Promise<readonly Returned[]> {
    const ids = await this.#ids(search, ...BACK);
    const jobs = await this.#jobs(ids.filter((id) => !except.has(id)));
    return jobs.map(({ id, job }) => {
      // What cannot be read is no result.
      if (!job) return { id };
      return job.failedReason ? { id, reason: String(job.failedReason) } : { id, result: job.returnvalue };
    });
  }

  async remove(ids: readonly string[]): Promise<void> {
    // A worker's shard cannot be taken from it; it comes back, and is not waited for.
    await Promise.all(ids.map((id) => this.link.call(({ shards }) => shards.remove(id)).catch(() => 0)));
  }

  /** How many shards wait, and are being searched, of all searches of this version. */
  async load(): Promise<{ readonly waiting: number; readonly active: number }> {
    const counts = await this.link.call(({ shards }) => shards.getJobCounts(...WAITING, 'active'));
    const { active = 0, ...waiting } = counts;
    return { active, waiting: Object.values(waiting).reduce((sum, n) => sum + n, 0) };
  }

  /** The names of all workers of this version. */
  async workers(): Promise<readonly string[]> {
    const all = await this.link.call(({ shards }) => shards.getWorkers());
    return all.map(({ rawname = '' }) => plain(rawname.split(':w:')[1] ?? rawname));
  }

  /** Every search that the queue knows of, as it was recorded. */
  async records(): Promise<readonly unknown[]> {
    const jobs = await this.link.call(({ searches }) => searches.getJobs([...WAITING]));
    return jobs.flatMap((job) => (job ? [job.data] : []));
  }

  async record(id: string): Promise<unknown> {
    return (await this.link.call(({ searches }) => searches.getJob(id)))?.data;
  }

  async keepRecord(id: string, record: object): Promise<void> {
    await this.link.call(async ({ searches }) => {
      const job = await searches.getJob(id);
      // It may be gone between the one and the other.
      const isKept = job && (await job.updateData(record).then(() => true, isStillThere));
      if (!isKept) await searches.add('search', record, { jobId: id });
    });
  }

  async forgetRecord(id: string): Promise<void> {
    await this.link.call(({ searches }) => searches.remove(id));
  }

  /** Takes shards, this many at once, until it is closed. */
  work(name: string, threads: number, search: (job: Job, token: string) => Promise<ShardResult>): Worker {
    const worker = new this.link.bull.Worker(
      shardsOf(this.version),
      (job, token) => search(job, token!),
      {
        ...settings(this.link.address),
        name,
        concurrency: threads,
        lockDuration: LOCK,
        stalledInterval: STALLED_EVERY,
        maxStalledCount: TRIES - 1,
      },
      ...backend(this.link.bull, this.link.address),
    );
    worker.on('error', () => undefined);
    return worker;
  }

  /** Puts a shard back; throws what tells the queue so. */
  async putBack(job: Job, token: string, milliseconds = 0): Promise<never> {
    if (milliseconds === 0) {
      await job.moveToWait(token);
      throw new this.link.bull.WaitingError();
    }
    await job.moveToDelayed(Date.now() + milliseconds, token);
    throw new this.link.bull.DelayedError();
  }

  /** What tells the queue not to try again. */
  hopeless(reason: string): Error {
    return new this.link.bull.UnrecoverableError(reason);
  }

  close(): Promise<void> {
    return this.link.close();
  }

  async #ids(search: string, ...states: JobType[]): Promise<readonly string[]> {
    const ids = await this.link.call(({ shards }) => shards.getRanges(states, 0, -1));
    return ids.filter((id) => id.startsWith(`${search}-`));
  }

  /** The first of these, without those that are gone by now; what is not as this program writes it has no job. */
  async #jobs(ids: readonly string[]): Promise<readonly { readonly id: string; readonly job?: Job }[]> {
    const one = async (id: string) => {
      const job = await this.link.call(({ shards }) => shards.getJob(id).catch(unreadable));
      return job === 'unreadable' ? [{ id }] : job ? [{ id, job }] : [];
    };
    return (await Promise.all(ids.slice(0, AT_ONCE).map(one))).flat();
  }
}

/** How many shards are fetched at once: each may bring megabytes. */
const AT_ONCE = 50;

const shardsOf = (version: string): string => `teka-shards-${version}`;

function isStillThere(error: unknown): boolean {
  if (error instanceof Error && error.message.startsWith('Missing key')) return false;
  throw error;
}

/** Another program wrote it, or it was damaged. */
function unreadable(error: unknown): 'unreadable' {
  if (error instanceof SyntaxError) return 'unreadable';
  throw error;
}
