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
/** For all paths together; each has at least one. */
const DIVES = 4096;

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
  const dives = Math.ceil(DIVES / paths.length);
  return { nodes, branches: paths.map((branch) => ({ ...branch, weight: mean(dives, () => branching.dive(branch)) })) };
}

function mean(times: number, one: () => number): number {
  let sum = 0;
  for (let i = 0; i < times; i++) sum += one();
  return sum / times;
}
