/** The last results of long work in a worker's cache, so that the next question on a board does not repeat it. */
import { type Recent, recentIn } from '../../../algorithms/kept/recent.ts';

/** As many as a person goes back and forth between, and no more than fit into memory together. */
const MOST = 4;
const MOST_BYTES = 2 ** 28;

/** The results of one kind; `weigh` tells the bytes of one. */
export const resultsIn = <T>(cache: Map<string, unknown>, kind: string, weigh: (value: T) => number): Recent<T> =>
  recentIn<T>(cache, `iq ${kind}`, MOST, { most: MOST_BYTES, weigh });
