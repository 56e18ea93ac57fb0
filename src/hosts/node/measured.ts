/** The process that measures one run: it hears the order, measures, tells, and ends. */

import type { Order } from '../../engine/measure.ts';
import { catalogue } from '../../puzzles/catalogue.ts';
import { measureOne } from '../measuring.ts';

/** Processor time of all threads, those that compile and collect garbage included; peak memory of the whole process. */
function usage() {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { processor: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS * 1024 };
}

process.once('message', (order: Order) => {
  void measureOne(catalogue, order, { now: () => performance.now(), usage }).then((measured) => {
    process.send!(measured, () => process.disconnect());
  });
});
