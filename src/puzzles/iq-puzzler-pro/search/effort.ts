/** How much a search for a hint or an explanation may cost: it ends by itself, since there is no clock here. */
import type { Cover } from '../../../algorithms/exact-cover/cover.ts';
import { fitsWord } from '../../../algorithms/exact-cover/limits.ts';
import type { Listener } from '../../../algorithms/exact-cover/search.ts';
import type { Ticker } from '../../../contract/index.ts';

/** The most nodes on a board that fits into a word, and on a larger one. */
export interface Effort {
  readonly word: number;
  readonly wide: number;
}

/**
 * A node on a large board may look at a hundred thousand options, so the number of nodes says little there. But the kernel
 * ticks when it has looked at 2^16 options, and up to this many ticks take a second or so.
 */
const MOST_TICKS = 2 ** 10;

/** A listener for a search of limited effort; `over`, which throws, is called when the effort is used up. */
export function limitedListener(
  cover: Cover,
  most: Effort,
  ticker: Ticker,
  found: Listener['found'],
  over: (nodes: number) => never,
): Listener {
  const isWide = !fitsWord(cover);
  const mostNodes = isWide ? most.wide : most.word;
  let nodes = 0;
  let ticks = 0;
  return {
    tick(more) {
      ticker.tick(more);
      nodes += more;
      ticks++;
      if (nodes > mostNodes || (isWide && ticks > MOST_TICKS)) over(nodes);
    },
    passed: () => undefined,
    found(covering) {
      // The kernel ticks before each solution as well, however little it looked at since the last one.
      ticks--;
      found(covering);
    },
  };
}
