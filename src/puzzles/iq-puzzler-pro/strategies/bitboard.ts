/**
 * The default: the board as bits of machine words, in WASM. Which kernel is the right one depends on the board and on
 * what is asked, and it says which it took:
 *
 * - a first solution of a flat board: fill the lowest free cell;
 * - all, or how many, on a flat board: the state graph, where it fits into memory;
 * - the same up to symmetry: a search that remembers dead ends where there are few solutions, else the state graph;
 * - in space, and where cells may stay empty: the most constrained cell or piece first;
 * - beyond 64 cells or 32 pieces: the same on several words.
 *
 * Where there are symmetries, one piece is only laid in one place of each orbit, and all other solutions are images.
 */
import { fitsWord } from '../../../algorithms/exact-cover/limits.ts';
import type { Run, Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { bitboard as about } from './about.ts';
import { placesFor, prepareCovering, type Quest, splitCovering } from './covering.ts';
import { deadEndsOf, deadEndsTeller } from './dead-ends.ts';
import { graphTeller, splitGraph, tellingFromGraph } from './graph.ts';
import { constrained, fill, type Method, searchWith, splitWith, wide } from './kernels.ts';
import { type Part, partOf } from './parts.ts';
import { watchCovering, watchDeadEnds, watchGraph, watchSearch } from './watch.ts';

export const bitboard: Strategy<Task, Filling> = {
  ...about,
  prepare: (task, goal, options, context) => prepareCovering(task, goal, options, context, kernelFor),
  split: (...asked) =>
    splitCovering(...asked, (quest) => {
      const splitSearch = (nodes = 0) => splitWith(quest, methodFor(quest), placesFor, nodes);
      if (!takesGraph(quest)) return splitSearch();
      // What the search that remembers dead ends does is done sooner than it is divided.
      return deadEndsOf(quest, () => quest.context.ticker.tick(0)) ? [] : splitGraph(quest, splitSearch);
    }),
  watch: (task, goal, options, context) =>
    watchCovering(task, goal, options, context, function* (watch) {
      const { quest } = watch;
      if (takesGraph(quest) && ((yield* watchDeadEnds(watch)) || (yield* watchGraph(watch)))) return;
      yield* watchSearch(watch, methodFor(quest), placesFor(quest));
    }),
};

function methodFor({ cover, task }: Quest): Method {
  if (!fitsWord(cover)) return wide;
  return task.board.kind === 'flat' && !cover.gaps ? fill : constrained;
}

const takesGraph = ({ cover, task, goal, remembers }: Quest): boolean =>
  remembers && fitsWord(cover) && task.board.kind === 'flat' && goal !== 'first';

function kernelFor(quest: Quest, part?: Part): Run<Filling> {
  if (part?.kind === 'solutions' && takesGraph(quest)) return tellingFromGraph(quest, part);
  const search = searchWith(quest, methodFor(quest), placesFor, partOf('paths', part));
  if (part || !takesGraph(quest)) return search;
  const tellClasses = deadEndsTeller(quest);
  const tellFromGraph = graphTeller(quest);
  return (probe) => {
    if (!tellClasses(probe) && !tellFromGraph(probe)) search(probe);
  };
}
