/** Turning and mirroring flat pieces on paper, as the two reports do it: a shape is the spots in its bounding box. */
import type { Piece } from '../model.ts';

export interface FlatShape {
  readonly rows: number;
  readonly columns: number;
  /** Row and column in the box; in reading order. */
  readonly spots: readonly (readonly [row: number, column: number])[];
}

/** A way to lay a piece, and what must be allowed for it. */
export interface Orientation {
  readonly shape: FlatShape;
  readonly turned: boolean;
  readonly mirrored: boolean;
}

export function asDrawn({ shape }: Pick<Piece, 'shape'>): FlatShape {
  const spots = shape.map(([, row, column]) => [row, column] as const);
  return {
    rows: 1 + Math.max(...spots.map(([row]) => row)),
    columns: 1 + Math.max(...spots.map(([, column]) => column)),
    spots,
  };
}

/** Turned a quarter clockwise. */
export const clockwise = ({ rows, columns, spots }: FlatShape): FlatShape => ({
  rows: columns,
  columns: rows,
  spots: inReadingOrder(spots.map(([row, column]) => [column, rows - 1 - row])),
});

/** Left and right exchanged. */
export const mirrored = ({ rows, columns, spots }: FlatShape): FlatShape => ({
  rows,
  columns,
  spots: inReadingOrder(spots.map(([row, column]) => [row, columns - 1 - column])),
});

const inReadingOrder = (spots: FlatShape['spots']): FlatShape['spots'] =>
  spots.toSorted(([r, c], [s, d]) => r - s || c - d);

/** The same for shapes that cover the same spots. */
export const shapeKey = ({ spots }: FlatShape): string => spots.join(' ');

/** The shapes of those orientations that a piece may take. */
export const allowed = ({ mirror, turn }: Piece, ways: readonly Orientation[]): FlatShape[] =>
  ways.filter((way) => (turn || !way.turned) && (mirror || !way.mirrored)).map(({ shape }) => shape);
