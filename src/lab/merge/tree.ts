/** A merged tree as it is laid out and painted: what both searches have in the usual marks, the rest by whose it is. */
import type { Tree } from '../icicle.ts';
import { outcomes as outcomeCodes } from '../recording.ts';
import type { Merged } from './merged.ts';

/** Of two outcomes the one that tells more is shown: a solution, or that a search went on below the node. */
const order = ['solution', 'branched', 'cut', 'dead end', 'open', undefined] as const;
const rank = Uint8Array.from(outcomeCodes, (outcome) => order.indexOf(outcome));

export function treeOf({ a, b, count, parents, inA, inB }: Merged): Tree {
  const depths = new Int32Array(count);
  const outcomes = new Uint8Array(count);
  const joins = new Int32Array(count).fill(-1);
  const sides = new Uint8Array(count);
  const codes = [a.columns.outcomes, b.columns.outcomes] as const;
  for (let node = 0; node < count; node++) {
    const [one, other] = [inA[node]!, inB[node]!];
    depths[node] = parents[node]! < 0 ? 0 : depths[parents[node]!]! + 1;
    sides[node] = one < 0 ? 2 : other < 0 ? 1 : 0;
    const [told, toldToo] = [one < 0 ? 0 : codes[0][one]!, other < 0 ? 0 : codes[1][other]!];
    outcomes[node] = rank[told]! <= rank[toldToo]! ? told : toldToo;
    // It is shown as one that joins where neither search says more of it. Which node it joins matters to hope only.
    const isJoin = (one >= 0 && a.joins(one) >= 0) || (other >= 0 && b.joins(other) >= 0);
    if (outcomes[node] === 0 && isJoin) joins[node] = node;
  }
  // Both searches are over: no node is still to come.
  return { parents, depths, outcomes, joins, sides, madeAt: new Int32Array(count) };
}
