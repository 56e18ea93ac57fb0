/** Steps that can be taken back and made again. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';

export interface Steps<T> {
  /** What the last step led to. */
  readonly now: ReadonlySignal<T>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** One more; those that were taken back are gone then. */
  make(next: T): void;
  undo(): void;
  redo(): void;
}

export function createSteps<T>(begin: T): Steps<T> {
  const steps = signal<readonly T[]>([begin]);
  const at = signal(0);
  const travel = (by: number) => {
    at.value = Math.max(0, Math.min(steps.value.length - 1, at.value + by));
  };
  return {
    now: computed(() => steps.value[at.value]!),
    canUndo: computed(() => at.value > 0),
    canRedo: computed(() => at.value < steps.value.length - 1),
    make: (next) =>
      batch(() => {
        steps.value = [...steps.value.slice(0, at.value + 1), next];
        at.value++;
      }),
    undo: () => travel(-1),
    redo: () => travel(1),
  };
}
