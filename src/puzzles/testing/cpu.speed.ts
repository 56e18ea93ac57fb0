/**
 * The work done by this thread, in milliseconds. Not wall time: on a busy machine that says little. And where the system
 * tells it, not the work of the whole process, in which other test files run beside this one.
 */
import { readFileSync } from 'node:fs';

const OWN = '/proc/thread-self/schedstat';

function ofThread(): number | undefined {
  try {
    const nanoseconds = Number(readFileSync(OWN, 'utf8').split(' ')[0]);
    return nanoseconds > 0 ? nanoseconds / 1e6 : undefined;
  } catch {
    return undefined;
  }
}

function ofProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export const cpuMilliseconds: () => number = ofThread() === undefined ? ofProcess : () => ofThread()!;

/**
 * The work a function takes: the least of several calls, since the first ones also compile it, and noise only ever adds
 * work. Calls end with the first one that takes less than `limit`.
 */
export async function leastCpu(times: number, limit: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < times && least >= limit; i++) {
    const before = cpuMilliseconds();
    await work();
    least = Math.min(least, cpuMilliseconds() - before);
  }
  return least;
}
