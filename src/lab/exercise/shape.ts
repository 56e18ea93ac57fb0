/** How a recorded search moves through its tree: when it goes on below each node, and whether it is depth-first. */
import type { Outcome } from '../../contract/index.ts';
import type { Recording } from '../recording.ts';

/** Stands where a search never goes on below a node. */
const NEVER = -1;

export interface Shape {
  readonly recording: Recording;
  /** By node: the step at which the search goes on below it, -1 where it does not. */
  readonly grownAt: Int32Array;
  /** By node: its children in the order in which they are made. */
  readonly children: readonly (readonly number[])[];
  /** Whether every node is made below the last one that is not settled, and only that one is settled. */
  readonly isDepthFirst: boolean;
}

export function shapeOf(recording: Recording): Shape {
  const { count } = recording;
  const children: number[][] = Array.from({ length: count }, () => []);
  for (let node = 0; node < count; node++) children[recording.parent(node)]?.push(node);
  const grownAt = new Int32Array(count).fill(NEVER);
  for (let node = 0; node < count; node++) {
    const [first] = children[node]!;
    const told = recording.outcome(node) === 'branched' ? recording.settledAt(node) : NEVER;
    const made = first === undefined ? NEVER : recording.madeAt(first);
    grownAt[node] = told < 0 ? made : made < 0 ? told : Math.min(told, made);
  }
  return { recording, grownAt, children, isDepthFirst: isDepthFirst(recording) };
}

function isDepthFirst(recording: Recording): boolean {
  const path: number[] = [];
  let isDeep = false;
  for (let index = 0; index < recording.steps; index++) {
    const { node, isMade } = recording.step(index);
    if (!isMade) {
      if (path.pop() !== node) return false;
      continue;
    }
    if (recording.parent(node) !== (path.at(-1) ?? -1)) return false;
    if (recording.joins(node) < 0) path.push(node);
    isDeep ||= recording.parent(node) >= 0;
  }
  return isDeep;
}

/** The nodes that are made and not settled after a number of steps, in the order in which they are made. */
export function unsettled({ recording }: Shape, steps: number): readonly number[] {
  const nodes: number[] = [];
  for (let node = 0; node < recording.count && recording.madeAt(node) < steps; node++) {
    const settled = recording.settledAt(node);
    if (recording.joins(node) < 0 && (settled < 0 || settled >= steps)) nodes.push(node);
  }
  return nodes;
}

/** The open nodes: those of them below which the search has not gone on yet. */
export const frontier = (shape: Shape, steps: number): readonly number[] =>
  unsettled(shape, steps).filter((node) => shape.grownAt[node]! < 0 || shape.grownAt[node]! >= steps);

/** What becomes of a node in the step after the one that makes it; nothing where that step is about something else. */
export function settledAtOnce({ recording }: Shape, node: number): Exclude<Outcome, 'open'> | undefined {
  const outcome = recording.outcome(node);
  const isAtOnce = recording.settledAt(node) === recording.madeAt(node) + 1;
  return isAtOnce && outcome !== 'open' ? outcome : undefined;
}
