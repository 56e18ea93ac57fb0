/**
 * A search of a covering, one step at a time, for people who watch it. Each kernel has a plain twin here, which branches,
 * prunes and counts as the kernel does: for the same covering both count the same nodes and find the same coverings in
 * the same order.
 */

/** Why nothing comes of a node. */
export type Reason =
  /** No piece left fits at the lowest free cell. */
  | { readonly kind: 'lowest'; readonly cell: number }
  /** The region around a cell has a size that no set of the pieces left has. */
  | { readonly kind: 'region'; readonly cell: number; readonly size: number }
  /** No option that still fits covers this cell. */
  | { readonly kind: 'cell'; readonly cell: number }
  /** No option of this piece still fits. */
  | { readonly kind: 'piece'; readonly piece: number }
  /** Fewer cells are free than the pieces left have. */
  | { readonly kind: 'room' }
  /** The options that still fit would only exchange copies. */
  | { readonly kind: 'copies' }
  /** An earlier node, by its number among those of this search, has the same state and is dead. */
  | { readonly kind: 'known'; readonly node: number };

export interface Made {
  readonly type: 'made';
  /** Whether the kernel counts it. */
  readonly counted: boolean;
  /** Pieces that are to be laid, and cells that are free. */
  readonly pieces: number;
  readonly cells: number;
  /** How many ways there are to go on: the options of the cell or the piece that is decided next. */
  readonly branches?: number;
}

export type Seen =
  /** A node below the one it is at, or a root; the search goes there. Nodes are numbered from 0 as they come. */
  | Made
  /** A node whose state an earlier one has, by its number; the search stays where it is. */
  | { readonly type: 'joined'; readonly node: number; readonly pieces: number; readonly cells: number }
  /** What lies at the node it is at is a covering. */
  | { readonly type: 'solved' }
  /** The search goes back. `why` is given for a dead end, `ways` where it is known to how many coverings the node leads. */
  | { readonly type: 'left'; readonly why?: Reason; readonly ways?: number };

/** A search that can be watched. */
export interface Twin {
  /** The options that lie after the last step, in the order in which they were laid. */
  readonly laid: readonly number[];
  /** The whole search; with one of these options, where some are given, since all others are images of them. */
  steps(beginning?: number): Generator<Seen, void>;
}
