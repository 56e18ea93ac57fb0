/**
 * The workers of a fleet, as a divided search sees them: a shard goes to the queue, and comes back from whichever machine took
 * it. Everything is looked at again and again rather than listened for: after a server was killed or its queue emptied, the next look finds what is missing, and puts
 * it in again.
 */
import type { SolveEvent, SolveRequest, Text } from '../../../contract/index.ts';
import type { Question, Reply, ReplyTo } from '../../../engine/ask.ts';
import { digest } from '../../../engine/digest.ts';
import type { Job } from '../../client.ts';
import type { Workers } from '../../pool.ts';
import { type Coordination, PACES, type Paces } from './coordination.ts';
import type { Returned } from './queue.ts';
import { reasonOf } from './reason.ts';
import { searchShard } from './search-shard.ts';
import { isSame, isShardProgress, isShardResult, type ShardJob, type ShardResult, solutionsOf } from './shard-job.ts';
import { fleetText } from './texts.ts';

/** As many shards are in the queue at once; results wait there until they are fetched. */
const OUTSTANDING = 400;
const COMPARED = 0.02;

interface Open {
  /** The id in the queue. */
  id: string;
  job: ShardJob;
  readonly listener: (event: SolveEvent) => void;
  readonly settle: (event: SolveEvent) => void;
  readonly fail: (error: unknown) => void;
  isAdded: boolean;
  /** What the first worker found, while another one searches it again. */
  first?: ShardResult;
  failure?: Text;
}

export class FleetWorkers implements Workers {
  readonly size = OUTSTANDING;
  readonly #open = new Map<string, Open>();
  /** Whether the search is known to be one; what is wrong with it is told here. */
  #isDivided = false;
  /** What people call the part of a request. */
  readonly #names = new Map<string, string>();
  /** How many shards came back for the first time. */
  #asked = 0;
  readonly #paces: Paces;
  /** The shards that the last look did not find. */
  #missed: ReadonlySet<string> = new Set();
  #isClosed = false;
  #isLost = false;
  #lookedAfter = 0;
  /** When something last came back. */
  #moved = performance.now();
  #looking: Promise<void>;

  constructor(private readonly fleet: Coordination) {
    this.#paces = fleet.paces ?? PACES;
    this.#looking = this.#look();
  }

  solve(request: SolveRequest, listener: (event: SolveEvent) => void = () => undefined): Job<SolveEvent> {
    const { search, version, local } = this.fleet;
    if (!this.#isDivided) return local.solve(request, listener);
    const { budget: _, ...asked } = request;
    const id = `${search}-${digest([request.part ?? ''])}`;
    const job: ShardJob = { version, search, shard: this.#names.get(request.part ?? '') ?? 'whole', request: asked };
    const done = new Promise<SolveEvent>((settle, fail) => {
      this.#open.set(id, { id, job, listener, settle, fail, isAdded: false });
    });
    const cancel = () => {
      const open = [...this.#open.values()].find((one) => one.job === job || one.id.startsWith(id));
      if (open) this.#end(open, cancelled);
    };
    return { done, cancel };
  }

  ask<Q extends Question>(question: Q, limit?: { readonly milliseconds?: number }): Job<ReplyTo<Q>> {
    const job = this.fleet.local.ask(question, limit);
    const done = job.done.then((reply) => {
      const told: Reply = reply;
      this.#isDivided = told.ok;
      if (told.ok && told.ask === 'split') for (const { id, part } of told.shards) this.#names.set(part, id);
      return reply;
    });
    return { ...job, done };
  }

  /** Workers are started by people, where and when they like. */
  start(): void {}

  close(): void {
    this.#isClosed = true;
    for (const open of [...this.#open.values()]) this.#end(open, cancelled);
    this.fleet.local.close();
  }

  /** Resolves when nothing is under way any more. */
  closed(): Promise<void> {
    return this.#looking;
  }

  async #look(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#put([...this.#open.values()].filter(({ isAdded }) => !isAdded));
        const found = await this.#fetch();
        if (performance.now() - this.#lookedAfter >= this.#paces.lookAfter) await this.#lookAfter();
        this.#settleRest();
        this.#heard(false);
        if (found) continue;
      } catch {
        // The server is gone for now; what was in it may be gone too.
        this.#heard(true);
      }
      await new Promise((go) => setTimeout(go, this.#paces.look));
    }
  }

  #heard(isLost: boolean): void {
    if (isLost !== this.#isLost) this.fleet.tell({ notice: isLost ? 'queue-lost' : 'queue-back' });
    this.#isLost = isLost;
  }

  async #put(opens: readonly Open[]): Promise<void> {
    if (opens.length === 0) return;
    await this.fleet.queue.add(opens.map(({ id, job }) => ({ id, job })));
    for (const open of opens) open.isAdded = true;
  }

  async #fetch(): Promise<boolean> {
    const all = await this.fleet.queue.returned(this.fleet.search);
    for (const returned of all) {
      const open = this.#open.get(returned.id);
      if (open) await this.#take(open, returned);
    }
    await this.fleet.queue.remove(all.map(({ id }) => id));
    return all.length > 0;
  }

  async #take(open: Open, { result, reason }: Returned): Promise<void> {
    this.#moved = performance.now();
    const isRight = isShardResult(result) && solutionsOf(result) !== undefined;
    if (!isRight) {
      // Of two workers one has searched it.
      if (open.first) return this.#finish(open, open.first);
      return this.#failed(open, reason === undefined ? fleetText('shard-result') : reasonOf(reason));
    }
    if (open.first) return this.#compared(open, open.first, result);
    if (!this.#isCompared()) return this.#finish(open, result);
    this.#open.delete(open.id);
    open.id = `${open.id}-again`;
    open.job = { ...open.job, avoid: result.worker };
    open.first = result;
    open.isAdded = false;
    this.#open.set(open.id, open);
  }

  async #compared(open: Open, first: ShardResult, second: ShardResult): Promise<void> {
    if (isSame(first, second)) return this.#finish(open, first);
    const found = await searchShard(this.fleet.local, open.job.request, '');
    if (!found.ok) return this.#failed(open, found.problem.text);
    const both = [first, second];
    const wrong = both.filter((one) => !isSame(one, found.value)).map(({ worker }) => worker);
    const workers = both.map(({ worker }) => worker);
    this.fleet.tell({ notice: 'differing', shard: open.job.shard, workers, wrong });
    this.#finish(open, found.value);
  }

  #failed(open: Open, why: Text): void {
    open.failure = why;
    this.fleet.tell({ notice: 'failed', shard: open.job.shard, why });
  }

  /** Chooses the first shard, and of the others some at random: no worker can know which. */
  #isCompared(): boolean {
    const { compared = COMPARED } = this.fleet;
    const isFirst = this.#asked++ === 0;
    return compared > 0 && (isFirst || Math.random() < compared);
  }

