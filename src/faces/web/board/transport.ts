/** Something that plays by itself and can be leafed through: a solution move by move, pictures, searches check by check. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

export interface Transport {
  /** How far it has come. */
  readonly at: ReadonlySignal<number>;
  readonly over: ReadonlySignal<boolean>;
  readonly playing: ReadonlySignal<boolean>;
  /** Plays from here, or from the start when at the end; pauses when playing. */
  toggle(): void;
  /** Goes to a place by hand, which ends the playing. */
  go(to: number): void;
  dispose(): void;
}

/** How long a place stands, in milliseconds, and how far the next one is. */
export interface Beat {
  readonly pause: number;
  readonly by: number;
}

export interface TransportSettings {
  /** Read only when it is needed: to know the length may cost something. */
  length(): number;
  /** Read for each place; where it changes meanwhile, the new beat counts for the present place. */
  beat(): Beat;
  /** Where it stands at first; the start unless told. */
  readonly begin?: number;
  /** Whether playing begins with a step instead of a pause. */
  readonly eager?: boolean;
}

export function createTransport({ length, beat, begin = 0, eager = false }: TransportSettings): Transport {
  const wanted = signal(begin);
  const playing = signal(false);
  const at = computed(() => Math.max(0, Math.min(length(), wanted.value)));
  const over = computed(() => at.value >= length());
  const step = (by: number) => {
    wanted.value = at.peek() + by;
  };
  const dispose = effect(() => {
    if (!playing.value) return;
    if (over.value) {
      playing.value = false;
      return;
    }
    at.value;
    const { pause, by } = beat();
    const timer = setTimeout(() => step(by), pause);
    return () => clearTimeout(timer);
  });
  return {
    at,
    over,
    playing,
    toggle() {
      if (!playing.value) {
        if (over.value) wanted.value = 0;
        if (eager) step(beat().by);
      }
      playing.value = !playing.value;
    },
    go(to) {
      playing.value = false;
      wanted.value = Math.round(to);
    },
    dispose,
  };
}

/** The shortest time between two pictures, in milliseconds. */
const SHORTEST = 40;

/** The beat of a number of steps a second: slow steps one at a time, quick ones as many at once as a screen can show. */
export function beatOf(stepsASecond: number, shortest = SHORTEST): Beat {
  const pause = Math.max(1000 / stepsASecond, shortest);
  return { pause, by: Math.max(1, Math.round((stepsASecond * pause) / 1000)) };
}
