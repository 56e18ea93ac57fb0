/** A promise as something a view can show. */
import { type ReadonlySignal, signal } from '@preact/signals';

export function loading<T extends object>(promise: Promise<T>): ReadonlySignal<T | 'loading' | 'failed'> {
  const state = signal<T | 'loading' | 'failed'>('loading');
  promise.then(
    (value) => {
      state.value = value;
    },
    () => {
      state.value = 'failed';
    },
  );
  return state;
}
