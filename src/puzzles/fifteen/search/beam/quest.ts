/** What is asked of a beam search, and what it answers. */

/** From one board to another. */
export interface Quest {
  /** For each cell the cell that its tile is to come to; the blank has one too. */
  readonly cells: ArrayLike<number>;
  /** The cell that the blank is to come to, by which it is known among the tiles. */
  readonly home: number;
  /** For each tile whether it must come to its cell; all where left out. Where some need not, the blank need not either. */
  readonly wanted?: readonly boolean[];
  /** The rows and columns that the blank may go to; all where left out. */
  readonly part?: Part;
  /** How many positions of each level are expanded. */
  readonly width: number;
  /** The most moves that a way may have. */
  readonly longest: number;
  /** After how many levels without a better position to give up; never where left out. */
  readonly patience?: number;
}

/** Rows and columns from the first up to, but not including, the last. */
export interface Part {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface Outcome {
  /** For each move where the blank goes; none where nothing was found. */
  readonly way: readonly number[] | undefined;
  /** Whether positions were left out for want of width. */
  readonly cut: boolean;
}

export interface Beam {
  /** Tells how many positions it has looked at, now and then; what it tells may throw to stop it. */
  search(quest: Quest, tick: (nodes: number) => void): Outcome;
  /** How many bytes a search takes. */
  room(quest: Pick<Quest, 'width' | 'longest'>): number;
}

/** A level brings about two positions for each one expanded; two to the power of this many are recognized again. */
export const seenBits = (width: number): number => Math.ceil(Math.log2(width)) + 3;
