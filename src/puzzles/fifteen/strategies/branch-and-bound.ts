/**
 * The report's branch and bound, to the letter: cost is the depth and the number of misplaced tiles, the blank goes down, up,
 * left and right in this order but never straight back, and ties are broken as by Python's heapq.
 */
import { BranchAndBound } from '../../../algorithms/best-first/branch-and-bound.ts';
import type { Strategy } from '../../../contract/index.ts';
import { type Direction, directions, type Path, type Task } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { runBestFirst, watchBestFirst } from '../search/best-first.ts';
import { BoardSpace } from '../search/board-space.ts';
import { Misplaced } from '../search/heuristics/misplaced.ts';
import { ifSolvable } from '../search/if-solvable.ts';

/** A tile slides up where the blank goes down. */
const TILES: readonly Direction[] = ['U', 'D', 'R', 'L'];
const order = TILES.map((direction) => directions.indexOf(direction));

const search = (task: Task, look?: () => void): BranchAndBound =>
  new BranchAndBound(new BoardSpace(task, new Misplaced(task)), order, look);

export const branchAndBound: Pick<Strategy<Task, Path>, 'prepare' | 'steps'> = {
  async prepare(task, _goal, _options, { ticker }) {
    return ifSolvable(task, (probe) =>
      runBestFirst(
        search(task, () => ticker.tick(0)),
        probe,
      ),
    );
  },
  steps: (task) => (isSolvable(task) ? watchBestFirst(search(task)) : [[]]),
};
