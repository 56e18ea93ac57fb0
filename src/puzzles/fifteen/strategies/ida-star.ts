/** IDA* with a choice of heuristics: src/algorithms/ida-star on this board. */
import { IdaStar } from '../../../algorithms/ida-star/ida-star.ts';
import type { Probe, Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { type BoardSpace, pathOf } from '../search/board-space.ts';
import { traceDeepening } from '../search/deepening.ts';
import { guided, watchable } from '../search/guided.ts';

export const idaStar: Required<Pick<Strategy<Task, Path>, 'prepare' | 'watch'>> = {
  async prepare(task, _goal, options, context) {
    return guided(task, options, context, (space) => (probe) => run(space, probe));
  },
  watch: (task, _goal, options, context) => watchable(task, options, context, (space) => traceDeepening(space)),
};

/** Ticks for every move tried. A board that can be solved is never hopeless. */
function run(space: BoardSpace, probe: Probe<Path>): void {
  if (space.estimate() === 0) return probe.solution([]);
  const search = new IdaStar(space);
  for (let bound = 0, outcome = 'tried'; outcome === 'tried'; ) {
    if (search.bound > bound) {
      bound = search.bound;
      probe.gauge('bound', bound);
    }
    outcome = search.step();
    probe.tick();
  }
  probe.solution(pathOf(search.path));
}
