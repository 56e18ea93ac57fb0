/** The engine in a Web Worker. */
import type { FromWorker } from '../../engine/worker-protocol.ts';
import { heardOne } from '../ahead.ts';
import { Client } from '../client.ts';

export type { Client, Job } from '../client.ts';

/** Where a script lies; a `URL` is one. */
export interface Script {
  readonly href: string;
}

/** A client with a Web Worker of its own; `close` ends it. `script` is for bundlers that do not find the worker by themselves. */
export function browserClient(script?: Script): Client {
  /** Without the COOP and COEP headers memory cannot be shared, and cancelling ends the worker instead. */
  const sharedMemory = globalThis.crossOriginIsolated === true;
  return new Client({
    sharedMemory,
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    spawn(receive, died) {
      const worker = script
        ? new Worker(script.href, { type: 'module' })
        : new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      // Where memory is shared, the worker waits for a listener that is slower than it is.
      const ahead = sharedMemory ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
      if (ahead) worker.postMessage({ ahead });
      const hear = async (message: FromWorker) => void (await receive(message));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
        void hear(data).finally(() => ahead && heardOne(ahead, data));
      worker.onerror = (event) => died(event.message || 'error');
      return {
        post: (message) => worker.postMessage(message),
        end: () => worker.terminate(),
      };
    },
  });
}
