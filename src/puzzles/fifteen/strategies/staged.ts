/** An answer at once for any board; src/puzzles/fifteen/search/large/stages.ts has the idea. */

import type { Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { manhattan } from '../parity.ts';
import { prepareBeam } from '../search/beam/search.ts';
import { ifSolvable, traceIfSolvable } from '../search/if-solvable.ts';
import { boardOf, pathOfWay } from '../search/large/board.ts';
import { firstManner, place } from '../search/large/first-way.ts';
import { Levels } from '../search/large/levels-watched.ts';
import { stagesOf } from '../search/large/stages.ts';
import { traceStages } from '../search/large/stages-watched.ts';
import { orGiveUp, traceOrGiveUp } from '../search/or-give-up.ts';
import { text } from '../texts.ts';

export const staged: Required<Pick<Strategy<Task, Path>, 'prepare' | 'watch'>> = {
  prepare: (task) =>
    orGiveUp(async () => {
      const board = boardOf(task);
      const beam = prepareBeam({ ...board, multi: task.metric === 'multi' });
      return ifSolvable(task, (probe) => {
        const path = pathOfWay(board, place(board, probe, beam));
        // No way is shorter where no tile goes a step out of its way.
        const isShortest = path.length === (task.metric === 'single' ? manhattan(task) : 0);
        if (!isShortest) probe.note(text('staged-note'));
        probe.solution(path);
        // Only now: a caller that asked for the first way has it by now, and is told nothing about others.
        if (isShortest) probe.exhausted();
      });
    }),
  watch: (task) =>
    traceOrGiveUp(async () => {
      const board = boardOf(task);
      const beam = prepareBeam({ ...board, multi: task.metric === 'multi' });
      return traceIfSolvable(task, () =>
        traceStages(stagesOf(board, beam, firstManner(board)), new Levels(board, task.metric)),
      );
    }),
};
