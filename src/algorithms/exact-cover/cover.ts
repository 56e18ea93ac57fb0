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
  /** Everything that may be laid, sorted by piece. */
  readonly options: readonly Option[];
  readonly gaps: boolean;
  /** Of each cell the neighbours behind it. Every option hangs together by these. */
  readonly neighbours: readonly (readonly number[])[];
  /**
   * For each piece the one before it in its row of interchangeable copies, or -1. Of all ways to exchange copies only
   * the one counts in which their least cells ascend.
   */
  readonly before: readonly number[];
  /** Symmetries as permutations of the cells, the identity first; they need not be those of the options as well. */
  readonly symmetries: readonly (readonly number[])[];
}

/** A way to cover everything: for each piece the number of its option. */
export type Covering = readonly number[];
