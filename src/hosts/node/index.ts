/** The engine in a worker thread. */
import { Client } from '../client.ts';
import { threads } from './threads.ts';
import { workerScript } from './worker-script.ts';

/** Where a script lies; a `URL` is one. */
export interface Script {
  readonly href: string;
}

/**
 * A client with a worker thread of its own; `close` ends it. A thread without a job does not keep its process from ending.
 * `worker` is the script of the thread, where it is not the one that comes with this package.
 *
 * @example
 * ```ts
 * import { nodeClient } from 'teka/node';
 *
 * const client = nodeClient();
 * const job = client.solve({ puzzle: '15', text: '1 2 3/4 - 6/7 5 8' }, (event) => {
 *   if (event.type === 'solutions') console.log(event.texts.join()); // => UL
 * });
 * await job.done; // job.cancel() would stop it
 * client.close();
 * ```
 */
export function nodeClient(worker?: Script): Client {
  return new Client(threads(() => worker ?? workerScript()));
}
