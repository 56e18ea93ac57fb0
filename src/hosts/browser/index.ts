/** The engine in a Web Worker. */
import type { FromWorker } from '../../engine/worker-protocol.ts';
import { Client } from '../client.ts';

export type { Client, Job } from '../client.ts';

/** A client with a Web Worker of its own; `close` ends it. */
export function browserClient(): Client {
  return new Client({
    /** Without the COOP and COEP headers memory cannot be shared, and cancelling ends the worker instead. */
    sharedMemory: globalThis.crossOriginIsolated === true,
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    spawn(receive, died) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = (event: MessageEvent<FromWorker>) => receive(event.data);
      worker.onerror = (event) => died(event.message || 'error');
      return {
        post: (message) => worker.postMessage(message),
        end: () => worker.terminate(),
      };
    },
  });
}
