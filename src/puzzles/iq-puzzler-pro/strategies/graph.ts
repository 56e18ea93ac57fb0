/**
 * The state graph of a task: built once, kept for the next question, and solutions told from it.
 *
 * Where symmetry leaves few places for one piece, the graph is built behind these places alone, and all other solutions
 * are images. Where it leaves many, the whole graph is the smaller one: a piece that lies in the middle from the start
 * separates positions that would otherwise be the same.
 */
import type { Covering } from '../../../algorithms/exact-cover/cover.ts';
import { MOST_POSITIONS, prepareGraph, type StateGraph } from '../../../algorithms/exact-cover/graph.ts';
import type { Listener } from '../../../algorithms/exact-cover/search.ts';
import type { Representative } from '../../../algorithms/exact-cover/symmetry.ts';
import type { Probe, Run, Shard } from '../../../contract/index.ts';
import type { Filling } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { resultsIn } from '../search/kept.ts';
import { text } from '../texts.ts';
import {
  asFound,
  leastOf,
  listenerOf,
  penOf,
  type Quest,
  type Spread,
  type Symmetry,
  spreadOver,
  tellerOf,
} from './covering.ts';
import { type SolutionsPart, solutionShards } from './parts.ts';

/** Up to this many places it pays to begin with them (measured: it does with 8 on 6 x 10, not with 27 on 5 x 11). */
const FEW_PLACES = 10;
/** How many solutions are told between two looks at how many there have been. */
const LOOK_EVERY = 256;

/** Builds the graph, or takes the one that is kept, and tells from it; false where it would be too large. */
export type GraphTeller = (probe: Probe<Filling>) => boolean;

/** Where there are parts, the first of them counts the positions of the graph; the others build it without. */
export function graphTeller(quest: Quest, part?: SolutionsPart): GraphTeller {
  return (probe) => {
    const { tick, passed } = listenerOf(probe, () => undefined);
    const graph = graphOf(quest, {
      tick: part && part.from > 0 ? () => probe.tick(0) : tick,
      // Where solutions are told one by one, how much work that will be is known only when the graph stands.
      passed: isCounted(quest) ? passed : () => undefined,
    });
    if (!graph) return false;
    probe.note(text('by-graph', { positions: graph.positions }));
    const telling = tellingOf(quest, graph);
    const few = fewPlaces(quest.symmetry());
    if (telling) tellFrom(quest, telling, probe, part);
    else if (part) throw new RangeError('solutions that are only counted have no parts');
    else if (few) {
      const orbits = new Map(few.map(({ option, spreading }) => [option, spreading.length]));
      for (const { option, count } of graph.beginnings()) probe.counted(count * orbits.get(option)!);
    } else probe.counted(graph.count);
    return true;
  };
}

/** Tells from the graph or, where it would be too large, gives up. */
export function tellingFromGraph(quest: Quest, part?: SolutionsPart): Run<Filling> {
  const tellFromGraph = graphTeller(quest, part);
  return (probe) => {
    if (tellFromGraph(probe)) return;
    probe.note(text('too-many-positions', { most: MOST_POSITIONS }));
    probe.giveUp();
  };
}

/** The graph that is kept, or a new one; undefined where it would be too large. */
function graphOf(quest: Quest, listener: Pick<Listener, 'tick' | 'passed'>): StateGraph | undefined {
  const { task, cover, context, symmetry, rules } = quest;
  const kept = resultsIn<StateGraph>(context.cache, 'graphs', ({ size }) => size);
  const beginnings = fewPlaces(symmetry())?.map(({ option }) => option);
  // The same task has another graph where it begins elsewhere or is pruned less.
  const name = JSON.stringify([tasks.format(task), beginnings, rules]);
  const ready = kept.get(name);
  if (ready) listener.tick(ready.positions);
  const graph = ready ?? prepareGraph(cover, beginnings, MOST_POSITIONS, rules)(listener);
  if (graph) kept.set(name, graph);
  return graph;
}

/**
 * Divides the telling: every worker builds the graph and keeps it, which pays where that is less work than to tell all. Where
 * the graph is too large, `otherwise` divides what is searched in its place, after this many nodes.
 */
export function splitGraph(quest: Quest, otherwise: (nodes: number) => readonly Shard[]): readonly Shard[] {
  let nodes = 0;
  const tick = (more: number) => {
    quest.context.ticker.tick(0);
    nodes += more;
  };
  const graph = graphOf(quest, { tick, passed: () => undefined });
  if (!graph) return otherwise(nodes);
  const count = tellingOf(quest, graph)?.from.count ?? 0;
  return count < graph.positions ? [] : solutionShards(count);
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

/** Graphs of all solutions, restricted to the places that stand for all others: once for all parts. */
const restricted = new WeakMap<StateGraph, StateGraph>();

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
  if (isWhole && !restricted.has(graph)) restricted.set(graph, graph.allowing(stands));
  return { from: restricted.get(graph) ?? graph, spread: spreadOver(quest, places) };
}

/** Goes to every solution. The walk to each that is told counts as a node too, and is a chance to stop. */
function tellFrom(quest: Quest, { from: graph, spread }: Telling, probe: Probe<Filling>, part?: SolutionsPart): void {
  const { from, end } = part ?? { from: 0, end: graph.count };
  if (end > graph.count) throw new RangeError(`there are ${graph.count} solutions, not ${end}`);
  let seen = 0;
  const see = () => {
    if (seen++ % LOOK_EVERY === 0) probe.gauge('share', seen / (end - from));
  };
  const pen = spread === asFound ? penOf(quest, probe) : undefined;
  if (pen) {
    const tellWritten = () => {
      see();
      probe.tick();
      probe.written!(pen.line);
    };
    return graph.walk(pen.lay, tellWritten, from, end);
  }
  const told = tellerOf(quest, probe);
  const tellOne = (covering: Covering) => {
    see();
    for (const one of spread(covering)) {
      probe.tick();
      told(one);
    }
  };
  graph.each(tellOne, from, end);
}
