/** How figures stand in columns, the same on every face: numbers are aligned right, words left. */
import type { Figures } from '../contract/index.ts';

/** Whether a column has nothing but numbers in it. */
export const isOfNumbers = ({ rows }: Figures, column: number): boolean =>
  rows.every((row) => typeof row[column] === 'number');
