/** The searches by tables for people who watch: single-tile.ts and multi-tile.ts, with the twins in place of the kernels. */
import { inTurn } from '../../../algorithms/trace/in-turn.ts';
import { NoRoom } from '../../../algorithms/wasm/room.ts';
import type { Context, Goal, Trace } from '../../../contract/index.ts';
import { lengthOf, type Path, type Task } from '../model.ts';
import { walkingFor } from './multi-tile.ts';
import { automatonIn } from './pattern-database/automaton-kept.ts';
import type { Answer, Finder } from './pattern-database/finder.ts';
import { finderAtHand, finderNow } from './pattern-database/finders.ts';
import { hasLarge } from './pattern-database/partition.ts';
import { type Limits, WatchedSearch } from './pattern-database/search-watched.ts';
import { WatchedWalk } from './pattern-database/walking-watched.ts';
import { HARD_NODES } from './single-tile.ts';
import { type Turned, turnedOf } from './ways/turned.ts';

/** What one search after another comes to. */
type Searches = Generator<Iterable<Trace<Path>>, void>;

/** Only for boards that can be solved. Builds the tables that are not in the context's cache when they are needed. */
export function traceByTables(task: Task, goal: Goal, context: Context, hard = HARD_NODES): Iterable<Trace<Path>> {
  const turned = turnedOf(task);
  return inTurn(task.metric === 'multi' ? multiTile(turned, goal, context, hard) : singleTile(turned, context, hard));
}

function* singleTile(turned: Turned, context: Context, hard: number): Searches {
  const { field } = turned;
  const large = finderAtHand(field, 'large', context);
  if (large) {
    yield* searched(large, turned, context, {});
    return;
  }
  const small = finderNow(field, 'small', context);
  const answer = yield* searched(small, turned, context, hasLarge(field) ? { nodes: hard } : {});
  if (answer?.kind !== 'hard') return;
  yield* searched(largeOr(small, turned, context), turned, context, { least: answer.least });
}

/** Where there is no memory for large tables, the small ones go on. */
function largeOr(small: Finder, { field }: Turned, context: Context): Finder {
  try {
    return finderNow(field, 'large', context);
  } catch (error) {
    if (error instanceof NoRoom) return small;
    throw error;
  }
}

function* multiTile(turned: Turned, goal: Goal, context: Context, hard: number): Searches {
  const { field, board, path } = turned;
  const small = finderNow(field, 'small', context);
  const first = yield* searched(small, turned, context, { nodes: hard });
  const isFound = first?.kind === 'found';
  if (isFound && goal === 'first') return;
  const { tables, start } = walkingFor(field, context);
  const most = isFound ? lengthOf(path(first.moves), 'multi') - 1 : Number.POSITIVE_INFINITY;
  yield new WatchedWalk(tables, turned).trace(start(board), most);
}

/** One search, and its answer when the trace was read to its end. */
function* searched(
  finder: Finder,
  turned: Turned,
  context: Context,
  limits: Limits,
): Generator<Iterable<Trace<Path>>, Answer | undefined> {
  const search = new WatchedSearch(finder, automatonIn(context), turned, limits);
  let answer: Answer | undefined;
  yield (function* () {
    answer = yield* search.trace();
  })();
  return answer;
}
