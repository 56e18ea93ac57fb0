/**
 * Divides a count by layers into parts. Some pieces are chosen, and a part has the coverings whose pieces up to the largest
 * layer have exactly these of them. That is better than other ways to divide, because it prunes on both sides: before that layer a part
 * leaves out the sets with other chosen pieces, behind it the sets that lack one. Still parts meet the same positions: twice
 * as many parts have a quarter to a third more positions together. So there are only as many as memory asks for, and two at
 * least, each of which can have a core.
 */
import { withExit } from '../effort/exit.ts';
import { combinations } from './combinations.ts';
import type { Cover } from './cover.ts';
import { type LayersPart, prepareLayers } from './layers.ts';
import { fitsWord } from './limits.ts';
import type { OrbitWeights } from './orbit-weights.ts';

/** Which layer is the largest, as a part of all: the 11th or 12th of 18 on every board that was tried. */
const LARGEST = 5 / 8;
/** Fewer pieces are not divided. */
const FEWEST_PIECES = 4;
const MOST_CHOSEN = 10;
/** The most positions that a layer of one part should have, by the estimate: two layers of them need 4 GB. */
const MOST_POSITIONS = 2 ** 27;
/** What twice as many parts leave of the positions of each. */
const LEFT = 0.64;
/** The survey ends with the first layer that has more. */
const SURVEYED = 2 ** 17;

export interface WeighedPart extends LayersPart {
  /** How much of the work it is, compared with the others. */
  readonly weight: number;
}

export function layerParts(
  cover: Cover,
  { weights, piece: spared }: OrbitWeights,
  look: () => void,
): readonly WeighedPart[] {
  const middle = Math.floor(cover.pieces * LARGEST);
  const able = ableIn(cover, spared);
  const peak = fitsWord(cover) ? 0 : largestLayer(cover, weights, look);
  const wanted = Math.max(1, Math.ceil(Math.log(MOST_POSITIONS / peak) / Math.log(LEFT)));
  const chosen = cover.pieces < FEWEST_PIECES ? [] : able.slice(0, Math.min(wanted, MOST_CHOSEN));
  const bits = chosen.map((piece) => 1 << piece);
  const union = (some: readonly number[]) => some.reduce((set, bit) => set | bit, 0);
  return Array.from({ length: 2 ** chosen.length }, (_, number) => ({
    chosen: union(bits),
    wanted: union(bits.filter((_, i) => number & (1 << i))),
    middle,
    // A piece is among the first with this probability.
    weight: bits.reduce((weight, _, i) => weight * (number & (1 << i) ? LARGEST : 1 - LARGEST), 1),
  }));
}

/** The pieces that may be chosen: those without copies, but for the one that is laid in some places only. */
function ableIn({ before }: Cover, spared: number | undefined): readonly number[] {
  const isAlone = (piece: number) => before[piece]! < 0 && !before.includes(piece) && piece !== spared;
  return before.flatMap((_, piece) => (isAlone(piece) ? [piece] : []));
}

/**
 * Counts a part. The estimate knows the first layers only, so that a part may turn out to be too large: it is then counted in
 * halves, with one more piece that is chosen. Undefined where even the smallest parts are too large.
 */
export function countPart(
  cover: Cover,
  spared: number | undefined,
  part: LayersPart,
  count: (part: LayersPart) => number | undefined,
): number | undefined {
  const found = count(part);
  if (found !== undefined) return found;
  const able = ableIn(cover, spared);
  const next = able.find((piece) => !(part.chosen & (1 << piece)));
  const chosen = able.filter((piece) => part.chosen & (1 << piece)).length;
  if (next === undefined || chosen >= MOST_CHOSEN || part.middle === 0) return undefined;
  let sum = 0;
  for (const wanted of [part.wanted, part.wanted | (1 << next)]) {
    const half = countPart(cover, spared, { ...part, chosen: part.chosen | (1 << next), wanted }, count);
    if (half === undefined) return undefined;
    sum += half;
  }
  return sum;
}

/** About how many positions the largest layer has: the first layers, and then as they grow. */
function largestLayer(cover: Cover, weights: readonly number[], look: () => void): number {
  const layers = [1];
  withExit<number | undefined>((exit) => {
    const count = prepareLayers(cover, weights, {
      tick: look,
      passed: () => undefined,
      layer(_, positions) {
        layers.push(positions);
        if (positions > SURVEYED) exit(undefined);
      },
    });
    return count();
  });
  const { pieces } = cover;
  /** Frontiers of one set, on average. */
  const frontiers = layers.map((positions, laid) => positions / combinations(pieces, laid));
  const growth = Math.max(1, frontiers.at(-1)! / frontiers.at(-2)!);
  // From two thirds on, a frontier no longer becomes more varied.
  for (let laid = layers.length; laid <= (2 * pieces) / 3; laid++) {
    frontiers.push(frontiers.at(-1)! * growth);
    layers.push(frontiers.at(-1)! * combinations(pieces, laid));
  }
  return Math.max(...layers);
}
