/**
 * What a beam search goes by. A position is the better the nearer its tiles are to their cells. A tile that is twice as far
 * counts for more than twice as much, and a conflict (two tiles of one line that must pass each other) for more than the two
 * moves it costs: what is far or in the way when the rest lies well is costly to mend. The figures were found by trial.
 */

import { seededRandom } from '../../../../algorithms/random/random.ts';
import { distance } from '../../distance.ts';

/** A board of sliding tiles, and whether a row of tiles slides as one move. */
export interface Frame {
  readonly rows: number;
  readonly columns: number;
  readonly multi: boolean;
}

export interface Tables {
  /** For `tile * cells + cell`: how far the tile is from its cell, what that weighs, and a random word to hash by. */
  readonly distances: Uint8Array;
  readonly prices: Uint16Array;
  readonly keys: BigUint64Array;
  /** For `cell * cells`: the other cells from the nearest on. */
  readonly near: Uint8Array;
  /** What a conflict weighs, and each cell that the blank is away from where there is something to do. */
  readonly toll: number;
  readonly pull: number;
}

/** How much the price of a tile counts: of one that must come home, and of one that need not but had better be near. */
export const WANTED = 4;
export const UNWANTED = 1;

/** Scores are sorted into this many buckets; the last one takes all worse scores. */
export const BUCKETS = 65_536;
/** Up to this much of its hash is added to a score, so that equals are taken in an order without a pattern. */
export const NOISE = 15;

/** What a tile one cell away weighs. */
const UNIT = 4;
const POWER = 1.5;
const TOLL = 5;
const PULL = 1;

export function tablesOf(frame: Frame): Tables {
  const all = Array.from({ length: frame.rows * frame.columns }, (_, cell) => cell);
  const distances = Uint8Array.from(all.flatMap((a) => all.map((b) => distance(frame, a, b))));
  const random = seededRandom(all.length);
  return {
    distances,
    prices: Uint16Array.from(distances, (far) => Math.round(UNIT * far ** POWER)),
    keys: new BigUint64Array(Uint32Array.from({ length: 2 * distances.length }, () => random.below(2 ** 32)).buffer),
    near: Uint8Array.from(
      all.flatMap((a) => all.toSorted((b, c) => distances[a * all.length + b]! - distances[a * all.length + c]!)),
    ),
    toll: WANTED * UNIT * TOLL,
    pull: WANTED * UNIT * PULL,
  };
}
