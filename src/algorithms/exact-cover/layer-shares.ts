/**
 * Which share of a count by layers each layer is, for the account of what is done. The frontiers of a set become more varied from
 * layer to layer: at first by a factor that hardly changes, then ever more slowly. Every one of them is tried with each piece that is left.
 */
import { combinations } from './combinations.ts';
import type { LayersPart } from './layers.ts';

/** The factor at first, as it was measured on boards of 90 cells; and the parts of all pieces with which it begins to fall and is 1. */
const GROWTH = 2.2;
const FALLS = 0.45;
const ENDS = 0.88;

/** For each layer, from the first on, the share of the whole part that one set of it stands for. */
export function layerShares(pieces: number, part: LayersPart): readonly number[] {
  const work: number[] = [];
  let frontiers = 1;
  for (let laid = 1; laid <= pieces; laid++) {
    work.push(setsOf(pieces, part, laid - 1) * frontiers * (pieces - laid + 1));
    const fallen = (laid / pieces - FALLS) / (ENDS - FALLS);
    frontiers *= GROWTH ** (1 - Math.min(Math.max(fallen, 0), 1));
  }
  const total = work.reduce((sum, one) => sum + one, 0);
  // A part may have no set at all.
  return work.map((one, i) => one / (total || 1) / combinations(pieces, i + 1));
}

/** How many sets of this many pieces belong to a part. */
function setsOf(pieces: number, { chosen, wanted, middle }: LayersPart, laid: number): number {
  const [all, mine] = [bitsIn(chosen), bitsIn(wanted)];
  if (laid > middle) return combinations(pieces - mine, laid - mine);
  let sum = 0;
  for (let missing = 0; missing <= Math.min(mine, middle - laid); missing++) {
    sum += combinations(mine, missing) * combinations(pieces - all, laid - mine + missing);
  }
  return sum;
}

const bitsIn = (set: number): number => [...(set >>> 0).toString(2)].filter((bit) => bit === '1').length;
