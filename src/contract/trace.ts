/** A search as events, enough to draw any tree: depth-first, best-first, iterative, by levels. */
import type { Text } from './text.ts';

/** What became of a node: it has children, nothing comes of it, a bound forbids it, it is a solution, or it was never looked at. */
export type Outcome = 'branched' | 'dead end' | 'cut' | 'solution' | 'open';

/** A node, reported when it is made. */
export interface NodeMade<Position> {
  /** From 0, in the order in which nodes are made. */
  readonly node: number;
  /** The node it grew from; a root has none. */
  readonly parent?: number;
  /** Which tree this is, in a search that begins anew, such as iterative deepening; 0, the first, if omitted. */
  readonly iteration?: number;
  /** The node whose state this one has: the search goes on there, and this one has no outcome. */
  readonly joins?: number;
  /** What is decided so far; what is not is left open in it. */
  readonly position: Position;
  /** Figures of the strategy's own, such as g, h and f. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** What became of a node, reported once, when it is known. */
export interface NodeSettled {
  readonly node: number;
  readonly outcome: Outcome;
  /** Whether the strategy counts it as one of its nodes. */
  readonly counted: boolean;
  /** The reason, where there is more to say than the outcome says. */
  readonly why?: Text;
}

export type Trace<Position> = NodeMade<Position> | NodeSettled;

export const isMade = <Position>(event: Trace<Position>): event is NodeMade<Position> => 'position' in event;
