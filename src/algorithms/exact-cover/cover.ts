/**
 * A covering problem: every piece is laid exactly once, no cell is covered twice, and every cell is covered unless gaps
 * are allowed. Cells are numbered in the order in which a solver should fill them: along the short side, or from the
 * place where the least fits.
 */

export interface Option {
  readonly piece: number;
  /** Ascending. */
  readonly cells: readonly number[];
}

export interface Cover {
  readonly cells: number;
  readonly pieces: number;
  /** How many cells each piece has, whether or not it can be laid somewhere. */
  readonly sizes: readonly number[];
  /** Everything that may be laid, sorted by piece. */
  readonly options: readonly Option[];
  readonly gaps: boolean;
  /** For each cell, the neighbours after it. Every option is connected by these. */
  readonly neighbours: readonly (readonly number[])[];
  /**
   * For each piece the one before it in its row of interchangeable copies, or -1. Of all ways to exchange copies,
   * only the one in which their least cells ascend counts.
   */
  readonly before: readonly number[];
  /** The identity first. They make up a group, and map copies to copies. */
  readonly symmetries: readonly CoverSymmetry[];
}

/** Where each cell goes, and which piece each becomes: every option of a piece goes to an option of that piece. */
export interface CoverSymmetry {
  readonly cells: readonly number[];
  readonly pieces: readonly number[];
}

/** A way to cover everything: for each piece the number of its option. */
export type Covering = readonly number[];
