/**
 * Counts layer by layer: the positions after one piece, after two, and so on, each once and with the number of ways to come
 * to it, where only one layer is kept. It tells no solution, but counts where a graph of all positions has no room.
 *
 * The whole count goes through the same parts as a divided one, one after the other: so both have the same nodes, and the
 * whole needs no more memory than a part.
 */
import { countPart, layerParts, type WeighedPart } from '../../../algorithms/exact-cover/layer-parts.ts';
import { type LayersPart, prepareLayers } from '../../../algorithms/exact-cover/layers.ts';
import { type OrbitWeights, orbitWeights } from '../../../algorithms/exact-cover/orbit-weights.ts';
import type { Probe, Run, Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { resultsIn } from '../search/kept.ts';
import { text } from '../texts.ts';
import { layers as about } from './about.ts';
import { listenerOf, placesFor, prepareCovering, type Quest, questOf } from './covering.ts';
import { searchWith, wide } from './kernels.ts';

/** About what a part takes in memory. */
const PART_BYTES = 64;

export const layers: Strategy<Task, Filling> = {
  ...about,
  // Its parts are not those of the other searches.
  prepare: (task, goal, options, { part, ...context }) =>
    prepareCovering(task, goal, options, context, (quest) => counting(quest, part)),
  split(task, goal, options, context, round) {
    const quest = questOf(task, goal, options, context);
    const weights = 'known' in quest || round > 0 ? undefined : weightsOf(quest);
    if ('known' in quest || !weights) return [];
    const parts = partsOf(quest, weights);
    if (parts.length < 2) return [];
    return parts.map((part, i) => ({ id: String(i + 1), weight: part.weight, part: writePart(part) }));
  },
};

const weightsOf = ({ cover, symmetry, unique }: Quest) => orbitWeights(cover, symmetry().permutations, unique);

/** The parts are estimated from the first layers, which takes a while: so they are kept. */
function partsOf({ task, cover, unique, context }: Quest, weights: OrbitWeights): readonly WeighedPart[] {
  const kept = resultsIn<readonly WeighedPart[]>(context.cache, 'layer-parts', ({ length }) => length * PART_BYTES);
  const name = JSON.stringify([tasks.format(task), unique]);
  const parts = kept.get(name) ?? layerParts(cover, weights, () => context.ticker.tick(0));
  kept.set(name, parts);
  return parts;
}

function counting(quest: Quest, part: string | undefined): Run<Filling> {
  const weights = weightsOf(quest);
  // Where solutions may be symmetric, classes are counted one by one.
  if (!weights) return searchWith(quest, wide, placesFor);
  const parts = part === undefined ? partsOf(quest, weights) : [readPart(part)];
  return (probe) => {
    const { cover } = quest;
    probe.note(text('by-layers'));
    const listener = listenerOf(probe, () => undefined);
    let weight = 1;
    const count = prepareLayers(cover, weights.weights, {
      ...listener,
      passed: (share) => listener.passed(share * weight),
      layer: largestTo(probe),
    });
    for (const one of parts) {
      weight = one.weight;
      const found = countPart(cover, weights.piece, one, count);
      if (found === undefined) {
        probe.note(text('layers-out-of-room'));
        return probe.giveUp();
      }
      probe.counted(found);
    }
  };
}

/** Tells the largest layer so far. */
function largestTo(probe: Probe<Filling>): (laid: number, positions: number) => void {
  let largest = 0;
  return (_, positions) => {
    largest = Math.max(largest, positions);
    probe.gauge('layer', largest);
  };
}

/** Three numbers: `262146-2-9`. */
const writePart = ({ chosen, wanted, middle }: LayersPart): string => [chosen, wanted, middle].join('-');

function readPart(part: string): WeighedPart {
  const read = /^(\d+)-(\d+)-(\d+)$/.exec(part);
  if (!read) throw new RangeError(`"${part}" is no part of this search`);
  return { chosen: Number(read[1]), wanted: Number(read[2]), middle: Number(read[3]), weight: 1 };
}
