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
import { constrainedSearch } from '../../../algorithms/exact-cover/constrained.ts';
import type { Cover, Covering } from '../../../algorithms/exact-cover/cover.ts';
import { fillSearch } from '../../../algorithms/exact-cover/fill.ts';
import { fitsWord } from '../../../algorithms/exact-cover/limits.ts';
import type { Listener, Search } from '../../../algorithms/exact-cover/search.ts';
import { constrainedTwin, wideTwin } from '../../../algorithms/exact-cover/watched/constrained.ts';
import { FillTwin } from '../../../algorithms/exact-cover/watched/fill.ts';
import type { Twin } from '../../../algorithms/exact-cover/watched/seen.ts';
import { wideSearch } from '../../../algorithms/exact-cover/wide.ts';
import type { Run, Strategy, Text } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { text } from '../texts.ts';
import { bitboard as about } from './about.ts';
import {
  imagesOf,
  listenerOf,
  placesFor,
  prepareCovering,
  type Quest,
  type Spread,
  spreadFor,
  tellerOf,
} from './covering.ts';
import { graphTeller } from './graph.ts';
import { watchCovering, watchGraph, watchSearch } from './watch.ts';

export const bitboard: Strategy<Task, Filling> = {
  ...about,
  prepare: (task, goal, options, context) => prepareCovering(task, goal, options, context, kernelFor),
  watch: (task, goal, options, context) =>
    watchCovering(task, goal, options, context, function* (watch) {
      if (takesGraph(watch.quest) && (yield* watchGraph(watch))) return;
      yield* watchSearch(watch, methodFor(watch.quest).twin);
    }),
};

/** A kernel, the plain twin that is watched in its place, and the words that say which it is. */
interface Method {
  readonly kernel: (cover: Cover, listener: Listener) => Search;
  readonly twin: (cover: Cover) => Twin;
  readonly words: (places?: { name: string; count: number }) => Text;
}

const fill: Method = {
  kernel: fillSearch,
  twin: (cover) => new FillTwin(cover),
  words: (places) => (places ? text('by-fill-orbits', places) : text('by-fill')),
};

const constrained: Method = {
  kernel: constrainedSearch,
  twin: constrainedTwin,
  words: (places) => (places ? text('by-constrained-orbits', places) : text('by-constrained')),
};

const wide: Method = { kernel: wideSearch, twin: wideTwin, words: () => text('by-wide') };

function methodFor({ cover, task }: Quest): Method {
  if (!fitsWord(cover)) return wide;
  return task.board.kind === 'flat' && !cover.gaps ? fill : constrained;
}

const takesGraph = ({ cover, task, goal }: Quest): boolean =>
  fitsWord(cover) && task.board.kind === 'flat' && goal !== 'first';

function kernelFor(quest: Quest): Run<Filling> {
  const search = searchWith(quest, methodFor(quest));
  if (!takesGraph(quest)) return search;
  const tellFromGraph = graphTeller(quest);
  return (probe) => {
    if (!tellFromGraph(probe)) search(probe);
  };
}

/** Runs a kernel, once for each representative where symmetry is worth it. */
function searchWith(quest: Quest, { kernel, words }: Method): Run<Filling> {
  const { cover, task, taskCover } = quest;
  return (probe) => {
    const told = tellerOf(quest, probe);
    const places = placesFor(quest);
    let spread: Spread;
    const found = (covering: Covering) => {
      for (const one of spread(covering)) told(one);
    };
    if (!places) {
      probe.note(words());
      spread = spreadFor(quest);
      return kernel(cover, listenerOf(probe, found))();
    }
    const { piece } = cover.options[places[0]!.option]!;
    probe.note(words({ name: task.pieces[taskCover.pieces[piece]!]!.name, count: places.length }));
    const search = kernel(cover, listenerOf(probe, found));
    for (const place of places) {
      spread = imagesOf(quest, place);
      search(place.option, 1 / places.length);
    }
  };
}
