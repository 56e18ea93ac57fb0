/**
 * Begins with the answer that is there at once and makes it shorter for as long as it may; src/puzzles/fifteen/large/ has the
 * ideas. It is over only when nothing shorter can be there: small boards are handed to the search by tables, and of the
 * others the easy ones are proven by IDA*.
 */
import { prepareBeam } from '../../../algorithms/beam/search.ts';
import { IdaStar } from '../../../algorithms/ida-star/ida-star.ts';
import type { Context, Escalation, Probe, Run, Strategy } from '../../../contract/index.ts';
import { guideOf } from '../heuristics/index.ts';
import { boardOf, pathOf } from '../large/board.ts';
import { Course } from '../large/course.ts';
import { improve } from '../large/improve.ts';
import { place } from '../large/place.ts';
import type { Path, Task } from '../model.ts';
import { shortest } from '../optimal.ts';
import { MOST_TABLE_CELLS } from './about.ts';
import { ifSolvable } from './if-solvable.ts';
import { BoardSpace, pathOf as pathOfMoves } from './space.ts';

export const anytime: Pick<Strategy<Task, Path>, 'prepare'> = {
  async prepare(task, _goal, _options, context) {
    const board = boardOf(task);
    const beam = prepareBeam({ ...board, multi: task.metric === 'multi' });
    return ifSolvable(task, (probe) => {
      const course = new Course(board, task.metric, place(board, probe, beam), beam, probe);
      const better = (): void => {
        probe.gauge('moves', course.moves.length);
        probe.solution(pathOf(board, course.moves));
      };
      better();
      const isSmall = task.cells.length <= MOST_TABLE_CELLS;
      if (isSmall && task.metric === 'single') return byTables(task, context, pathOf(board, course.moves));
      improve(course, board, beam, probe, { isBounded: isSmall, better });
      return async () => proof(task, context, course.moves.length);
    });
  },
};

/** Tells the shortest path unless the one that is known is just as short. */
function byTables(task: Task, context: Context, known: Path): Escalation<Path> {
  return async () => {
    const path = await shortest(task, context, { way: known });
    return (probe: Probe<Path>) => {
      if (path.length < known.length) probe.solution(path);
    };
  };
}

/** Searches everything that is shorter than the best so far. */
function proof(task: Task, context: Context, moves: number): Run<Path> {
  const { heuristic } = guideOf('linear-conflict', task, context);
  const search = new IdaStar(new BoardSpace(task, heuristic));
  return (probe) => {
    while (search.bound < moves) {
      probe.gauge('bound', search.bound);
      const outcome = search.step();
      probe.tick();
      if (outcome === 'solved') return probe.solution(pathOfMoves(search.path));
    }
  };
}
