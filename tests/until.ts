/** Waiting for another process, which no turn of this thread brings about. */
import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until it is so. What never comes true runs into the limit that every test has. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await pause(20);
}
