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
 */
export function nodeClient(worker?: Script): Client {
  return new Client(threads(() => worker ?? workerScript()));
}
