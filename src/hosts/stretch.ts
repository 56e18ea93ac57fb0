/** One of several attempts at a job, each longer than the one before; what was told before is left out. */
import type { Goal } from '../contract/index.ts';
import { type FromWorker, isLast } from '../engine/worker-protocol.ts';

/** What one attempt at a job may take, and what it has told. */
export class Stretch {
  /** Settled when the listener has taken what it was told. */
  heard: unknown;
  told: number;
  #seen = 0;
  #fresh = 0;
  #goal: Goal | undefined;
  #isLate = false;
  #last: FromWorker | undefined;

  /** It ends at `end`, or with `room` solutions of a list; of what it tells, `before` was told before. */
  constructor(
    private readonly end: number,
    private readonly room: number,
    private readonly before: number,
    private readonly isFirst: boolean,
  ) {
    this.told = before;
  }

  isOver(now: number): boolean {
    this.#isLate ||= now >= this.end || (this.#goal === 'all' && this.#fresh >= this.room);
    return this.#isLate;
  }

  /** Whether the job was stopped by this stretch, and by nothing else. */
  get isCutOff(): boolean {
    const last = this.#last;
    if (!this.#isLate || !last) return false;
    if ('event' in last) return last.event.type === 'ended' && last.event.ending === 'cancelled';
    return !last.reply.ok && last.reply.problem.text.code === 'cancelled';
  }

  hear(message: FromWorker, receive: (message: FromWorker) => unknown): void {
    const { job } = message;
    if ('reply' in message || isLast(message.event)) {
      this.#last = message;
      return;
    }
    const { event } = message;
    if (event.type === 'solutions') {
      const texts = event.texts.slice(Math.max(0, this.before - this.#seen));
      this.#seen += event.texts.length;
      this.#fresh += texts.length;
      this.told = Math.max(this.before, this.#seen);
      if (texts.length > 0) this.heard = receive({ job, event: { type: 'solutions', texts } });
      return;
    }
    if (event.type === 'started') this.#goal = event.goal;
    if (event.type !== 'started' || this.isFirst) receive(message);
  }

  conclude(receive: (message: FromWorker) => unknown): void {
    if (this.#last) receive(this.#last);
  }
}
