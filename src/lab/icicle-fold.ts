/** Failed subtrees of an icicle, each folded to one mark. */
import { firstAbove, type Icicle, isFailed, nodeAt } from './icicle.ts';

export interface Folds {
  /** By node: the failed node as whose part it is folded, perhaps itself; -1 where it is not folded. */
  readonly tops: Int32Array;
  /** The nodes that are folded, from left to right; none is part of another. */
  readonly nodes: Int32Array;
  /** Where each of them begins and ends. */
  readonly lefts: Int32Array;
  readonly rights: Int32Array;
}

/** Whether a node can be folded: a root is not, or else a search without a solution would be a single mark. */
export const canFold = (icicle: Icicle, node: number): boolean =>
  isFailed(icicle, node) && icicle.sizes[node]! > 1 && icicle.parents[node]! >= 0;

/** Folds every failed subtree that can be folded, except at some nodes; or where it `folds` not, only at these. */
export function fold(icicle: Icicle, except: ReadonlySet<number>, folds = true): Folds {
  const { count, parents, xs, sizes } = icicle;
  const tops = new Int32Array(count).fill(-1);
  const at = new Int32Array(count).fill(-1);
  let length = 0;
  for (let node = 0; node < count; node++) {
    const parent = parents[node]!;
    if (parent >= 0 && tops[parent]! >= 0) tops[node] = tops[parent]!;
    else if (folds !== except.has(node) && canFold(icicle, node)) {
      tops[node] = node;
      at[xs[node]!] = node;
      length++;
    }
  }
  const nodes = new Int32Array(length);
  let filled = 0;
  for (const node of at) if (node >= 0) nodes[filled++] = node;
  return { tops, nodes, lefts: nodes.map((node) => xs[node]!), rights: nodes.map((node) => xs[node]! + sizes[node]!) };
}

/** A node, or the folded one that it is part of. */
export function shownAs(folds: Folds | undefined, node: number): number {
  const top = folds?.tops[node] ?? -1;
  return top >= 0 ? top : node;
}

/** What is seen at a place of a row: a folded node, which is as high as its subtree, or the node that is there. */
export function shownAt(icicle: Icicle, folds: Folds | undefined, x: number, depth: number): number | undefined {
  const index = folds ? firstAbove(folds.rights, x, 0, folds.nodes.length) : -1;
  const node = folds?.nodes[index];
  if (node !== undefined && folds!.lefts[index]! <= x) {
    const first = icicle.depths[node]!;
    if (depth >= first && depth <= first + icicle.heights[node]!) return node;
  }
  return nodeAt(icicle, x, depth);
}
