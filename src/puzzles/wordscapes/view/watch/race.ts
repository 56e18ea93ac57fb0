/** Both searches at the same pace, so many checks a second, so that one sees which is through earlier. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Answered, type Frame, frameAt, type Lane, laneOf } from './lane.ts';

/** Checks a second, from a walk to a blur; the last ones are for large wheels. */
export const paces = [1, 5, 20, 50, 100, 250, 1000, 5000, 50_000, 1_000_000, 100_000_000] as const;
const USUAL = paces.indexOf(250);
/** Between two pictures, in milliseconds, at least. */
const BEAT = 40;

export interface Race {
  readonly lanes: readonly [plain: Lane, crossings: Lane];
  readonly frames: ReadonlySignal<readonly [plain: Frame, crossings: Frame]>;
  /** Checks so far of whichever is still searching, and of the longer one in all. */
  readonly at: ReadonlySignal<number>;
  readonly length: number;
  readonly over: ReadonlySignal<boolean>;
  readonly playing: ReadonlySignal<boolean>;
  /** An index into `paces`. */
  readonly pace: Signal<number>;
  /** Goes on or stops; at the end it begins anew. */
  toggle(): void;
  /** To after so many checks; it stops there. */
  seek(count: number): void;
  dispose(): void;
}

export function createRace(task: Answered): Race {
  const lanes = [laneOf(task, 'plain'), laneOf(task, 'crossings')] as const;
  const length = Math.max(lanes[0].made, lanes[1].made);
  const at = signal(0);
  const playing = signal(false);
  const pace = signal(USUAL);
  const over = computed(() => at.value >= length);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    playing.value = false;
  };
  const run = () => {
    const speed = paces[pace.value]!;
    const pause = Math.max(1000 / speed, BEAT);
    at.value = Math.min(length, at.value + Math.max(1, Math.round((speed * pause) / 1000)));
    if (over.value) stop();
    else timer = setTimeout(run, pause);
  };

  return {
    lanes,
    frames: computed(() => [frameAt(lanes[0], at.value), frameAt(lanes[1], at.value)] as const),
    at,
    length,
    over,
    playing,
    pace,
    toggle() {
      if (playing.value) return stop();
      if (over.value) at.value = 0;
      playing.value = true;
      run();
    },
    seek(count) {
      stop();
      at.value = Math.max(0, Math.min(length, Math.round(count)));
    },
    dispose: stop,
  };
}
