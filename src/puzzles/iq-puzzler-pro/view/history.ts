/** Every step of a game as signals, back and forth; a new step forgets those that were undone. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';

export interface History<T> {
  readonly now: ReadonlySignal<T>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  step(next: T): void;
  /** Goes so many steps forth, or back below zero; whether there are so many. */
  travel(by: number): boolean;
}

export function createHistory<T>(begin: T): History<T> {
  const steps = signal<readonly T[]>([begin]);
  const at = signal(0);
  return {
    now: computed(() => steps.value[at.value]!),
    canUndo: computed(() => at.value > 0),
    canRedo: computed(() => at.value < steps.value.length - 1),
    step: (next) =>
      batch(() => {
        steps.value = [...steps.value.slice(0, at.value + 1), next];
        at.value++;
      }),
    travel(by) {
      const to = at.value + by;
      if (to < 0 || to >= steps.value.length) return false;
      at.value = to;
      return true;
    },
  };
}
