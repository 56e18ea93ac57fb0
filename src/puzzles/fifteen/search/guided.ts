/** What the strategies with a choice of heuristics have in common. */
import type { Context, Options, Run } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { text } from '../texts.ts';
import { BoardSpace } from './board-space.ts';
import { guideOf } from './heuristics/index.ts';
import type { HeuristicName } from './heuristics/names.ts';
import { ifSolvable } from './if-solvable.ts';

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
    return search(new BoardSpace(task, heuristic))(probe);
  });
}

/** The steps of a search, or, where parity forbids every solution, only where it would begin. */
export function watchable(task: Task, options: Options, watch: (space: BoardSpace) => Iterable<Path>): Iterable<Path> {
  if (!isSolvable(task)) return [[]];
  // The ticker never stops a watched search: the watcher simply takes no more steps.
  const context: Context = { ticker: { tick: () => undefined }, cache: new Map() };
  const { heuristic } = guideOf(options.heuristic as HeuristicName, task, context);
  return watch(new BoardSpace(task, heuristic));
}
