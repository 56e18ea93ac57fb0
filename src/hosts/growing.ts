/**
 * A search that begins in one worker, and goes on over several where it turns out to be long. Shards come in the order of the
 * whole search, so what was told before is left out after the change, and the listener notices nothing of it.
 */
import type { SolveEvent, SolveRequest, Stats } from '../contract/index.ts';
import { cut, sizeOf } from '../engine/bundle.ts';
import { isLast } from '../engine/worker-protocol.ts';
import type { Client, Job } from './client.ts';
import type { solveDivided } from './divided.ts';
import type { Workers } from './pool.ts';
import type { Split } from './splitting.ts';

type Listener = (event: SolveEvent) => void;

export interface Growing {
  /** Where it begins. */
  readonly one: Pick<Client, 'solve'>;
  /** Where it goes on; started only then. */
  many(): Promise<Workers>;
  now(): number;
}

/**
 * A search is long once it has taken this many milliseconds and, by the share that it tells, what is left takes as many more than
 * what was done: over several workers everything is done again.
 */
export const LONG = 2000;

export function solveGrowing(growing: Growing, request: SolveRequest, listener: Listener): Job<SolveEvent> {
  const search = new GrowingSearch(growing, request, listener);
  return { done: search.run(), cancel: () => search.cancel() };
}

class GrowingSearch {
  readonly #begun: number;
  #job: Job<SolveEvent>;
  /** Solutions that the listener has. */
  #told = 0;
  #isOne = true;
  #isAsked = false;
  #grown: Promise<SolveEvent> | undefined;
  /** Ended, or cancelled. */
  #isOver = false;

  constructor(
    private readonly growing: Growing,
    private readonly request: SolveRequest,
    private readonly listener: Listener,
  ) {
    this.#begun = growing.now();
    this.#job = growing.one.solve(request, (event) => this.#hear(event));
  }

  async run(): Promise<SolveEvent> {
    const last = await this.#job.done;
    return (await this.#grown) ?? last;
  }

  cancel(): void {
    this.#isOver = true;
    this.#job.cancel();
  }

  /** What the one worker says. Once several are at work, it only says that it was cancelled. */
  #hear(event: SolveEvent): void {
    if (this.#grown) return;
    if (event.type === 'solutions') this.#told += sizeOf(event);
    this.listener(event);
    if (event.type === 'started') this.#isOne = event.goal === 'best';
    if (event.type === 'progress' && !this.#isAsked && this.#isLong(event.stats)) {
      this.#isAsked = true;
      // Where it cannot go on over several, the one goes on.
      void this.#ask().catch(() => undefined);
    }
    if (isLast(event)) this.#isOver = true;
  }

  #isLong({ gauges }: Stats): boolean {
    const spent = this.growing.now() - this.#begun;
    const share = gauges?.share ?? 0;
    return spent >= LONG && spent * (1 - share) >= (spent + LONG) * share;
  }

  /** Goes on over several workers if the search can be divided; until that is known, the one goes on. */
  async #ask(): Promise<void> {
    // Loaded only now: most searches are short.
    const loaded = Promise.all([import('./divided.ts'), import('./splitting.ts')]);
    const workers = await this.growing.many();
    const [{ solveDivided }, { splitBy }] = await loaded;
    const split = await splitBy(workers, this.request, 0).done;
    if (split.ok && split.shards.length > 0 && !this.#isOver) this.#grow(solveDivided, workers, split);
  }

  #grow(solve: typeof solveDivided, workers: Workers, split: Split): void {
    const first = this.#job;
    const lost = this.growing.now() - this.#begun;
    let skipped = this.#isOne ? 0 : this.#told;
    const late = <E extends SolveEvent>(event: E): E =>
      'stats' in event
        ? { ...event, stats: { ...event.stats, prepareMilliseconds: event.stats.prepareMilliseconds + lost } }
        : event;
    const { budget } = this.request;
    const left =
      budget?.milliseconds === undefined
        ? budget
        : { ...budget, milliseconds: Math.max(1, budget.milliseconds - lost) };
    const request = { ...this.request, ...(left && { budget: left }) };
    const hear = (event: SolveEvent) => {
      if (event.type === 'started' || event.type === 'refused') return;
      if (event.type !== 'solutions') return this.listener(late(event));
      const more = cut(event, skipped);
      skipped = Math.max(0, skipped - sizeOf(event));
      if (sizeOf(more) > 0) this.listener(more);
    };
    const job = solve(workers, this.growing.now, request, hear, { first: split });
    this.#job = job;
    this.#grown = job.done.then(late);
    first.cancel();
  }
}
