/** Looks after the memory of the whole process: WASM keeps its own outside of what Node limits. */
import { MEGABYTE } from '../../../api/limits.ts';

/** How often it is looked at, and how long what was ended has to give its memory back; in milliseconds. */
const LOOK = 250;
const REST = 2000;

/** Has `shed` called while the process takes more than it may, until the returned function is called. */
export function watchMemory(megabytes: number, shed: () => void): () => void {
  let rested = 0;
  const timer = setInterval(() => {
    if (Date.now() < rested || process.memoryUsage.rss() <= megabytes * MEGABYTE) return;
    rested = Date.now() + REST;
    shed();
  }, LOOK);
  timer.unref();
  return () => clearInterval(timer);
}
