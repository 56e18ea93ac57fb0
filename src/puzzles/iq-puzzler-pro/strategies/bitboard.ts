/**
 * The default: the board as bits of machine words, in WASM. Which kernel is the right one depends on the board and on
 * what is asked, and it says which it took:
 *
 * - a first solution of a flat board: fill the lowest free cell;
 * - all, or how many, on a flat board: the state graph, where it fits into memory;
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
import { graphTeller, splitGraph, tellingFromGraph } from './graph.ts';
import { constrained, fill, type Method, searchWith, splitWith, wide } from './kernels.ts';
import { type Part, partOf } from './parts.ts';
import { watchCovering, watchGraph, watchSearch } from './watch.ts';

export const bitboard: Strategy<Task, Filling> = {
  ...about,
  prepare: (task, goal, options, context) => prepareCovering(task, goal, options, context, kernelFor),
  split: (...asked) =>
    splitCovering(...asked, (quest) => {
      const splitSearch = (nodes = 0) => splitWith(quest, methodFor(quest), placesFor, nodes);
      return takesGraph(quest) ? splitGraph(quest, splitSearch) : splitSearch();
    }),
  watch: (task, goal, options, context) =>
    watchCovering(task, goal, options, context, function* (watch) {
      if (takesGraph(watch.quest) && (yield* watchGraph(watch))) return;
      yield* watchSearch(watch, methodFor(watch.quest), placesFor(watch.quest));
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
  const tellFromGraph = graphTeller(quest);
  return (probe) => {
    if (!tellFromGraph(probe)) search(probe);
  };
}
