/** The solutions of one search as a reader takes them: the search waits for the reader, and ends with it. */
import type { SolveEvent } from '../contract/index.ts';
import type { Job } from '../hosts/client.ts';
import type { Listener } from '../hosts/receiver.ts';
import { type Signal, untilAborted } from './signal.ts';

interface Bundle {
  readonly texts: readonly string[];
  /** To be called when the reader has taken them all. */
  taken(): void;
}

export class Flow {
  started: Extract<SolveEvent, { type: 'started' }> | undefined;
  /** The first is the one that the reader is taking. */
  readonly #waiting: Bundle[] = [];
  #isOver = false;
  #wake: () => void = () => undefined;

  constructor(
    private readonly begin: (listener: Listener) => Job<SolveEvent>,
    private readonly signal: Signal | undefined,
    private readonly onEvent: (event: SolveEvent) => void,
  ) {}

  /** Every solution, and then the last event. */
  async *texts(): AsyncGenerator<string, SolveEvent, undefined> {
    let job: Job<SolveEvent> | undefined;
    const begun = () => {
      job = this.begin((event) => this.#hear(event));
      return job;
    };
    const last = untilAborted(this.signal, begun);
    const end = () => {
      this.#isOver = true;
      this.#wake();
    };
    last.then(end, end);
    try {
      while (await this.#isThereMore()) {
        yield* this.#waiting[0]!.texts;
        this.#waiting.shift()!.taken();
      }
      return await last;
    } finally {
      this.#leave();
      job?.cancel();
    }
  }

  #hear(event: SolveEvent): Promise<void> | undefined {
    if (event.type === 'started') this.started = event;
    this.onEvent(event);
    if (event.type !== 'solutions' || this.#isOver) return undefined;
    return new Promise((taken) => {
      this.#waiting.push({ texts: event.texts, taken });
      this.#wake();
    });
  }

  /** Waits for a bundle; there is none when the search is over, or once the signal is raised. */
  async #isThereMore(): Promise<boolean> {
    while (this.#waiting.length === 0 && !this.#isOver) {
      await new Promise<void>((go) => {
        this.#wake = go;
      });
    }
    return this.#waiting.length > 0 && !this.signal?.aborted;
  }

  /** The search must not wait for a reader who has left. */
  #leave(): void {
    this.#isOver = true;
    for (const { taken } of this.#waiting.splice(0)) taken();
  }
}
