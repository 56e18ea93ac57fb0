/** What each of two matched searches has alone, and what of it the other one's recording did not reach. */
import { type Outline, TOP } from '../outline.ts';
import type { Recording } from '../recording.ts';
import type { Match } from './match.ts';

/** What a node of one search is to the other one. */
export const COMMON = 0;
export const OWN = 1;
/** The recording of the other search ended before it came here, so that nothing can be said. */
export const BEYOND = 2;

export interface Side {
  readonly recording: Recording;
  /** The same node of the other search, -1 where it has not got it. */
  readonly twins: Int32Array;
  /** By node: `COMMON`, `OWN` or `BEYOND`. */
  readonly states: Uint8Array;
  /** How many nodes its subtree has, itself among them, and how many of these the strategy counts. */
  readonly sizes: Int32Array;
  readonly counted: Int32Array;
}

interface Searched {
  readonly recording: Recording;
  readonly outline: Outline;
}

export function sidesOf(a: Recording, b: Recording, match: Match): readonly [Side, Side] {
  const [inA, inB] = [
    { recording: a, outline: match.a },
    { recording: b, outline: match.b },
  ];
  return [sideOf(inA, match.inB, inB), sideOf(inB, match.inA, inA)];
}

function sideOf(own: Searched, twins: Int32Array, other: Searched): Side {
  const { recording, outline } = own;
  const { count } = recording;
  const sizes = new Int32Array(count);
  const counted = new Int32Array(count);
  for (let node = count - 1; node >= 0; node--) {
    sizes[node] = outline.below(node) + 1;
    if (recording.isCounted(node)) counted[node]!++;
    const parent = outline.parent(node);
    if (parent !== TOP) counted[parent]! += counted[node]!;
  }
  return { recording, twins, states: statesOf(own, twins, other), sizes, counted };
}

/**
 * Where the other recording ends at a node that it had not finished, the children that it would have made next are not
 * there: those after the last one in common, or all where it had made none.
 */
function statesOf({ recording, outline }: Searched, twins: Int32Array, other: Searched): Uint8Array {
  const { count } = recording;
  const lastInCommon = new Int32Array(count + 1).fill(-1);
  for (let node = 0; node < count; node++) {
    if (twins[node]! >= 0) lastInCommon[outline.parent(node) + 1] = outline.place(node);
  }
  const isBeyond = (node: number, parent: number): boolean => {
    const twin = parent === TOP ? TOP : twins[parent]!;
    if (!isUnfinished(other.recording, twin)) return false;
    const last = lastInCommon[parent + 1]!;
    return last < 0 ? other.outline.childCount(twin) === 0 : outline.place(node) > last;
  };
  const states = new Uint8Array(count);
  for (let node = 0; node < count; node++) {
    if (twins[node]! >= 0) continue;
    const parent = outline.parent(node);
    const above = parent === TOP ? COMMON : states[parent]!;
    states[node] = above !== COMMON ? above : isBeyond(node, parent) ? BEYOND : OWN;
  }
  return states;
}

/** Whether the recording ended while a node might have got more children; of the top, more roots. */
function isUnfinished(recording: Recording, node: number): boolean {
  if (recording.isComplete) return false;
  return node === TOP || (recording.outcome(node) === undefined && recording.joins(node) < 0);
}
