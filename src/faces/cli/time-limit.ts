/** The time that a whole command has, where it does several things one after the other. */
import type { TimeLeft } from '../../hosts/batch.ts';
import type { Terminal } from './terminal.ts';

/** Counts from now on. */
export function timeLimit({ now }: Pick<Terminal, 'now'>, seconds = Number.POSITIVE_INFINITY): TimeLeft {
  const end = now() + 1000 * seconds;
  return {
    get left() {
      return Math.max(1, end - now());
    },
    get isOver() {
      return now() >= end;
    },
  };
}
