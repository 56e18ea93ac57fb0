/**
 * The state graph of a task: built once, kept for the next question, and solutions told from it.
 *
 * Where symmetry leaves few places for one piece, the graph is built behind these places alone, and all other solutions
 * are images. Where it leaves many, the whole graph is the smaller one: a piece that lies in the middle from the start
 * separates positions that would otherwise be the same.
 */
import { MOST_POSITIONS, prepareGraph, type StateGraph } from '../../../algorithms/exact-cover/graph.ts';
import type { Representative } from '../../../algorithms/exact-cover/symmetry.ts';
import type { Probe } from '../../../contract/index.ts';
import type { Filling } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { resultsIn } from '../search/kept.ts';
import { text } from '../texts.ts';
import { leastOf, listenerOf, type Quest, type Spread, type Symmetry, spreadOver, tellerOf } from './covering.ts';

/** Up to this many places it pays to begin with them (measured: it does with 8 on 6 x 10, not with 27 on 5 x 11). */
const FEW_PLACES = 10;
/** How many solutions are told between two looks at how many there have been. */
const LOOK_EVERY = 256;

/** Builds the graph, or takes the one that is kept, and tells from it; false where it would be too large. */
export type GraphTeller = (probe: Probe<Filling>) => boolean;

export function graphTeller(quest: Quest): GraphTeller {
  const { task, cover, context, symmetry, rules } = quest;
  return (probe) => {
    const few = fewPlaces(symmetry());
    const kept = resultsIn<StateGraph>(context.cache, 'graphs', ({ size }) => size);
    const beginnings = few?.map(({ option }) => option);
    // The same task has another graph where it begins elsewhere or is pruned less.
    const name = JSON.stringify([tasks.format(task), beginnings, rules]);
    const ready = kept.get(name);
    if (ready) probe.tick(ready.positions);
    const listener = listenerOf(probe, () => undefined);
    // Where solutions are told one by one, how much work that will be is known only when the graph stands.
    const graph =
      ready ??
      prepareGraph(
        cover,
        beginnings,
        MOST_POSITIONS,
        rules,
      )(isCounted(quest) ? listener : { ...listener, passed: () => undefined });
    if (!graph) return false;
    kept.set(name, graph);
    probe.note(text('by-graph', { positions: graph.positions }));
    const telling = tellingOf(quest, graph);
    if (telling) tellFrom(quest, telling, probe);
    else if (few) {
      const orbits = new Map(few.map(({ option, spreading }) => [option, spreading.length]));
      for (const { option, count } of graph.beginnings()) probe.counted(count * orbits.get(option)!);
    } else probe.counted(graph.count);
    return true;
  };
}

/** The places with which the graph begins, if it does. */
export const fewPlaces = ({ places }: Symmetry): readonly Representative[] | undefined =>
  places && places.length <= FEW_PLACES ? places : undefined;

/** Whether the solutions are only counted, which the graph does without a look at any. */
const isCounted = ({ goal, unique }: Quest): boolean => goal === 'count' && !unique;

/** What is told one by one: what becomes of each solution of a graph. */
export interface Telling {
  readonly from: StateGraph;
  readonly spread: Spread;
}

/** Undefined where solutions are only counted. */
export function tellingOf(quest: Quest, graph: StateGraph): Telling | undefined {
  const { cover, unique, symmetry } = quest;
  if (isCounted(quest)) return undefined;
  const { places } = symmetry();
  const isWhole = !fewPlaces(symmetry());
  if (!places || (isWhole && !unique)) return { from: graph, spread: leastOf(quest) };
  const { piece } = cover.options[places[0]!.option]!;
  const begins = new Set(places.map(({ option }) => option));
  const stands = (option: number) => cover.options[option]!.piece !== piece || begins.has(option);
  return { from: isWhole ? graph.allowing(stands) : graph, spread: spreadOver(quest, places) };
}

/** Goes to every solution. The walk to each that is told counts as a node too, and is a chance to stop. */
function tellFrom(quest: Quest, { from, spread }: Telling, probe: Probe<Filling>): void {
  const told = tellerOf(quest, probe);
  const { count } = from;
  let seen = 0;
  from.each((covering) => {
    if (seen++ % LOOK_EVERY === 0) probe.gauge('share', seen / count);
    for (const one of spread(covering)) {
      probe.tick();
      told(one);
    }
  });
}
