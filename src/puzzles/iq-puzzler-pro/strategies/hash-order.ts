/**
 * The order in which the program of report A happens to try orientations. It keeps them in a Java HashSet, which hands them
 * out by bucket; in one bucket they stay in the order in which they were made.
 */
import type { FlatShape } from './flat-shapes.ts';

/** A HashSet has 16 buckets up to twelve members, and no piece has more than eight orientations. */
const BUCKETS = 16;

/** The orientations of a piece by that order; the letter counts because the report's shapes are drawn with it. */
export const inHashOrder = (letter: string, shapes: readonly FlatShape[]): readonly FlatShape[] =>
  shapes.toSorted((a, b) => bucketOf(letter, a) - bucketOf(letter, b));

/** The hash is that of the height, the width and the rows; a row is a list of characters, with `#` for a gap. */
function bucketOf(letter: string, { rows, columns, spots }: FlatShape): number {
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => code('#')));
  for (const [row, column] of spots) grid[row]![column] = code(letter);
  const content = fold(
    grid.map((row) => fold(row, 1)),
    1,
  );
  const hash = fold([columns, content], rows);
  return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
}

const code = (character: string): number => character.charCodeAt(0);

/** How Java hashes a list, in 32 bits. */
const fold = (values: readonly number[], from: number): number =>
  values.reduce((hash, value) => (Math.imul(31, hash) + value) | 0, from);
