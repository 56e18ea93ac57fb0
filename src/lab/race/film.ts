/**
 * A recorded search as a film with one picture for each node that the strategy counts, so that searches can be shown at
 * the same pace of work.
 */
import type { Recording } from '../recording.ts';

export interface Film {
  /** The nodes that the strategy counts, in the order in which it comes to them. */
  readonly nodes: Int32Array;
  /** The solutions in their order: the node of each, and how many nodes were counted when it was found. */
  readonly solutions: readonly { readonly node: number; readonly at: number }[];
  /** Whether the film shows the whole search. */
  readonly isWhole: boolean;
}

/**
 * A node counts from the step at which its outcome is told or its first child is made: a depth-first search tells the
 * outcome of a node after its children, but has come to it before.
 */
export function filmOf(recording: Recording): Film {
  const nodes = new Int32Array(recording.counted);
  const isShown = new Uint8Array(recording.count);
  const solutions: { node: number; at: number }[] = [];
  let at = 0;
  const show = (node: number) => {
    if (node < 0 || isShown[node] === 1 || !recording.isCounted(node)) return;
    isShown[node] = 1;
    nodes[at++] = node;
  };
  for (let index = 0; index < recording.steps; index++) {
    const { node, isMade } = recording.step(index);
    if (isMade) show(recording.parent(node));
    else {
      show(node);
      if (recording.outcome(node) === 'solution') solutions.push({ node, at });
    }
  }
  return { nodes, solutions, isWhole: recording.isComplete };
}

/** How many solutions are found by the time that this many nodes are counted. */
export const foundBy = ({ solutions }: Film, at: number): number => {
  let found = 0;
  while (found < solutions.length && solutions[found]!.at <= at) found++;
  return found;
};

/**
 * The node to be shown when this many nodes are counted: the last of them, and at the end the solution that was found
 * last. Nothing before the first.
 */
export function nodeAt({ nodes, solutions }: Film, at: number): number | undefined {
  if (at >= nodes.length && solutions.length > 0) return solutions.at(-1)!.node;
  return at > 0 ? nodes[Math.min(at, nodes.length) - 1] : undefined;
}
