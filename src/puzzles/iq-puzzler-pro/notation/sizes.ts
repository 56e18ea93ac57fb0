/** Sizes of boards as people write them, before anything of that size is made. */
import type { Board } from '../model.ts';

/** A whole number in digits, however long; undefined for anything else. */
export const toCount = (word: string): number | undefined => (/^[0-9]+$/.test(word) ? Number(word) : undefined);

/** How many balls a pyramid has. */
export const ballsIn = (side: number): number => (side * (side + 1) * (2 * side + 1)) / 6;

/** A flat board; a mask that closes no cell is left out. */
export const flatBoard = (rows: number, columns: number, mask: string): Board =>
  mask.includes('.') ? { kind: 'flat', rows, columns, mask } : { kind: 'flat', rows, columns };
