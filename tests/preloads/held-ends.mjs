/**
 * Loaded before a server: a search of its own worker threads that has ended says so only when it is cancelled, and then as
 * cancelled, or once the file TEKA_GO is there. Until then it tells its progress and no share of the whole, as a search does that never ends.
 */
import { existsSync } from 'node:fs';
import { isMainThread, parentPort } from 'node:worker_threads';

/** In how many turns of the event loop progress is told once: not so often that it keeps its host busy. */
const TURNS = 10_000;

if (!isMainThread) {
  const on = parentPort.on.bind(parentPort);
  const post = parentPort.postMessage.bind(parentPort);
  /** Says whether the present job is to be cancelled. */
  let flag;
  parentPort.on = (name, listener) =>
    on(name, (message) => {
      if (name === 'message' && message.solve) ({ flag } = message);
      listener(message);
    });
  const hold = (message, turn) => {
    const { job, event } = message;
    if (Atomics.load(flag, 0) === 1) return post({ job, event: { ...event, ending: 'cancelled', proven: false } });
    if (existsSync(process.env.TEKA_GO ?? '')) return post(message);
    const { gauges: _, ...stats } = event.stats;
    if (turn % TURNS === 0) post({ job, event: { type: 'progress', count: event.count, stats } });
    setImmediate(() => hold(message, turn + 1));
  };
  parentPort.postMessage = (message, moved) =>
    message.event?.type === 'ended' ? hold(message, 0) : post(message, moved);
}
