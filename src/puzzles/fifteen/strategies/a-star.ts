/** A* with a choice of heuristics: src/algorithms/best-first/a-star.ts on this board. */
import { AStar } from '../../../algorithms/best-first/a-star.ts';
import { traceOf } from '../../../algorithms/best-first/trace.ts';
import type { Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { described, reasons, runBestFirst } from '../search/best-first.ts';
import { guided, watchable } from '../search/guided.ts';

export const aStar: Required<Pick<Strategy<Task, Path>, 'prepare' | 'watch'>> = {
  async prepare(task, _goal, options, context) {
    const look = () => context.ticker.tick(0);
    return guided(task, options, context, (space) => (probe) => runBestFirst(new AStar(space, look), probe));
  },
  watch: (task, goal, options, context) =>
    watchable(task, options, context, (space) =>
      traceOf((watcher) => new AStar(space, undefined, watcher), described, goal, reasons),
    ),
};
