/** Both searches run for real, at full speed in the worker, one after the other, and how long each took. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { SolveEvent } from '../../../../contract/index.ts';
import type { Asking, BoardProps } from '../../../../faces/web/board.ts';

/** After this long a search is stopped: a person would not wait longer for it. */
export const PATIENCE_SECONDS = 10;
/** Up to how many checks a search is timed unasked, and how often it then runs: the first run is slow everywhere. */
export const AT_ONCE = 5_000_000;
export const RUNS = 5;

/** The two strategies, by the names of their lanes. */
const strategies = { plain: 'permutations', crossings: 'crossings' } as const;
export type LaneName = keyof typeof strategies;

export interface Measured {
  readonly milliseconds: number;
  readonly checks: number;
  readonly isThrough: boolean;
}

export interface Timing {
  readonly measured: ReadonlySignal<Readonly<Partial<Record<LaneName, Measured>>>>;
  readonly running: ReadonlySignal<boolean>;
  start(): Promise<void>;
  stop(): void;
}

/** Times a text with answers; the fastest of `runs` runs counts. */
export function createTiming({ solve }: Pick<BoardProps, 'solve'>, text: string, runs: number): Timing {
  const measured = signal<Readonly<Partial<Record<LaneName, Measured>>>>({});
  const running = signal(false);
  let job: Asking<SolveEvent> | undefined;
  /** Counts starts and stops: what was begun before goes on no more. */
  let current = 0;
  return {
    measured,
    running,
    async start() {
      const mine = ++current;
      measured.value = {};
      running.value = true;
      for (const name of [...Array(runs)].flatMap(() => ['plain', 'crossings'] as const)) {
        const budget = { milliseconds: PATIENCE_SECONDS * 1000 };
        job = solve({ text, strategy: strategies[name], goal: 'first', budget });
        const event = await job.done;
        if (current !== mine) return;
        if (event.type !== 'ended') break;
        const { milliseconds, nodes } = event.stats;
        const fastest = Math.min(milliseconds, measured.value[name]?.milliseconds ?? milliseconds);
        const one = { milliseconds: fastest, checks: nodes, isThrough: event.count > 0 };
        measured.value = { ...measured.value, [name]: one };
      }
      running.value = false;
    },
    stop() {
      current++;
      job?.cancel();
      running.value = false;
    },
  };
}
