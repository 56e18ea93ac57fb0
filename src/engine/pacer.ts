/**
 * Counts work and looks at the clock and the cancel flag now and then.
 *
 * A search may tick a hundred million times a second or ten times a second. The stride between two looks therefore
 * adapts to the measured pace, aiming at a few milliseconds, so that a cancel is felt at once in both.
 */
import type { Budget, Ending, Ticker } from '../contract/index.ts';

/** What the host provides: a clock in milliseconds, and whether the caller asked to stop. */
export interface Surroundings {
  now(): number;
  stopped(): boolean;
}

/** Thrown by `tick` to unwind a search; never leaves the engine. */
export class Stop {
  constructor(readonly ending: Ending) {}
}

const SHORT_STRIDE = 1;
const LONG_STRIDE = 4;
/** A quick search may turn slow between two looks, so they are never too far apart; looking costs little by then. */
const MOST_TICKS = 4096;

export class Pacer implements Ticker {
  #nodes = 0;
  #next = 1;
  #stride = 1;
  #maxNodes = Number.POSITIVE_INFINITY;
  #polled: number;

  constructor(
    protected readonly around: Surroundings,
    protected readonly budget: Budget = {},
    /** When the work began, where that was before there was anything to tick. */
    protected readonly begun: number = around.now(),
  ) {
    this.#polled = begun;
  }

  get nodes(): number {
    return this.#nodes;
  }

  tick(nodes = 1): void {
    this.#nodes += nodes;
    if (this.#nodes < this.#next && nodes > 0) return;
    if (this.#nodes > this.#maxNodes) {
      this.#nodes = this.#maxNodes;
      throw new Stop('out of budget');
    }
    this.#poll();
    this.#next = Math.min(this.#nodes + this.#stride, this.#maxNodes + 1);
  }

  /** From here on nodes count towards the budget: preparation is over. */
  protected countFromHere(): void {
    this.#nodes = 0;
    this.#next = this.#stride = 1;
    this.#maxNodes = this.budget.nodes ?? Number.POSITIVE_INFINITY;
    this.#poll();
  }

  /** Called at every look at the clock. */
  protected looked(_now: number): void {}

  #poll(): void {
    const now = this.around.now();
    if (this.around.stopped()) throw new Stop('cancelled');
    if (now - this.begun > (this.budget.milliseconds ?? Number.POSITIVE_INFINITY)) throw new Stop('out of budget');
    const passed = now - this.#polled;
    if (passed < SHORT_STRIDE) this.#stride = Math.min(2 * this.#stride, MOST_TICKS);
    else if (passed > LONG_STRIDE) this.#stride = Math.max(1, Math.floor(this.#stride / 2));
    this.#polled = now;
    this.looked(now);
  }
}
