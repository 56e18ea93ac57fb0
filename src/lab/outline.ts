/** The tree of a recorded search: the children of each node in the order in which they are made, and what is below it. */
import type { Recording } from './recording.ts';

/** Stands for the parent of all roots. */
export const TOP = -1;

export interface Outline {
  /** How many children it has; of the top, how many roots there are. */
  childCount(node: number): number;
  /** The child at a place among its siblings, from 0. */
  child(node: number, place: number): number;
  /** Its place among its siblings, from 0. */
  place(node: number): number;
  parent(node: number): number;
  /** How many nodes are below it. */
  below(node: number): number;
  /** The node and those above it, the root first. */
  path(node: number): readonly number[];
}

/** What is recorded later is not in it. */
export function outlineOf(recording: Recording): Outline {
  const { count } = recording;
  // A copy, since the columns of a recording that grows are valid for a moment only.
  const parents = recording.columns.parents.slice();
  // The children of a node stand together, those of the top first: starts[node + 1] is where they begin.
  const starts = new Int32Array(count + 2);
  for (const parent of parents) starts[parent + 2]!++;
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
  const children = new Int32Array(count);
  const places = new Int32Array(count);
  const taken = new Int32Array(count + 1);
  for (let node = 0; node < count; node++) {
    const parent = parents[node]!;
    const place = taken[parent + 1]!++;
    places[node] = place;
    children[starts[parent + 1]! + place] = node;
  }
  const below = new Int32Array(count);
  // A node is made after its parent, so that all below it is counted by then.
  for (let node = count - 1; node >= 0; node--) {
    const parent = parents[node]!;
    if (parent !== TOP) below[parent]! += below[node]! + 1;
  }
  return {
    childCount: (node) => starts[node + 2]! - starts[node + 1]!,
    child: (node, place) => children[starts[node + 1]! + place]!,
    place: (node) => places[node]!,
    parent: (node) => parents[node]!,
    below: (node) => below[node]!,
    path(node) {
      const path: number[] = [];
      for (let one = node; one !== TOP && one < count; one = parents[one]!) path.push(one);
      return path.reverse();
    },
  };
}
