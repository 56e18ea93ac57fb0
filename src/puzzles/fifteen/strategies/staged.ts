/** An answer at once for any board; src/puzzles/fifteen/large/stages.ts has the idea. */
import { prepareBeam } from '../../../algorithms/beam/search.ts';
import type { Strategy } from '../../../contract/index.ts';
import { boardOf, pathOf } from '../large/board.ts';
import { place } from '../large/first-way.ts';
import type { Path, Task } from '../model.ts';
import { ifSolvable } from '../search/if-solvable.ts';
import { text } from '../texts.ts';

export const staged: Pick<Strategy<Task, Path>, 'prepare'> = {
  async prepare(task) {
    const board = boardOf(task);
    const beam = prepareBeam({ ...board, multi: task.metric === 'multi' });
    return ifSolvable(task, (probe) => {
      const path = pathOf(board, place(board, probe, beam));
      if (path.length > 0) probe.note(text('staged-note'));
      probe.solution(path);
    });
  },
};
