/** Breadth-first search: A* that knows no more than whether it is at the goal. */
import { AStar } from '../../../algorithms/best-first/a-star.ts';
import { traceOf } from '../../../algorithms/best-first/trace.ts';
import type { Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { describedBlindly, reasons, runBestFirst } from '../search/best-first.ts';
import { BoardSpace } from '../search/board-space.ts';
import { Misplaced } from '../search/heuristics/misplaced.ts';
import { ifSolvable, traceIfSolvable } from '../search/if-solvable.ts';

/** Any number of misplaced tiles might come home with one move: 1 everywhere but at the goal. */
const blind = (task: Task): BoardSpace => new BoardSpace(task, new Misplaced(task, task.cells.length));

export const breadthFirst: Required<Pick<Strategy<Task, Path>, 'prepare' | 'watch'>> = {
  async prepare(task, _goal, _options, { ticker }) {
    return ifSolvable(task, (probe) => runBestFirst(new AStar(blind(task), () => ticker.tick(0)), probe));
  },
  watch: (task, goal) =>
    traceIfSolvable(task, () =>
      traceOf((watcher) => new AStar(blind(task), undefined, watcher), describedBlindly, goal, reasons),
    ),
};
