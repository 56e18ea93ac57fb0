/** Work that is given up when it takes too long for an answer at once. */
import type { Ticker } from '../../contract/index.ts';

/** What the work gives; nothing where it would take more nodes than these. */
export function limited<T>(ticker: Ticker, most: number, work: (ticker: Ticker) => T): T | undefined {
  const enough = new Error('enough');
  let left = most;
  const tick = (nodes = 1) => {
    ticker.tick(nodes);
    left -= nodes;
    if (left < 0) throw enough;
  };
  try {
    return work({ tick });
  } catch (error) {
    if (error !== enough) throw error;
    return undefined;
  }
}
