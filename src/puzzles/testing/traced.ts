/** A trace read to its end, for tests: its nodes by number, each with what became of it, and what is wrong with it. */
import { isMade, type NodeMade, type NodeSettled, type Trace } from '../../contract/index.ts';

export type TracedNode<Position> = NodeMade<Position> & Partial<NodeSettled>;

export interface Traced<Position> {
  readonly nodes: readonly TracedNode<Position>[];
  /** How many of them the strategy counts. */
  readonly counted: number;
  readonly solutions: readonly Position[];
  /** Whether there was more. */
  readonly isCut: boolean;
  readonly complaints: readonly string[];
}

/** Reads up to a number of events. */
export function traced<Position>(trace: Iterable<Trace<Position>>, most = Number.POSITIVE_INFINITY): Traced<Position> {
  const known = new Map<number, TracedNode<Position>>();
  const complaints: string[] = [];
  let events = 0;
  let isCut = false;
  for (const event of trace) {
    if (++events > most) {
      isCut = true;
      break;
    }
    const before = known.get(event.node);
    if (isMade(event)) {
      if (event.node !== known.size) complaints.push(`node ${event.node} is made after ${known.size} others`);
      const { parent, joins } = event;
      if (parent !== undefined && !known.has(parent))
        complaints.push(`node ${event.node} grew from ${parent}, which is not made yet`);
      if (joins !== undefined && !known.has(joins))
        complaints.push(`node ${event.node} joins ${joins}, which is not made yet`);
      known.set(event.node, event);
    } else if (!before) complaints.push(`node ${event.node} is settled before it is made`);
    else if (before.outcome) complaints.push(`node ${event.node} is settled twice`);
    else known.set(event.node, { ...before, ...event });
  }
  const nodes = [...known.values()];
  if (!isCut) complaints.push(...fates(nodes));
  return {
    nodes,
    counted: nodes.filter(({ counted }) => counted).length,
    solutions: nodes.flatMap(({ outcome, position }) => (outcome === 'solution' ? [position] : [])),
    isCut,
    complaints,
  };
}

/** At the end every node has an outcome, unless it joins another; it has children exactly if it branched. */
function fates<Position>(nodes: readonly TracedNode<Position>[]): string[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.flatMap(({ node, outcome, joins }) => {
    if ((outcome === undefined) !== (joins !== undefined)) return [`node ${node} joins ${joins} and is ${outcome}`];
    const isBranched = outcome === 'branched' || (outcome === 'solution' && parents.has(node));
    return isBranched === parents.has(node)
      ? []
      : [`node ${node} is ${outcome}, and has children: ${parents.has(node)}`];
  });
}