  #finish(open: Open, result: ShardResult): void {
    const { count, nodes, milliseconds, proven, note, nearest } = result;
    const texts = solutionsOf(result)!;
    if (texts.length > 0) this.#tell(open, { type: 'solutions', texts });
    const stats = { nodes, milliseconds, prepareMilliseconds: 0 };
    const about = { ...(note && { note }), ...(nearest && { nearest }) };
    this.#end(open, { type: 'ended', ending: 'exhausted', count, proven, ...about, stats });
  }

  #end(open: Open, event: SolveEvent): void {
    this.#open.delete(open.id);
    this.#tell(open, event);
    open.settle(event);
  }

  /** A listener that throws ends its own job, as in a client. */
  #tell(open: Open, event: SolveEvent): void {
    try {
      open.listener(event);
    } catch (error) {
      this.#open.delete(open.id);
      open.fail(error);
    }
  }

  async #lookAfter(): Promise<void> {
    this.#lookedAfter = performance.now();
    if (await this.fleet.beat()) for (const open of [...this.#open.values()]) this.#end(open, cancelled);
    for (const { id, progress } of await this.fleet.queue.progress(this.fleet.search)) {
      const open = this.#open.get(id);
      if (!open || open.first || !isShardProgress(progress)) continue;
      const { count, nodes, share } = progress;
      const stats = {
        nodes,
        milliseconds: 0,
        prepareMilliseconds: 0,
        ...(share !== undefined && { gauges: { share } }),
      };
      this.#tell(open, { type: 'progress', count, stats });
    }
    const known = await this.fleet.queue.known(this.fleet.search);
    const lost = [...this.#open.values()].filter(({ id, isAdded, failure }) => isAdded && !failure && !known.has(id));
    // A shard that goes from one state to another may be in neither at the moment of the look; twice in a row it is not.
    const again = lost.filter(({ id }) => this.#missed.has(id));
    this.#missed = new Set(lost.map(({ id }) => id));
    if (again.length === 0) return;
    this.fleet.tell({ notice: 'put-again', shards: again.length });
    await this.#put(again);
  }

  /** Where only failures are left, and shards for which no other worker comes, nothing is gained by waiting. */
  #settleRest(): void {
    const rest = [...this.#open.values()];
    if (rest.length === 0 || rest.some(({ first, failure }) => !first && !failure)) return;
    const alone = rest.filter(({ failure }) => !failure);
    if (alone.length > 0 && performance.now() - this.#moved < this.#paces.another) return;
    if (alone.length > 0) this.fleet.tell({ notice: 'not-compared', shards: alone.length });
    for (const open of alone) this.#finish(open, open.first!);
    void this.fleet.queue.remove(alone.map(({ id }) => id)).catch(() => undefined);
    const failures = rest.filter(({ failure }) => failure);
    const text = fleetText('shards-failed', { shards: failures.length });
    for (const open of failures) this.#end(open, { type: 'failed', text, stats: nothing });
  }
}

const nothing = { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };
const cancelled: SolveEvent = { type: 'ended', ending: 'cancelled', count: 0, proven: false, stats: nothing };
