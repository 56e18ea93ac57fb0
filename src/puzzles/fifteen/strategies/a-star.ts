/** A* with a choice of heuristics: src/algorithms/best-first/a-star.ts on this board. */
import { AStar } from '../../../algorithms/best-first/a-star.ts';
import type { Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { runBestFirst, watchBestFirst } from '../search/best-first.ts';
import { guided, watchable } from '../search/guided.ts';

export const aStar: Pick<Strategy<Task, Path>, 'prepare' | 'steps'> = {
  async prepare(task, _goal, options, context) {
    const look = () => context.ticker.tick(0);
    return guided(task, options, context, (space) => (probe) => runBestFirst(new AStar(space, look), probe));
  },
  steps: (task, options) => watchable(task, options, (space) => watchBestFirst(new AStar(space))),
};
