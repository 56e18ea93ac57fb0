/** What fits into the machine words of the quick kernels. */

/** A board is one 64-bit word, the set of pieces one of 32 bits. */
export const MOST_CELLS = 64;
export const MOST_PIECES = 32;

/** Of a count by layers: the distance from the lowest free cell to the last cell of an option there, and the pieces. */
export const WIDEST = 62;
/** A table of all sets of more pieces would need gigabytes. */
export const MOST_LAYERED = 24;

/** Whether a covering is small enough for a 64-bit word. */
export const fitsWord = ({ cells, pieces }: { readonly cells: number; readonly pieces: number }): boolean =>
  cells <= MOST_CELLS && pieces <= MOST_PIECES;
