/** How long somebody has been playing: it runs from the first move to the last, and not while nobody can see the board. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../../../contract/index.ts';

export interface Clock {
  readonly running: ReadonlySignal<boolean>;
  /** Milliseconds so far. */
  read(): number;
  start(): void;
  stop(): void;
  /** Stops it and sets it to so many milliseconds. */
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

/** Minutes and seconds with tenths, as the language writes them, for what is to be compared. */
export function preciseText(milliseconds: number, language: Language): string {
  const tenths = Math.floor(milliseconds / 100);
  const format = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, minimumFractionDigits: 1 });
  return `${Math.floor(tenths / 600)}:${format.format((tenths % 600) / 10)}`;
}
