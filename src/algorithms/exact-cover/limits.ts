/** What fits into the machine words of the quick kernels. */

/** A board is one 64-bit word, the set of pieces one of 32 bits. */
export const MOST_CELLS = 64;
export const MOST_PIECES = 32;

/** Whether a covering is small enough for a 64-bit word. */
export const fitsWord = ({ cells, pieces }: { readonly cells: number; readonly pieces: number }): boolean =>
  cells <= MOST_CELLS && pieces <= MOST_PIECES;
