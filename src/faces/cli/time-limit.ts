/** The time that a whole command has, where it does several things one after the other. */
import type { TimeLeft } from '../../hosts/batch.ts';

/** Counts from now on. */
export function timeLimit(seconds = Number.POSITIVE_INFINITY): TimeLeft {
  const end = performance.now() + 1000 * seconds;
  return {
    get left() {
      return Math.max(1, end - performance.now());
    },
    get isOver() {
      return performance.now() >= end;
    },
  };
}
