/**
 * Which tiles share a table. Every tile is in one pattern, and tiles that lie side by side at home belong together, since
 * it is these that get into each other's way.
 */
import { cellsOf, type Field, type Pattern } from './field.ts';

/** How many tiles a table has at most: `small` is built in a moment, `large` serves boards that turn out hard. */
export type Size = 'small' | 'large';
const most: Readonly<Record<Size, number>> = { small: 6, large: 7 };

/** Fields with fewer tiles than this have no hard boards, and no large tables. */
const HARD = 12;

/** The best partitions known of the 4 x 4 field with its blank in the last corner, by the nodes that a search takes. */
const corner: Readonly<Record<Size, readonly Pattern[]>> = {
  small: [
    [0, 4, 5, 8, 9, 12],
    [6, 7, 10, 11, 13, 14],
    [1, 2, 3],
  ],
  large: [[0, 1, 4, 5, 8, 9, 13], [2, 3, 6, 7, 10, 11, 14], [12]],
};

export const hasLarge = (field: Field): boolean => cellsOf(field) > HARD;

/** The patterns of a field. Invariant: the field has no more rows than columns. */
export function partitionOf(field: Field, size: Size): readonly Pattern[] {
  if (field.rows === 4 && field.columns === 4 && field.blank === 15) return corner[size];
  // Column by column, so that a pattern is as near to a square as its field allows.
  const tiles: number[] = [];
  for (let column = 0; column < field.columns; column++) {
    for (let row = 0; row < field.rows; row++) tiles.push(row * field.columns + column);
  }
  const others = tiles.filter((tile) => tile !== field.blank);
  const count = Math.ceil(others.length / most[size]);
  return Array.from({ length: count }, (_, i) =>
    others.slice(most[size] * i, most[size] * (i + 1)).sort((a, b) => a - b),
  );
}
