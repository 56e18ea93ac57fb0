/** Cells in rows, numbered row by row from 0. */

/** How many steps lie between two cells when nothing is in the way. */
export const distance = ({ columns }: { readonly columns: number }, a: number, b: number): number =>
  Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) + Math.abs((a % columns) - (b % columns));
