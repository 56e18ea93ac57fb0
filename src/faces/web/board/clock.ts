/** How long a person has been playing: the clock runs from its start to its stop, and not while the board is hidden. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';

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

/** Lets the clock stand still while the page is hidden, until the returned function is called. */
export function pauseWhileHidden(clock: Clock): () => void {
  const hide = () => clock.hide(document.hidden);
  hide();
  document.addEventListener('visibilitychange', hide);
  return () => document.removeEventListener('visibilitychange', hide);
}
