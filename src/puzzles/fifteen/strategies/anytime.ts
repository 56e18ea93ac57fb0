/**
 * Begins with the answer that is there at once and makes it shorter for as long as it may; src/puzzles/fifteen/search/large/ has the
 * ideas. It is over only when nothing shorter can be there: small boards are handed to the search by tables, and of the
 * others the easy ones are proven by IDA*.
 */

import { IdaStar } from '../../../algorithms/ida-star/ida-star.ts';
import { inTurn } from '../../../algorithms/trace/in-turn.ts';
import type { Context, Escalation, Run, Strategy } from '../../../contract/index.ts';
import { lengthOf, type Path, type Task } from '../model.ts';
import { prepareBeam } from '../search/beam/search.ts';
import { pathOf } from '../search/board-space.ts';
import { ifSolvable, traceIfSolvable } from '../search/if-solvable.ts';
import { Course } from '../search/large/best-so-far.ts';
import { boardOf, pathOfWay } from '../search/large/board.ts';
import { place } from '../search/large/first-way.ts';
import { improve } from '../search/large/improve.ts';
import { provingSpace, traceShorter } from '../search/large/shorter-watched.ts';
import { orGiveUp, traceOrGiveUp } from '../search/or-give-up.ts';
import { MOST_CELLS } from '../search/pattern-database/field.ts';
import { patternDatabase } from './pattern-database.ts';

export const anytime: Required<Pick<Strategy<Task, Path>, 'prepare' | 'watch'>> = {
  prepare: (task, _goal, _options, context) =>
    orGiveUp(async () => {
      const board = boardOf(task);
      const beam = prepareBeam({ ...board, multi: task.metric === 'multi' });
      return ifSolvable(task, (probe) => {
        const course = new Course(board, task.metric, place(board, probe, beam));
        const better = (): void => {
          probe.gauge('moves', course.moves.length);
          probe.solution(pathOfWay(board, course.moves));
        };
        better();
        if (task.cells.length <= MOST_CELLS) return byTables(task, context, course.moves.length);
        improve(course, board, beam, probe, better);
        return async () => proof(task, context, course.moves.length);
      });
    }),
  watch: (task, goal, _options, context) =>
    traceOrGiveUp(async () => {
      const beam = prepareBeam({ ...boardOf(task), multi: task.metric === 'multi' });
      return traceIfSolvable(task, () => inTurn(traceShorter(task, goal, context, beam)));
    }),
};

/** Tells the best path, if there is a better one than is known. */
function byTables(task: Task, context: Context, known: number): Escalation<Path> {
  return async () => {
    const run = await patternDatabase.prepare(task, 'best', {}, context);
    return onlyBetter(run, (path) => lengthOf(path, task.metric) < known);
  };
}

/** The same run, but it tells nothing that is no better than what was told before. */
function onlyBetter(run: Run<Path>, isBetter: (path: Path) => boolean): Run<Path> {
  return (probe) => {
    const further = run({
      tick: (nodes) => probe.tick(nodes),
      solution: (path) => isBetter(path) && probe.solution(path),
      counted: (solutions) => probe.counted(solutions),
      nearest: (path) => probe.nearest(path),
      exhausted: () => probe.exhausted(),
      gauge: (name, value) => probe.gauge(name, value),
      giveUp: () => probe.giveUp(),
      note: (text) => probe.note(text),
    });
    return further && (async () => onlyBetter(await further(), isBetter));
  };
}

/** Searches everything that is shorter than the best so far. */
function proof(task: Task, context: Context, moves: number): Run<Path> {
  const search = new IdaStar(provingSpace(task, context));
  return (probe) => {
    while (search.bound < moves) {
      probe.gauge('bound', search.bound);
      const outcome = search.step();
      probe.tick();
      if (outcome === 'solved') return probe.solution(pathOf(search.path));
    }
  };
}
