/** The one place where a running solve meets the world: counts, bundles of solutions, progress, and the end. */
import type { Budget, Goal, Lines, Nearest, Probe, Stats, Text } from '../contract/index.ts';
import { LineBundle } from './line-bundle.ts';
import { Pacer, Stop, type Surroundings } from './pacer.ts';

/** At most ten reports a second. */
const REPORT_EVERY = 100;
/** The most solutions in one bundle, so that the listener is never busy for long with one. */
const MOST_TOGETHER = 1024;
/** Lines as bytes are less work, and it is the number of messages that takes time. */
const MOST_LINES = 8192;

export interface Listener<Solution> {
  progress(count: number, stats: Stats): void;
  solutions(texts: readonly string[]): void;
  format(solution: Solution): string;
  /** Called for each solution before it is counted; throws at a wrong one. */
  check(solution: Solution): void;
  nearest(solution: Solution): Nearest;
  /** Solutions as bytes, which change after the call; throws at a wrong one. */
  lines(lines: Lines): void;
  cost?: ((solution: Solution) => number) | undefined;
}

export class EngineProbe<Solution> extends Pacer implements Probe<Solution> {
  /** When the present run began; none while something is prepared. */
  #runBegun: number | undefined;
  /** Milliseconds of the runs before. */
  #ran = 0;
  #started = false;
  #reported: number;
  #gauges: Record<string, number> | undefined;
  #bundle: string[] = [];
  readonly #lines = new LineBundle();
  #best = Number.POSITIVE_INFINITY;
  /** Solutions found so far; with goal `best`, one at the most. */
  count = 0;
  nearestSoFar: Nearest | undefined;
  /** Whether the run declared that there is nothing more, or nothing better. */
  isExhausted = false;
  noted: Text | undefined;

  constructor(
    private readonly goal: Goal,
    budget: Budget,
    around: Surroundings,
    private readonly listener: Listener<Solution>,
    begun?: number,
  ) {
    super(around, budget, begun);
    this.#reported = this.begun;
  }

  /** Preparation is over; nodes count from the first time on. */
  beginRun(): void {
    this.#runBegun = this.around.now();
    if (!this.#started) this.countFromHere();
    this.#started = true;
  }

  /** The run gave up in favour of a larger one, which is now prepared. */
  endRun(): void {
    this.#ran = this.#running(this.around.now());
    this.#runBegun = undefined;
  }

  #running(now: number): number {
    return this.#ran + (this.#runBegun === undefined ? 0 : now - this.#runBegun);
  }

  solution(solution: Solution): void {
    this.listener.check(solution);
    if (this.goal === 'best') {
      const cost = this.listener.cost!(solution);
      if (cost >= this.#best) return;
      this.#best = cost;
      this.count = 1;
    } else {
      this.count++;
    }
    // In the order in which they were found.
    if (this.#lines.count > 0) this.flush();
    if (this.goal !== 'count') this.#bundle.push(this.listener.format(solution));
    if (this.count === 1 || this.#bundle.length >= MOST_TOGETHER) this.flush();
    if (this.goal === 'first') throw new Stop('goal met');
    this.#stopAtMost();
  }

  written(line: Uint8Array): void {
    this.count++;
    if (this.#bundle.length > 0) this.flush();
    this.#lines.add(line);
    if (this.count === 1 || this.#lines.count >= MOST_LINES) this.flush();
    this.#stopAtMost();
  }

  #stopAtMost(): void {
    if (this.goal !== 'best' && this.count >= (this.budget.solutions ?? Number.POSITIVE_INFINITY)) {
      throw new Stop('out of budget');
    }
  }

  counted(solutions: number): void {
    this.count += solutions;
    const wanted = this.budget.solutions ?? Number.POSITIVE_INFINITY;
    const most = Math.min(wanted, Number.MAX_SAFE_INTEGER);
    if (this.count < most) return;
    this.count = most;
    throw new Stop(most === wanted ? 'out of budget' : 'out of room');
  }

  nearest(solution: Solution): void {
    this.nearestSoFar = this.listener.nearest(solution);
  }

  exhausted(): void {
    this.isExhausted = true;
  }

  gauge(name: string, value: number): void {
    this.#gauges ??= {};
    this.#gauges[name] = value;
  }

  giveUp(): never {
    throw new Stop('out of room');
  }

  note(text: Text): void {
    this.noted = text;
  }

  /** Hands on what was found since the last bundle. */
  flush(): void {
    if (this.#lines.count > 0) this.listener.lines(this.#lines.take());
    if (this.#bundle.length === 0) return;
    this.listener.solutions(this.#bundle);
    this.#bundle = [];
  }

  stats(): Stats {
    const now = this.around.now();
    const milliseconds = this.#running(now);
    const stats = {
      nodes: this.#started ? this.nodes : 0,
      milliseconds,
      prepareMilliseconds: now - this.begun - milliseconds,
    };
    return this.#gauges ? { ...stats, gauges: { ...this.#gauges } } : stats;
  }

  protected override looked(now: number): void {
    if (now - this.#reported < REPORT_EVERY) return;
    this.#reported = now;
    this.flush();
    this.listener.progress(this.count, this.stats());
  }
}
