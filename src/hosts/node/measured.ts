/** The process that measures one run: it hears the order, measures, tells, and ends. */

import { readFileSync } from 'node:fs';
import type { Order } from '../../engine/measure.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { measureOne } from '../measuring.ts';

/** Processor time of all threads, those that compile and collect garbage included; peak memory of the whole process. */
function usage() {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { processor: (userCPUTime + systemCPUTime) / 1000, memory: 1024 * (ownPeak() ?? maxRSS) };
}

/** Linux hands the peak of the parent on to a process that it starts; this is the one of this process alone, in kilobytes. */
function ownPeak(): number | undefined {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'));
    return peak ? Number(peak[1]) : undefined;
  } catch {
    return undefined;
  }
}

process.once('message', (order: Order) => {
  void measureOne(catalogue, order, { now: () => performance.now(), usage }).then((measured) => {
    process.send!(measured, () => process.disconnect());
  });
});
