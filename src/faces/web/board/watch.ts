/** A search being watched: steps are fetched in stretches ahead of time and shown at the pace that a person likes. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Options, Text } from '../../../contract/index.ts';
import type { Asker } from '../board.ts';
import { type OptionValue, withOption } from '../parts/options.ts';
import { createAsked, problemOf } from './asked.ts';
import { beatOf } from './transport.ts';

const STRETCH = 500;
/** Steps a second, from a walk to a blur. */
export const speeds = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000] as const;

export interface Watch {
  readonly strategy: Signal<string>;
  /** What was chosen of its options; each strategy has its own. */
  readonly options: ReadonlySignal<Options>;
  choose(option: string, value: OptionValue): void;
  /** An index into `speeds`. */
  readonly speed: Signal<number>;
  readonly playing: ReadonlySignal<boolean>;
  /** The position at the present step, and the number of steps shown so far. */
  readonly frame: ReadonlySignal<string | undefined>;
  readonly step: ReadonlySignal<number>;
  readonly over: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<Text | undefined>;
  toggle(): void;
  /** One step on. */
  next(): Promise<void>;
  /** Back to before the first step. */
  reset(): void;
  dispose(): void;
}

/** `position` is where the search begins; another one begins it anew. */
export function createWatch(asker: Asker, position: ReadonlySignal<string>, first: string): Watch {
  const strategy = signal(first);
  const chosen = signal<Readonly<Record<string, Options>>>({});
  const options = computed(() => chosen.value[strategy.value] ?? {});
  const speed = signal(3);
  const playing = signal(false);
  const frame = signal<string | undefined>(undefined);
  const step = signal(0);
  const over = signal(false);
  const problem = signal<Text | undefined>(undefined);
  const asked = createAsked(asker, 'trace');
  let ahead: readonly string[] = [];
  let last = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts starts and stops, so that work begun before the last one does not go on. */
  let current = 0;

  const reset = () => {
    current++;
    clearTimeout(timer);
    asked.drop();
    ahead = [];
    last = over.value = playing.value = false;
    frame.value = problem.value = undefined;
    step.value = 0;
  };

  /** Goes on by a number of steps, or by as many as there are. */
  async function advance(by: number): Promise<void> {
    if (ahead.length < by && !last) {
      const from = step.value + ahead.length;
      const searched = { text: position.value, strategy: strategy.value, options: options.value };
      const reply = await asked.put({ ...searched, from, count: STRETCH });
      const refusal = problemOf(asked.answer.value);
      if (refusal) {
        problem.value = refusal.text;
        playing.value = false;
      }
      if (!reply) return;
      ahead = [...ahead, ...reply.steps];
      last = reply.done;
    }
    const shown = Math.min(by, ahead.length);
    if (shown > 0) {
      frame.value = ahead[shown - 1];
      ahead = ahead.slice(shown);
      step.value += shown;
    }
    if (last && ahead.length === 0) {
      over.value = true;
      playing.value = false;
    }
  }

  async function run(): Promise<void> {
    const { pause, by } = beatOf(speeds[speed.value]!);
    const mine = current;
    await advance(by);
    if (playing.value && current === mine) timer = setTimeout(() => void run(), pause);
  }

  const dispose = effect(() => {
    position.value;
    strategy.value;
    options.value;
    reset();
  });

  return {
    strategy,
    options,
    choose(option, value) {
      chosen.value = { ...chosen.value, [strategy.value]: withOption(options.value, option, value) };
    },
    speed,
    playing,
    frame,
    step,
    over,
    problem,
    reset,
    toggle() {
      if (over.value) reset();
      playing.value = !playing.value;
      current++;
      clearTimeout(timer);
      if (playing.value) void run();
    },
    async next() {
      current++;
      clearTimeout(timer);
      playing.value = false;
      if (!over.value) await advance(1);
    },
    dispose() {
      reset();
      dispose();
    },
  };
}
