/**
 * A host without a thread: the service runs where it is called. For tests, and for programs that want no worker.
 *
 * A search cannot pause, so nothing else happens in this thread while it runs. Where the platform has some patience, a job
 * that is not done by then is stopped, timers and cancels have their turn, and it begins anew with several times the patience;
 * what was told before is left out. So is a list of solutions stopped once it is long, until its listener has taken them.
 */
import type { CatalogueEntry } from '../contract/index.ts';
import { createService } from '../engine/service.ts';
import type { FromWorker, ToWorker } from '../engine/worker-protocol.ts';
import { catalogue as puzzles } from '../puzzles/catalogue.ts';
import { Client, type Platform } from './client.ts';
import { Stretch } from './stretch.ts';
import { thisThread } from './timers.ts';

export interface InlinePlatform extends Pick<Platform, 'after'> {
  now(): number;
  /** How many milliseconds the first stretch of a job has; without it, a job runs to its end. */
  readonly patience?: number;
}

/** The first stretch of a list of solutions has about this many. */
const FIRST_SOLUTIONS = 1024;
/** How much more each further stretch has: of time, and of solutions. Most of the work is then in the last stretch. */
const LONGER = 4;
const MORE = 8;
const FOREVER = Number.POSITIVE_INFINITY;

/**
 * A client that works in the thread that calls it.
 *
 * @example
 * ```ts
 * import { inlineClient } from 'teka';
 *
 * const client = inlineClient();
 * const last = await client.solve({ puzzle: '24', text: '7 8 5 6' }, (event) => console.log(event.type)).done;
 * // => started
 * // => solutions
 * // => solutions
 * // => ended
 * if (last.type === 'ended') console.log(last.count, last.proven); // => 3 true
 * ```
 */
export function inlineClient(
  catalogue: readonly CatalogueEntry[] = puzzles,
  platform: InlinePlatform = thisThread,
): Client {
  return new Client({
    sharedMemory: true,
    after: platform.after,
    spawn(receive, died) {
      const worker = new InlineWorker(catalogue, platform, receive);
      return {
        post: (message) => void worker.run(message).catch((error: unknown) => died(String(error))),
        end: () => worker.end(),
      };
    },
  });
}

class InlineWorker {
  readonly #service: (message: ToWorker) => Promise<void>;
  #hear: (message: FromWorker) => void = () => undefined;
  #isOver: () => boolean = () => false;
  #ended = false;

  constructor(
    catalogue: readonly CatalogueEntry[],
    private readonly platform: InlinePlatform,
    private readonly receive: (message: FromWorker) => unknown,
  ) {
    const post = (message: FromWorker) => this.#hear(message);
    this.#service = createService(catalogue, platform.now, post, undefined, () => this.#ended || this.#isOver());
  }

  end(): void {
    this.#ended = true;
  }

  async run(message: ToWorker): Promise<void> {
    const { now, after, patience } = this.platform;
    const begun = now();
    let [time, room] = patience === undefined ? [FOREVER, FOREVER] : [patience, FIRST_SOLUTIONS];
    for (let told = 0, isFirst = true; ; isFirst = false) {
      const stretch = new Stretch(now() + time, room, told, isFirst);
      this.#hear = (one) => stretch.hear(one, this.receive);
      this.#isOver = () => stretch.isOver(now());
      await this.#service(isFirst ? message : withTimeLeft(message, now() - begun));
      if (!stretch.isCutOff || this.#ended || isCancelled(message)) return stretch.conclude(this.receive);
      await stretch.heard;
      await new Promise<void>((go) => void after(0, go));
      told = stretch.told;
      [time, room] = [time * LONGER, room * MORE];
    }
  }
}

const isCancelled = ({ flag }: ToWorker): boolean => flag !== undefined && Atomics.load(flag, 0) === 1;

/** A limit of time is for all stretches together. */
function withTimeLeft(message: ToWorker, spent: number): ToWorker {
  if (!('solve' in message) || message.solve.budget?.milliseconds === undefined) return message;
  const { budget } = message.solve;
  const milliseconds = Math.max(1, message.solve.budget.milliseconds - spent);
  return { ...message, solve: { ...message.solve, budget: { ...budget, milliseconds } } };
}
