/** How long a person has been playing: the clock runs from its start to its stop, and not while the board is hidden. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Mode } from '../board.ts';

export interface Clock {
  readonly running: ReadonlySignal<boolean>;
  /** Milliseconds so far. */
  read(): number;
  start(): void;
  stop(): void;
  /** Stops it and sets it to a number of milliseconds. */
  set(milliseconds: number): void;
  /** While the board is hidden the clock stands still, though it is not stopped. */
  hide(hidden: boolean): void;
}

export function createClock(now: () => number, begin = 0): Clock {
  const wanted = signal(false);
  const hidden = signal(false);
  const running = computed(() => wanted.value && !hidden.value);
  /** What had passed when it began to run, and when that was. */
  let passed = begin;
  let since = 0;

  const read = () => (running.value ? passed + now() - since : passed);
  const change = (act: () => void) => {
    passed = read();
    act();
    since = now();
  };
  return {
    running,
    read,
    start: () =>
      change(() => {
        wanted.value = true;
      }),
    stop: () =>
      change(() => {
        wanted.value = false;
      }),
    set: (milliseconds) =>
      change(() => {
        wanted.value = false;
        passed = milliseconds;
      }),
    hide: (isHidden) =>
      change(() => {
        hidden.value = isHidden;
      }),
  };
}

/** Lets the clock stand still while the page is hidden or the person does not play, until the returned function is called. */
export function pauseWhileAway(clock: Clock, mode?: ReadonlySignal<Mode>): () => void {
  const isHidden = signal(document.hidden);
  const look = () => {
    isHidden.value = document.hidden;
  };
  document.addEventListener('visibilitychange', look);
  const end = effect(() => {
    const isAway = isHidden.value || (mode !== undefined && mode.value !== 'play');
    untracked(() => clock.hide(isAway));
  });
  return () => {
    end();
    document.removeEventListener('visibilitychange', look);
  };
}
