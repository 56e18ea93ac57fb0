/** The engine in a worker thread. */
import { Client } from '../client.ts';
import { threads } from './threads.ts';

export type { Client, Job } from '../client.ts';

/** A client with a worker thread of its own; `close` ends it. `worker` is for tests that need a bad one. */
export function nodeClient(worker: URL = new URL('./worker.js', import.meta.url)): Client {
  return new Client(threads(worker));
}
