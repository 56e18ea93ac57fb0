/**
 * The judge's own geometry, from first principles and apart from geometry.ts: a piece lies right where its steps down and
 * right are two steps between touching cells that are at right angles.
 */
import type { Board, Piece } from '../model.ts';

type Vector = readonly [down: number, row: number, column: number];

/**
 * Cells as points. In a pyramid, whose layers count from the top, a ball lies half a ball up and left of the ball with
 * the same numbers in the layer above it; lengths are in half balls.
 */
const pointOf = ({ kind }: Board, layer: number, row: number, column: number): Vector =>
  kind === 'pyramid' ? [layer, 2 * row - layer, 2 * column - layer] : [layer, row, column];

/** Large enough for any two different steps on a board to have different numbers. */
const STRIDE = 1 << 14;

/** A point as one number; the number of a difference is the difference of the numbers, and reading order is kept. */
const toNumber = ([down, row, column]: Vector): number => (down * STRIDE + row) * STRIDE + column;

export const cellNumber = (board: Board, layer: number, row: number, column: number): number =>
  toNumber(pointOf(board, layer, row, column));

/** Zero at right angles. A layer of a pyramid is the root of two half balls high, so a step down counts double there. */
const product = ({ kind }: Board, a: Vector, b: Vector): number =>
  (kind === 'pyramid' ? 2 : 1) * a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const determinant = (a: Vector, b: Vector, c: Vector): number =>
  a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);

const LEVEL: readonly Vector[] = [
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];
const CUBE: readonly Vector[] = [...LEVEL, [1, 0, 0], [-1, 0, 0]];
/** A ball touches four in its layer, four above and four below. */
const BALL: readonly Vector[] = [
  ...LEVEL.map(([, row, column]): Vector => [0, 2 * row, 2 * column]),
  ...[1, -1].flatMap((a) => [1, -1].flatMap((b) => [1, -1].map((c): Vector => [a, b, c]))),
];

/** Every way in which a piece may lie, each as the numbers of its cells in reading order, less the first of them. */
export function waysToLie(board: Board, { shape, mirror, turn }: Piece): readonly (readonly number[])[] {
  const touching = { flat: LEVEL, pyramid: BALL, box: CUBE }[board.kind];
  const [down, , right] = touching as [Vector, Vector, Vector];
  const ways = new Map<string, readonly number[]>();
  for (const a of touching) {
    for (const b of touching) {
      if (product(board, a, b) !== 0) continue;
      const turnedOver = board.kind === 'flat' && determinant([1, 0, 0], a, b) < 0;
      if (turnedOver && !mirror) continue;
      // Without turning a piece lies as it is drawn, or with left and right exchanged.
      const unturned = a === down && (b === right || product(board, b, right) < 0);
      if (!unturned && !turn) continue;
      // A turn in space keeps handedness, so the third direction follows from the two.
      const inward = touching.find((c) => board.kind === 'box' && determinant(c, a, b) === 1) ?? [0, 0, 0];
      const numbers = shape
        .map(([i, j, k]) => i * toNumber(inward) + j * toNumber(a) + k * toNumber(b))
        .sort((x, y) => x - y);
      const way = numbers.map((number) => number - numbers[0]!);
      ways.set(way.join(), way);
    }
  }
  return [...ways.values()];
}
