/**
 * One search over several workers: its shards are handed out in their order, and what comes of them is one solve to the
 * listener. A search that cannot be divided runs in one worker as it would by itself.
 */
import type { Budget, Goal, Shard, SolveEvent, SolveRequest, Stats } from '../contract/index.ts';
import { type Conclusion, Gathering } from '../engine/gather.ts';
import type { Job } from './client.ts';
import { type Ledger, orWhole, WHOLE } from './ledger.ts';
import type { Workers } from './pool.ts';
import { type Split, splitBy } from './splitting.ts';

type Listener = (event: SolveEvent) => void;

/** How many shards for each worker may be begun before the first of them has ended: their solutions wait in memory. */
const AHEAD = 4;
/** At most ten reports a second. */
const REPORT_EVERY = 100;

/** `first` is how the first round is divided, where that is known already. */
export function solveDivided(
  workers: Workers,
  now: () => number,
  request: SolveRequest,
  listener: Listener = () => undefined,
  { ledger, first }: { readonly ledger?: Ledger; readonly first?: Split } = {},
): Job<SolveEvent> {
  const search = new DividedSearch(workers, now, request, listener, ledger, first);
  // A listener that throws ends the search; shards that are still running must not go on.
  return { done: search.run().finally(() => search.cancel()), cancel: () => search.cancel() };
}

class DividedSearch {
  readonly #begun: number;
  #reported: number;
  /** When the shards were known. */
  #divided: number | undefined;
  /** The nodes of the rounds that are over. */
  #nodes = 0;
  #isCancelled = false;
  readonly #running = new Set<Job<unknown>>();

  constructor(
    private readonly workers: Workers,
    private readonly now: () => number,
    private readonly request: SolveRequest,
    private readonly listener: Listener,
    private readonly ledger: Ledger | undefined,
    private readonly first: Split | undefined,
  ) {
    this.#begun = now();
    this.#reported = this.#begun;
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#stopAll();
  }

  async run(): Promise<SolveEvent> {
    for (let round = 0; ; round++) {
      const split = () => this.#job(splitBy(this.workers, this.request, round, () => this.#timeLeft()));
      const reply = (round === 0 && this.first) || (await split());
      let shards = reply.ok ? reply.shards : [];
      // Whatever cannot be divided is for one worker to tell, and so is what is wrong with the request.
      if (round === 0 && shards.length === 0 && !this.#isCancelled && !(reply.ok && this.ledger)) {
        return this.#job(this.workers.solve(this.request, this.listener));
      }
      if (!reply.ok) {
        const ending = this.#isCancelled ? 'cancelled' : 'out of budget';
        return this.#last({ ending, count: 0, proven: false });
      }
      const { text, strategy, goal } = reply;
      if (round === 0) this.listener({ type: 'started', text, strategy, goal });
      this.#divided ??= this.now();
      if (this.ledger) shards = this.ledger.open({ text, strategy, goal, shards: orWhole(shards) });
      if (shards.length === 0) return this.#last({ ending: 'exhausted', count: 0, proven: true });
      const gathering = await this.#round(shards, goal);
      const conclusion = gathering.conclusion ?? {
        ending: 'cancelled' as const,
        count: gathering.count,
        proven: false,
      };
      const goesOn = !('type' in conclusion) && conclusion.ending === 'exhausted' && conclusion.count === 0;
      if (!goesOn || !isOne(goal)) return this.#last(conclusion, gathering);
      this.#nodes += gathering.nodes;
    }
  }

  /** Runs shards until all have ended, or one decides the whole. */
  async #round(shards: readonly Shard[], goal: Goal): Promise<Gathering> {
    const most = this.request.budget?.solutions ?? Number.POSITIVE_INFINITY;
    const gathering = new Gathering(shards, goal, most, this.ledger ? undefined : this.listener);
    const ahead = goal === 'all' && !this.ledger ? AHEAD * this.workers.size : Number.POSITIVE_INFINITY;
    let next = 0;
    let moved: () => void = () => undefined;
    const lane = async (): Promise<void> => {
      while (next < shards.length && !gathering.conclusion && !this.#isCancelled) {
        if (next < gathering.head + ahead) {
          const at = next++;
          await this.#shard(shards[at]!, at, gathering);
          moved();
        } else {
          const before = moved;
          await new Promise<void>((go) => {
            moved = () => {
              before();
              go();
            };
          });
        }
      }
      moved();
    };
    await Promise.all(Array.from({ length: this.workers.size }, lane));
    return gathering;
  }

  async #shard(shard: Shard, at: number, gathering: Gathering): Promise<void> {
    const known = this.ledger?.known(shard);
    if (known) return gathering.hear(at, known);
    const budget = this.#budgetLeft(gathering);
    const part = shard === WHOLE ? {} : { part: shard.part };
    await this.#job(
      this.workers.solve({ ...this.request, ...part, budget }, (event) => {
        if (event.type === 'ended' && event.ending === 'exhausted') this.ledger?.ended(shard, event);
        if (this.ledger && event.type === 'solutions') this.ledger.solutions(shard, event);
        else gathering.hear(at, event);
        if (gathering.conclusion) this.#stopAll();
        else this.#report(gathering);
      }),
    );
  }

  #report(gathering: Gathering): void {
    const now = this.now();
    if (now - this.#reported < REPORT_EVERY) return;
    this.#reported = now;
    this.listener({ type: 'progress', count: gathering.count, stats: this.#stats(gathering) });
    const { nodes = Number.POSITIVE_INFINITY } = this.request.budget ?? {};
    if (this.#nodes + gathering.nodes < nodes) return;
    gathering.conclusion = { ending: 'out of budget', count: gathering.count, proven: false };
    this.#stopAll();
  }

  /** What each further shard may spend; solutions are counted here, because only their order tells which are the first. */
  #budgetLeft(gathering: Gathering): Budget {
    const { nodes } = this.request.budget ?? {};
    const left = nodes === undefined ? undefined : Math.max(1, nodes - this.#nodes - gathering.nodes);
    return { ...this.#timeLeft(), ...(left !== undefined && { nodes: left }) };
  }

  #timeLeft(): Pick<Budget, 'milliseconds'> {
    const { milliseconds } = this.request.budget ?? {};
    return milliseconds === undefined ? {} : { milliseconds: Math.max(1, milliseconds - (this.now() - this.#begun)) };
  }

  async #job<T>(job: Job<T>): Promise<T> {
    this.#running.add(job);
    try {
      return await job.done;
    } finally {
      this.#running.delete(job);
    }
  }

  #stopAll(): void {
    for (const job of this.#running) job.cancel();
  }

  #stats(gathering?: Gathering): Stats {
    const now = this.now();
    const divided = this.#divided ?? now;
    const gauges = gathering && { ...gathering.gauges, ...(isOne(gathering.goal) ? {} : { share: gathering.share }) };
    return {
      nodes: this.#nodes + (gathering?.nodes ?? 0),
      milliseconds: now - divided,
      prepareMilliseconds: divided - this.#begun,
      ...(gauges && Object.keys(gauges).length > 0 && { gauges }),
    };
  }

  #last(conclusion: Conclusion, gathering?: Gathering): SolveEvent {
    const event: SolveEvent =
      'type' in conclusion
        ? { ...conclusion, ...(conclusion.type === 'failed' && { stats: this.#stats(gathering) }) }
        : { type: 'ended', ...conclusion, stats: this.#stats(gathering) };
    this.listener(event);
    return event;
  }
}

/** Whether one solution ends the search: rounds go on until there is one. */
const isOne = (goal: Goal): boolean => goal === 'first' || goal === 'best';
