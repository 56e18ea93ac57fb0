/**
 * Brute force in its plainest form: piece after piece, every try in a fixed order, and back when nothing fits any more.
 * The caller decides only what the tries are, in which order they come, and what is counted: every look at a try, or
 * every step into the search for the next piece.
 */

export interface Trials {
  readonly cells: number;
  /** Cells on which nothing can be laid from the start. */
  readonly taken: readonly number[];
  /** Shapes as ascending cells, to be moved by a number of cells. */
  readonly shapes: readonly (readonly number[])[];
  /** For each piece what is tried, in this order: by turns the number of a shape and how many cells it is moved. */
  readonly tries: readonly Int32Array[];
  /** Pieces with the same number are interchangeable: later ones in an order lie behind earlier ones. */
  readonly kinds: readonly number[];
  /** Whether it is a success when every piece lies; otherwise everything is searched and nothing found. */
  readonly enough: boolean;
  /** `cases`: a node is a look at a try. `calls`: it is a call of the search, the first and the last one included. */
  readonly counted: 'cases' | 'calls';
}

/** What is laid so far: for each piece, in the order in which they are laid, the number of its try. */
export type Laid = readonly number[];

export interface Listener {
  /** Reports this many more nodes, and how much of the search is done, from 0 to 1. May throw to stop the search. */
  tick(nodes: number, share: number): void;
  /** Every piece lies; all nodes so far have been reported. May throw to stop the search. */
  found(laid: Laid): void;
}

/** For each place in an order the place before it that has a piece of the same kind, or -1. */
export const placesBefore = ({ kinds }: Trials, order: readonly number[]): number[] =>
  order.map((piece, place) => order.slice(0, place).findLastIndex((other) => kinds[other] === kinds[piece]));
