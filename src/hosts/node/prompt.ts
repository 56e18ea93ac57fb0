/** The engine for a command that a person waits for: small jobs begin at once, without a thread. */
import { catalogue } from '../../puzzles/catalogue.ts';
import { Client } from '../client.ts';
import { hereFirst } from '../here-first.ts';
import { userStore } from './store.ts';
import { threads } from './threads.ts';
import { workerScript } from './worker-script.ts';

/**
 * A client that works in this thread for up to `patience` milliseconds, and starts a worker thread for the rest; `close`
 * ends it.
 */
export function promptClient(patience: number): Client {
  const here = { catalogue, now: () => performance.now(), patience, store: userStore() };
  return new Client(hereFirst(threads(workerScript), here));
}
