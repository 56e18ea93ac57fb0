/**
 * A search divided into paths: all that it lays first, down to some depth, in the order in which it comes to them. What lies
 * behind each is a search by itself, and how many nodes that has is estimated by random dives (Knuth 1975, Estimating the
 * efficiency of backtrack programs): where a dive has 3 ways, then 2, then none, it stands for 1 + 3 + 3 x 2 nodes.
 */
import type { Path } from './search.ts';

/** A path; `start` is the number of the search that it belongs to, where there are several, one after the other. */
export interface Branch {
  readonly start: number;
  readonly path: Path;
}

export interface Paths {
  /** The nodes above all of them. */
  readonly nodes: number;
  readonly paths: readonly Branch[];
}

/** A search that can be looked into. */
export interface Branching {
  /** How many pieces it lays. */
  readonly pieces: number;
  /** All paths of a length, which is less; undefined where there are more than `most`. */
  paths(length: number, most: number): Paths | undefined;
  /** The nodes behind a path, its own position included, by one random dive. */
  dive(branch: Branch): number;
}

export interface Division {
  /** The nodes above all branches. */
  readonly nodes: number;
  /** Each with the estimated nodes behind it. */
  readonly branches: readonly (Branch & { readonly weight: number })[];
}

/** The search is followed down to the depth at which it has this many paths, unless it then has far too many. */
const ENOUGH = 1024;
const TOO_MANY = 2 ** 15;
/** A first look at how much lies behind all paths; then a dive, which takes as long as some 50 nodes, for every 8,192 of them. */
const FIRST_DIVES = 64;
const NODES_A_DIVE = 8192;
const MOST_DIVES = 2048;
/** Of thousands of dives a few stand for far too much; no branch is taken for more than this many times the mean. */
const MOST_TIMES = 3;

/** Undefined where the search is over before it has several paths. */
export function divide(branching: Branching): Division | undefined {
  let found: Paths | undefined;
  for (let length = 1; length < branching.pieces; length++) {
    const longer = branching.paths(length, TOO_MANY);
    if (!longer || longer.paths.length === 0) break;
    found = longer;
    if (found.paths.length >= ENOUGH) break;
  }
  if (!found || found.paths.length < 2) return undefined;
  const { nodes, paths } = found;
  const total = mean(estimates(branching, paths, FIRST_DIVES)) * paths.length;
  const dives = Math.min(Math.max(total / NODES_A_DIVE, FIRST_DIVES), MOST_DIVES);
  const weights = moderate(estimates(branching, paths, dives));
  return { nodes, branches: paths.map((branch, i) => ({ ...branch, weight: weights[i]! })) };
}

/** An estimate for each path by about this many dives: several for each or, where there are fewer, one for some in a row. */
function estimates(branching: Branching, paths: readonly Branch[], dives: number): readonly number[] {
  const times = Math.max(Math.floor(dives / paths.length), 1);
  const row = Math.ceil(paths.length / dives);
  let last = 0;
  return paths.map((branch, i) => {
    if (i % row === 0) last = mean(Array.from({ length: times }, () => branching.dive(branch)));
    return last;
  });
}

/** The same sum, with what is above the limit spread over all. */
function moderate(weights: readonly number[]): readonly number[] {
  const limit = MOST_TIMES * mean(weights);
  const limited = weights.map((weight) => Math.min(weight, limit));
  const scale = mean(weights) / mean(limited);
  return limited.map((weight) => weight * scale);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
