/** Measures each run in a fresh Web Worker. */
import type { Measured } from '../../engine/measure.ts';
import { type Lost, type Measuring, patienceFor } from '../measuring.ts';

export type { Lost, Measuring } from '../measuring.ts';

export const measuringInWorkers: Measuring = (order) => {
  const worker = new Worker(new URL('./measured.ts', import.meta.url), { type: 'module' });
  let cancel!: () => void;
  const done = new Promise<Measured | Lost>((settle) => {
    const end = (result: Measured | Lost) => {
      clearTimeout(timer);
      worker.terminate();
      settle(result);
    };
    const timer = setTimeout(() => end({ lost: 'timeout' }), patienceFor(order));
    cancel = () => end({ lost: 'cancelled' });
    worker.onmessage = (event: MessageEvent<Measured>) => end(event.data);
    worker.onerror = ({ message }) =>
      end(/memory/i.test(message) ? { lost: 'out of memory' } : { lost: 'crashed', detail: message });
    worker.postMessage(order);
  });
  return { done, cancel };
};
