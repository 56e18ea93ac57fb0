/**
 * The report's branch and bound, to the letter: cost is the depth and the number of misplaced tiles, the blank goes down, up,
 * left and right in this order but never straight back, and ties are broken as by Python's heapq.
 */
import { BranchAndBound } from '../../../algorithms/best-first/branch-and-bound.ts';
import { traceOf } from '../../../algorithms/best-first/trace.ts';
import type { Watcher } from '../../../algorithms/best-first/watcher.ts';
import type { Strategy } from '../../../contract/index.ts';
import { type Direction, directions, type Path, type Task } from '../model.ts';
import { boundedReasons, described, runBestFirst } from '../search/best-first.ts';
import { BoardSpace } from '../search/board-space.ts';
import { Misplaced } from '../search/heuristics/misplaced.ts';
import { ifSolvable, traceIfSolvable } from '../search/if-solvable.ts';

/** A tile slides up where the blank goes down. */
const TILES: readonly Direction[] = ['U', 'D', 'R', 'L'];
const order = TILES.map((direction) => directions.indexOf(direction));

const search = (task: Task, look?: () => void, watcher?: Watcher): BranchAndBound =>
  new BranchAndBound(new BoardSpace(task, new Misplaced(task)), order, look, watcher);

export const branchAndBound: Required<Pick<Strategy<Task, Path>, 'prepare' | 'watch'>> = {
  async prepare(task, _goal, _options, { ticker }) {
    return ifSolvable(task, (probe) =>
      runBestFirst(
        search(task, () => ticker.tick(0)),
        probe,
      ),
    );
  },
  watch: (task, goal) =>
    traceIfSolvable(task, () =>
      traceOf((watcher) => search(task, undefined, watcher), described, goal, boundedReasons),
    ),
};
