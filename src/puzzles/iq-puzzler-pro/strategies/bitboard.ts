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
import { fillSearch } from '../../../algorithms/exact-cover/fill.ts';
import { fitsWord } from '../../../algorithms/exact-cover/limits.ts';
import type { Listener, Search } from '../../../algorithms/exact-cover/search.ts';
import { imageOf, isLeast, type Representative } from '../../../algorithms/exact-cover/symmetry.ts';
import { wideSearch } from '../../../algorithms/exact-cover/wide.ts';
import type { Probe, Run, Strategy, Text } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { text } from '../texts.ts';
import { bitboard as about } from './about.ts';
import { listenerOf, prepareCovering, type Quest, tellerOf } from './covering.ts';
import { graphTeller } from './graph.ts';
import { lowestCell } from './lowest-cell.ts';

export const bitboard: Strategy<Task, Filling> = {
  ...about,
  prepare: (task, goal, options, context) => prepareCovering(task, goal, options, context, kernelFor),
  steps: lowestCell,
};

function kernelFor(quest: Quest): Run<Filling> {
  const { cover, task, goal } = quest;
  if (!fitsWord(cover)) return searchWith(quest, wideSearch, () => text('by-wide'));
  const flat = task.board.kind === 'flat';
  const search =
    flat && !cover.gaps
      ? searchWith(quest, fillSearch, (places) => (places ? text('by-fill-orbits', places) : text('by-fill')))
      : searchWith(quest, constrainedSearch, (places) =>
          places ? text('by-constrained-orbits', places) : text('by-constrained'),
        );
  if (!flat || goal === 'first') return search;
  const tellFromGraph = graphTeller(quest);
  return (probe) => {
    if (!tellFromGraph(probe)) search(probe);
  };
}

type Kernel = (cover: Quest['cover'], listener: Listener) => Search;
type Words = (places?: { name: string; count: number }) => Text;

/** Runs a kernel, once for each representative where symmetry is worth it. */
function searchWith(quest: Quest, kernel: Kernel, words: Words): Run<Filling> {
  const { cover, goal, unique } = quest;
  return (probe) => {
    const told = tellerOf(quest, probe);
    const { places, moves } = goal === 'first' ? { places: undefined, moves: [] } : quest.symmetry();
    if (places) return searchPlaces(quest, kernel, words, places, probe);
    probe.note(words());
    const others = unique ? moves.slice(1) : [];
    const search = kernel(
      cover,
      listenerOf(probe, (covering) => {
        if (isLeast(cover, covering, others)) told(covering);
      }),
    );
    search();
  };
}

function searchPlaces(
  quest: Quest,
  kernel: Kernel,
  words: Words,
  places: readonly Representative[],
  probe: Probe<Filling>,
): void {
  const { cover, task, taskCover, unique } = quest;
  const { piece } = cover.options[places[0]!.option]!;
  probe.note(words({ name: task.pieces[taskCover.pieces[piece]!]!.name, count: places.length }));
  const told = tellerOf(quest, probe);
  let place: Representative;
  const search = kernel(
    cover,
    listenerOf(probe, (covering) => {
      if (!unique) for (const move of place.spreading) told(imageOf(covering, move));
      else if (isLeast(cover, covering, place.fixing)) told(covering);
    }),
  );
  for (place of places) search(place.option, 1 / places.length);
}
