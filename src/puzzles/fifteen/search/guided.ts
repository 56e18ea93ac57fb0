/** What the strategies with a choice of heuristics have in common. */
import type { Context, Options, Run, Trace } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { text } from '../texts.ts';
import { BoardSpace } from './board-space.ts';
import type { Heuristic } from './heuristics/heuristic.ts';
import { guideOf } from './heuristics/index.ts';
import type { HeuristicName } from './heuristics/names.ts';
import { ifSolvable, traceIfSolvable } from './if-solvable.ts';

/** Builds what the heuristic needs, and says at the run if it was too large to build. */
export function guided(
  task: Task,
  options: Options,
  context: Context,
  search: (space: BoardSpace) => Run<Path>,
): Run<Path> {
  const { heuristic, isLess } = guideOf(options.heuristic as HeuristicName, task, context);
  return ifSolvable(task, (probe) => {
    if (isLess) probe.note(text('walking-too-large'));
    return search(spaceOf(task, heuristic, options))(probe);
  });
}

/** The trace of a search with the heuristic that was chosen. */
export const watchable = (
  task: Task,
  options: Options,
  context: Context,
  watch: (space: BoardSpace) => Iterable<Trace<Path>>,
): Iterable<Trace<Path>> => traceIfSolvable(task, () => watch(spaceFor(task, options, context)));

/** The board with the heuristic that was chosen. */
export const spaceFor = (task: Task, options: Options, context: Context): BoardSpace =>
  spaceOf(task, guideOf(options.heuristic as HeuristicName, task, context).heuristic, options);

const spaceOf = (task: Task, heuristic: Heuristic, options: Options): BoardSpace =>
  new BoardSpace(task, heuristic, options['straight-back'] === true);
