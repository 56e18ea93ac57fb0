/**
 * Whether two searches branch alike, so that laying one over the other tells something. At a node that both have, they
 * branch crosswise where each goes on below a child that the other has not got. A child without children of its own does
 * not count: a rule may forbid it with or without making it. Two searches branch alike if they have a root in common, and
 * if no more than `MOST_CROSSED` of the nodes of either lie below such children.
 */
import { TOP } from '../outline.ts';
import type { Match } from './match.ts';
import { BEYOND, COMMON, OWN, type Side } from './sides.ts';

export const MOST_CROSSED = 0.1;

export interface Alikeness {
  readonly isAlike: boolean;
  /** The part of the nodes of a search that lies below crosswise branches; of the search of which it is more. */
  readonly crossed: number;
  /** The first node of the first search at which they branch crosswise, and how many children each has there. */
  readonly first?: { readonly node: number; readonly a: number; readonly b: number; readonly shared: number };
}

export function alikenessOf(a: Side, b: Side, match: Match): Alikeness {
  const [strayA, strayB] = [strays(a), strays(b)];
  let [crossedA, crossedB, first] = [0, 0, -1];
  for (let node = 0; node < a.twins.length; node++) {
    const twin = a.twins[node]!;
    if (twin < 0 || strayA[node] === 0 || strayB[twin] === 0) continue;
    crossedA += strayA[node]!;
    crossedB += strayB[twin]!;
    if (first < 0) first = node;
  }
  const crossed = Math.max(crossedA / compared(a), crossedB / compared(b));
  const hasRoot = a.twins.some((twin) => twin >= 0);
  const isAlike = hasRoot && crossed <= MOST_CROSSED;
  return first < 0 ? { isAlike, crossed } : { isAlike, crossed, first: childrenAt(first, match) };
}

function childrenAt(node: number, { a, b, inB }: Match) {
  let shared = 0;
  for (let place = 0; place < a.childCount(node); place++) if (inB[a.child(node, place)]! >= 0) shared++;
  return { node, a: a.childCount(node), b: b.childCount(inB[node]!), shared };
}

/** By node: how many nodes are in the subtrees of those children that only this search has and that have children. */
function strays({ recording, states, sizes }: Side): Int32Array {
  const all = new Int32Array(states.length);
  for (let node = 0; node < states.length; node++) {
    const parent = recording.parent(node);
    if (states[node] !== OWN || parent === TOP || states[parent] !== COMMON) continue;
    if (sizes[node]! > 1) all[parent]! += sizes[node]!;
  }
  return all;
}

/** How many nodes are compared; at least one, to divide by. */
const compared = ({ states }: Side): number =>
  Math.max(
    1,
    states.reduce((sum, state) => sum + (state === BEYOND ? 0 : 1), 0),
  );
