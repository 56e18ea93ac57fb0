/**
 * The state graph of a task: built once, kept for the next question, and solutions told from it.
 *
 * Where symmetry leaves few places for one piece, the graph is built behind these places alone, and all other solutions
 * are images. Where it leaves many, the whole graph is the smaller one: a piece that lies in the middle from the start
 * separates positions that would otherwise be the same.
 */
import { prepareGraph, type StateGraph } from '../../../algorithms/exact-cover/graph.ts';
import { imageOf, isLeast, type Move, type Representative } from '../../../algorithms/exact-cover/symmetry.ts';
import type { Probe } from '../../../contract/index.ts';
import type { Filling } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { resultsIn } from '../search/kept.ts';
import { text } from '../texts.ts';
import { listenerOf, type Quest, type Teller, tellerOf } from './covering.ts';

/** Up to this many places it pays to begin with them (measured: it does with 8 on 6 x 10, not with 27 on 5 x 11). */
const FEW_PLACES = 10;

/** Builds the graph, or takes the one that is kept, and tells from it; false where it would be too large. */
export type GraphTeller = (probe: Probe<Filling>) => boolean;

export function graphTeller(quest: Quest): GraphTeller {
  const { task, cover, context, symmetry } = quest;
  return (probe) => {
    const { moves, places } = symmetry();
    const few = places && places.length <= FEW_PLACES ? places : undefined;
    const kept = resultsIn<StateGraph>(context.cache, 'graphs', ({ size }) => size);
    const name = tasks.format(task);
    const ready = kept.get(name);
    if (ready) probe.tick(ready.positions);
    const beginnings = few?.map(({ option }) => option);
    const graph = ready ?? prepareGraph(cover, beginnings)(listenerOf(probe, () => undefined));
    if (!graph) return false;
    kept.set(name, graph);
    probe.note(text('by-graph', { positions: graph.positions }));
    if (few) tellImages(quest, graph, few, probe);
    else if (quest.unique) tellClasses(quest, graph, places, moves, probe);
    else if (quest.goal === 'count') probe.counted(graph.count);
    else graph.each(walkingTeller(quest, probe));
    return true;
  };
}

/** The walk to each solution counts as a node too, and is a chance to stop. */
function walkingTeller(quest: Quest, probe: Probe<Filling>): Teller {
  const told = tellerOf(quest, probe);
  return (covering) => {
    probe.tick();
    told(covering);
  };
}

/** From a graph that begins with representatives: each solution with its images, or for its class. */
function tellImages(quest: Quest, graph: StateGraph, places: readonly Representative[], probe: Probe<Filling>): void {
  const { cover, goal, unique } = quest;
  const place = new Map(places.map((one) => [one.option, one]));
  if (goal === 'count' && !unique) {
    for (const { option, count } of graph.beginnings()) probe.counted(count * place.get(option)!.spreading.length);
    return;
  }
  const { piece } = cover.options[places[0]!.option]!;
  const told = walkingTeller(quest, probe);
  graph.each((covering) => {
    const { spreading, fixing } = place.get(covering[piece]!)!;
    if (!unique) for (const move of spreading) told(imageOf(covering, move));
    else if (isLeast(cover, covering, fixing)) told(covering);
  });
}

/** From the whole graph, one solution of each class. */
function tellClasses(
  quest: Quest,
  graph: StateGraph,
  places: readonly Representative[] | undefined,
  moves: readonly Move[],
  probe: Probe<Filling>,
): void {
  const { cover } = quest;
  const told = walkingTeller(quest, probe);
  if (!places) {
    return graph.each((covering) => {
      if (isLeast(cover, covering, moves.slice(1))) told(covering);
    });
  }
  const { piece } = cover.options[places[0]!.option]!;
  const fixing = new Map(places.map((place) => [place.option, place.fixing]));
  graph
    .allowing((option) => cover.options[option]!.piece !== piece || fixing.has(option))
    .each((covering) => {
      if (isLeast(cover, covering, fixing.get(covering[piece]!)!)) told(covering);
    });
}
