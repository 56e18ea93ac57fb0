/**
 * Keeps a worker from running ahead of its host. A search may find solutions faster than the host lays them out, prints or
 * writes them; what it found would pile up in memory, and the host would be busy long after the search's time is up. So
 * the worker waits while a few bundles are unheard, which counts as time of the search.
 */
import type { FromWorker, LinesFromWorker } from '../engine/worker-protocol.ts';

/** Shared memory: how many bundles of solutions were posted and not yet heard. */
export type Ahead = Int32Array;

/** How many bundles may be unheard: one in the host's hands, one for it to go on with. */
const MOST_UNHEARD = 2;

/** In the worker, after each message. */
export function waitForHost(ahead: Ahead, message: FromWorker | LinesFromWorker): void {
  if (!isBundle(message)) return;
  let unheard = Atomics.add(ahead, 0, 1) + 1;
  while (unheard > MOST_UNHEARD) {
    Atomics.wait(ahead, 0, unheard);
    unheard = Atomics.load(ahead, 0);
  }
}

/** In the host, after each message. */
export function heardOne(ahead: Ahead, message: FromWorker | LinesFromWorker): void {
  if (!isBundle(message)) return;
  Atomics.sub(ahead, 0, 1);
  Atomics.notify(ahead, 0);
}

const isBundle = (message: FromWorker | LinesFromWorker): boolean =>
  'lines' in message || ('event' in message && message.event.type === 'solutions');
