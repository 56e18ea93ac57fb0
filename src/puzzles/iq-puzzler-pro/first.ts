/** One solution of a task whose solutions are too many to count, or a proof that there is none, in bounded time. */
import { constrainedSearch } from '../../algorithms/exact-cover/constrained.ts';
import type { Covering } from '../../algorithms/exact-cover/cover.ts';
import { fillSearch } from '../../algorithms/exact-cover/fill.ts';
import { fitsWord } from '../../algorithms/exact-cover/limits.ts';
import type { Ear } from '../../algorithms/exact-cover/search.ts';
import { wideSearch } from '../../algorithms/exact-cover/wide.ts';
import type { Ticker } from '../../contract/index.ts';
import { coverOf } from './cover.ts';
import type { Filling, Task } from './model.ts';

/** Some seconds of search. */
const MOST_NODES = { word: 2 ** 23, wide: 2 ** 20 };

class Enough extends Error {}

/** A solution; `none` is proven, `unknown` is not. */
export function firstSolution(task: Task, ticker: Ticker): Filling | 'none' | 'unknown' {
  const { cover, fill } = coverOf(task);
  let first: Covering | undefined;
  const most = fitsWord(cover) ? MOST_NODES.word : MOST_NODES.wide;
  let nodes = 0;
  const ear: Ear = {
    tick(more) {
      ticker.tick(more);
      nodes += more;
      if (nodes > most) throw new Enough();
    },
    passed: () => undefined,
    found(covering) {
      first = covering;
      throw new Enough();
    },
  };
  const kernel = !fitsWord(cover)
    ? wideSearch
    : task.board.kind === 'flat' && !task.gaps
      ? fillSearch
      : constrainedSearch;
  try {
    kernel(cover, ear)();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    return first ? fill(first) : 'unknown';
  }
  return 'none';
}
