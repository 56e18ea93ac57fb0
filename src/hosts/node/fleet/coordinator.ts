/**
 * The workers of a fleet, as a divided search sees them: a shard goes to the queue, and comes back from whichever machine took
 * it. Everything is looked at again and again rather than listened for: after a server was killed or its queue emptied, the next
 * look finds what is missing, and puts it in again.
 */
import type { SolveEvent, SolveRequest } from '../../../contract/index.ts';
import type { Question, Reply, ReplyTo } from '../../../engine/ask.ts';
import { digest } from '../../../engine/digest.ts';
import type { Job } from '../../client.ts';
import type { Workers } from '../../pool.ts';
import { type Coordination, PACES, type Paces } from './coordination.ts';
import { QueueFailure } from './failure.ts';
import { Judging } from './judging.ts';
import { newShard, type OpenShard, OpenShards } from './open-shards.ts';
import { Results } from './results.ts';
import type { ShardJob } from './shard-job.ts';
import { fleetText } from './texts.ts';

/** As many shards are in the queue at once; results wait there until they are fetched. */
const OUTSTANDING = 400;
/** A queue that refuses at so many looks in a row does not change its mind: half a minute. */
const MOST_REFUSALS = 300;

export class FleetWorkers implements Workers {
  readonly size = OUTSTANDING;
  readonly #open = new OpenShards();
  readonly #results: Results;
  /** Whether the search is known to be one; what is wrong with it is reported here. */
  #isDivided = false;
  #judging: Promise<Judging> | undefined;
  #judge: Judging | undefined;
  /** What people call the part of a request. */
  readonly #names = new Map<string, string>();
  readonly #paces: Paces;
  /** The shards that the last look did not find. */
  #missed: ReadonlySet<string> = new Set();
  #isClosed = false;
  /** What is wrong with the queue. */
  #trouble: QueueFailure['kind'] | undefined;
  #refusals = 0;
  #lookedAfter = 0;
  #looking: Promise<void>;

  constructor(private readonly fleet: Coordination) {
    this.#paces = fleet.paces ?? PACES;
    this.#results = new Results(fleet, this.#open, this.#paces.another, () => this.#judge!);
    this.#looking = this.#look();
  }

  solve(request: SolveRequest, listener: (event: SolveEvent) => void = () => undefined): Job<SolveEvent> {
    const { search, version, local } = this.fleet;
    if (!this.#isDivided) return local.solve(request, listener);
    const { budget: _, ...asked } = request;
    const id = `${search}-${digest([request.part ?? ''])}`;
    const job: ShardJob = { version, search, shard: this.#names.get(request.part ?? '') ?? 'whole', request: asked };
    let open: OpenShard | undefined;
    const done = new Promise<SolveEvent>((settle, fail) => {
      open = newShard(id, job, { listener, settle, fail });
      this.#open.add(open);
    });
    return { done, cancel: () => this.#open.cancel([open!]) };
  }

  ask<Q extends Question>(question: Q, limit?: { readonly milliseconds?: number }): Job<ReplyTo<Q>> {
    const job = this.fleet.local.ask(question, limit);
    const done = job.done.then(async (reply) => {
      const read: Reply = reply;
      if (read.ok && read.ask === 'split') {
        for (const { id, part } of read.shards) this.#names.set(part, id);
        this.#judging ??= Judging.of(this.fleet.puzzle, read.text, read.goal);
        this.#judge = await this.#judging;
      }
      this.#isDivided = read.ok;
      return reply;
    });
    return { ...job, done };
  }

  /** Workers are started by people, where and when they like. */
  start(): void {}

  close(): void {
    this.#isClosed = true;
    this.#open.cancel();
    this.fleet.local.close();
  }

  /** Resolves when nothing is under way any more. */
  closed(): Promise<void> {
    return this.#looking;
  }

  async #look(): Promise<void> {
    while (!this.#isClosed && !this.#open.isStopped) {
      let found = false;
      try {
        await this.#put(this.#open.all.filter(({ isAdded }) => !isAdded));
        found = await this.#fetch();
        if (performance.now() - this.#lookedAfter >= this.#paces.lookAfter) await this.#lookAfter();
        this.#results.settle();
        this.#reached();
      } catch (error) {
        // The server is gone for now; what was in it may be gone too.
        if (error instanceof QueueFailure) this.#reached(error);
        else this.#open.broken(error);
      }
      if (!found) await new Promise((go) => setTimeout(go, this.#paces.look));
    }
  }

  #reached(failure?: QueueFailure): void {
    const { tell } = this.fleet;
    const detail = failure?.message ?? '';
    if (failure?.kind !== this.#trouble) {
      if (failure?.kind === 'refused') tell({ notice: 'queue-refuses', detail });
      else tell({ notice: failure ? 'queue-lost' : 'queue-back' });
    }
    this.#trouble = failure?.kind;
    this.#refusals = failure?.kind === 'refused' ? this.#refusals + 1 : 0;
    if (this.#refusals >= MOST_REFUSALS) this.#open.stop(fleetText('queue-refuses', { detail }));
  }

  async #put(shards: readonly OpenShard[]): Promise<void> {
    if (shards.length === 0) return;
    const some = shards.slice(0, OUTSTANDING);
    await this.fleet.queue.add(some.map(({ id, job }) => ({ id, job })));
    for (const shard of some) shard.isAdded = true;
  }

  async #fetch(): Promise<boolean> {
    const all = await this.fleet.queue.returned(this.fleet.search, this.#results.held);
    const done: string[] = [];
    for (const returned of all) if (await this.#results.take(returned)) done.push(returned.id);
    await this.fleet.queue.remove(done);
    return all.length > 0;
  }

  async #lookAfter(): Promise<void> {
    const { queue, search, tell } = this.fleet;
    this.#lookedAfter = performance.now();
    if (await this.fleet.beat()) this.#open.cancel();
    for (const { id, progress } of await queue.progress(search)) {
      const shard = this.#open.with(id);
      if (shard) this.#open.progress(shard, progress);
    }
    const known = await queue.known(search);
    const isLost = ({ id, isAdded, isHere, ready, failure }: OpenShard) =>
      isAdded && !isHere && !ready && !failure && !known.has(id);
    const lost = this.#open.all.filter(isLost);
    // A shard that goes from one state to another may be in neither at the moment of the look; twice in a row it is not.
    const again = lost.filter(({ id }) => this.#missed.has(id));
    this.#missed = new Set(lost.map(({ id }) => id));
    if (again.length === 0) return;
    tell({ notice: 'put-again', shards: again.length });
    this.#results.lost(again);
    await this.#put(again);
  }
}
