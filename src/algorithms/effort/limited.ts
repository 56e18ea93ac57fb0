/** Work that is given up when it takes too long for an answer at once. */
import type { Ticker } from '../../contract/index.ts';
import { withExit } from './exit.ts';

/** The result of the work; undefined where it would take more than `most` nodes. The ticker hears all of them. */
export const limited = <T>(ticker: Ticker, most: number, work: (ticker: Ticker) => T): T | undefined =>
  withExit<T | undefined>((exit) => {
    let left = most;
    const tick = (nodes = 1) => {
      ticker.tick(nodes);
      left -= nodes;
      if (left < 0) exit(undefined);
    };
    return work({ tick });
  });
