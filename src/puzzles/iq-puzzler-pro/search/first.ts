/** One solution of a task with too many solutions to count, or a proof that no solution exists, in bounded time. */
import { withExit } from '../../../algorithms/effort/exit.ts';
import { constrainedSearch } from '../../../algorithms/exact-cover/constrained.ts';
import type { Covering } from '../../../algorithms/exact-cover/cover.ts';
import { fillSearch } from '../../../algorithms/exact-cover/fill.ts';
import { fitsWord } from '../../../algorithms/exact-cover/limits.ts';
import { wideSearch } from '../../../algorithms/exact-cover/wide.ts';
import type { Ticker } from '../../../contract/index.ts';
import type { Filling, Placement, Task } from '../model.ts';
import { coverOf, placementsIn, tooLargeToAsk } from './cover.ts';
import { limitedListener } from './effort.ts';
import { areaObstacle, obstacle } from './obstacles.ts';

/** Some seconds of search. */
const MOST_NODES = { word: 2 ** 23, wide: 2 ** 20 };

export interface First {
  readonly filling: Filling;
  /** Where the pieces lie that were left. */
  readonly placements: readonly Placement[];
}

/** A solution of a task; `none` is proven, `unknown` is not. */
export function firstSolution(task: Task, ticker: Ticker): First | 'none' | 'unknown' {
  if (areaObstacle(task)) return 'none';
  if (tooLargeToAsk(task)) return 'unknown';
  const taskCover = coverOf(task, ticker);
  const { cover } = taskCover;
  if (obstacle(task, taskCover)) return 'none';
  if (cover.pieces === 0) return { filling: taskCover.fill([]), placements: [] };
  const kernel = !fitsWord(cover)
    ? wideSearch
    : task.board.kind === 'flat' && !task.gaps
      ? fillSearch
      : constrainedSearch;
  const first = withExit<Covering | 'none' | 'unknown'>((exit) => {
    kernel(
      cover,
      limitedListener(cover, MOST_NODES, ticker, exit, () => exit('unknown')),
    )();
    return 'none';
  });
  if (first === 'none' || first === 'unknown') return first;
  return { filling: taskCover.fill(first), placements: placementsIn(taskCover, first) };
}
