/** The search for shorter and shorter ways as traces, one after the other: each search that begins anew is a tree. */
import type { Context, Goal, Trace } from '../../../../contract/index.ts';
import type { Path, Task } from '../../model.ts';
import { BoardSpace } from '../board-space.ts';
import { traceByTables } from '../by-tables-watched.ts';
import { traceDeepening } from '../deepening.ts';
import { guideOf } from '../heuristics/index.ts';
import { MOST_CELLS } from '../pattern-database/field.ts';
import { Course } from './best-so-far.ts';
import { boardOf, type Way } from './board.ts';
import { firstManner } from './first-way.ts';
import { improvements } from './improve.ts';
import { Levels } from './levels-watched.ts';
import type { Room } from './memory.ts';
import { type Manner, stagesOf } from './stages.ts';
import { traceStages, traceStretch } from './stages-watched.ts';

/** What a proof that nothing is shorter goes by. */
export const provingSpace = (task: Task, context: Context): BoardSpace =>
  new BoardSpace(task, guideOf('linear-conflict', task, context).heuristic);

/** Only for boards that can be solved. It goes on for ever where nothing ends the search for shorter ways. */
export function* traceShorter(task: Task, goal: Goal, context: Context, room: Room): Generator<Iterable<Trace<Path>>> {
  const board = boardOf(task);
  const levels = () => new Levels(board, task.metric);
  let way: Way = [];
  function* solved(manner: Manner): Generator<Trace<Path>, void> {
    way = yield* traceStages(stagesOf(board, room, manner), levels());
  }

  yield solved(firstManner(board));
  if (goal === 'first') return;
  if (task.cells.length <= MOST_CELLS) {
    yield traceByTables(task, 'best', context);
    return;
  }
  const course = new Course(board, task.metric, way);
  const plan = improvements(course, board, room, unheard);
  let next = plan.next();
  while (!next.done) {
    const asked = next.value;
    if (asked.kind === 'again') {
      yield solved(asked.manner);
      next = plan.next({ way, cut: false });
    } else {
      yield traceStretch(asked, levels(), (found, cut) => {
        next = plan.next({ way: found, cut });
        return course.moves;
      });
    }
  }
  yield traceDeepening(provingSpace(task, context), course.moves.length);
}

const nothing = () => undefined;
const unheard = { better: nothing, width: nothing, look: nothing };
