/**
 * Which nodes of two recorded searches are the same: those with the same position whose parents are the same, and roots
 * with the same position in the same iteration. The order in which nodes were made does not matter, so that best-first
 * searches match too. Of siblings with one position, the first goes with the first.
 */
import { type Outline, outlineOf, TOP } from '../outline.ts';
import type { Recording } from '../recording.ts';
import { pairIterations } from './iterations.ts';

export interface Match {
  readonly a: Outline;
  readonly b: Outline;
  /** By node of one search: the same node of the other, -1 where the other has not got it. */
  readonly inB: Int32Array;
  readonly inA: Int32Array;
}

const NONE = -1;

/** Positions as numbers: equal ones have the same. */
function numbered(a: Recording, b: Recording) {
  const numbers = new Map<string, number>();
  const column = (recording: Recording) => {
    const ids = new Int32Array(recording.count);
    for (let node = 0; node < ids.length; node++) {
      const position = recording.position(node);
      let id = numbers.get(position);
      if (id === undefined) {
        id = numbers.size;
        numbers.set(position, id);
      }
      ids[node] = id;
    }
    return ids;
  };
  return { ofA: column(a), ofB: column(b), count: numbers.size };
}

export function match(a: Recording, b: Recording): Match {
  const [outlineA, outlineB] = [outlineOf(a), outlineOf(b)];
  const positions = numbered(a, b);
  const inB = new Int32Array(a.count).fill(NONE);
  const inA = new Int32Array(b.count).fill(NONE);
  // Of the siblings at hand, by position: the first that is not taken yet, and after each the next with its position.
  const first = new Int32Array(positions.count).fill(NONE);
  const next = new Int32Array(a.count);

  function pair(some: readonly number[], others: readonly number[]): void {
    for (let place = some.length - 1; place >= 0; place--) {
      const node = some[place]!;
      const position = positions.ofA[node]!;
      next[node] = first[position]!;
      first[position] = node;
    }
    for (const other of others) {
      const position = positions.ofB[other]!;
      const node = first[position]!;
      if (node === NONE) continue;
      first[position] = next[node]!;
      inB[node] = other;
      inA[other] = node;
    }
    for (const node of some) first[positions.ofA[node]!] = NONE;
  }

  const [rootsA, rootsB] = [rootsOf(a, outlineA), rootsOf(b, outlineB)];
  for (const [ofB, ofA] of pairIterations(a, b)) pair(rootsA.get(ofA)!, rootsB.get(ofB)!);
  // A node has a greater number than its parent, so that all parents are paired by then.
  for (let node = 0; node < a.count; node++) {
    const other = inB[node]!;
    if (other !== NONE) pair(childrenOf(outlineA, node), childrenOf(outlineB, other));
  }
  return { a: outlineA, b: outlineB, inB, inA };
}

/** The roots of each iteration. */
function rootsOf(recording: Recording, outline: Outline): ReadonlyMap<number, number[]> {
  const roots = new Map<number, number[]>();
  for (const root of childrenOf(outline, TOP)) {
    const iteration = recording.iteration(root);
    const others = roots.get(iteration);
    if (others) others.push(root);
    else roots.set(iteration, [root]);
  }
  return roots;
}

function childrenOf(outline: Outline, node: number): number[] {
  const count = outline.childCount(node);
  const children: number[] = [];
  for (let place = 0; place < count; place++) children.push(outline.child(node, place));
  return children;
}
