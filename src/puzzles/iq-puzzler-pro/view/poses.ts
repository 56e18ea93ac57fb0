/**
 * Ways in which a piece can be held, and how one way becomes another.
 *
 * A pose is one of the piece's orientations: steps in space from its first ball. Turning a quarter about the upright
 * axis, turning over, and (in space) tilting a quarter about a level axis reach all poses there are. In a pyramid the
 * balls are packed so that the level axes that keep the packing run along the diagonals of a layer.
 */
import { framesFor, openCells, orientations, pointOf } from '../geometry.ts';
import type { Board, Piece, Spot } from '../model.ts';

export type Point = readonly [number, number, number];
export type Pose = readonly Point[];
export type Motion = 'turn' | 'flip' | 'tilt';

/** A pose by its number, and the ball by which it is held. */
export interface Grip {
  readonly pose: number;
  readonly ball: number;
}

/** A board's cells as points that poses can be laid on. */
export interface Field {
  readonly board: Board;
  readonly spots: readonly Spot[];
  readonly points: readonly Point[];
  cellAt(point: Point): number | undefined;
  /** The cells that a pose covers with one of its balls on a cell; none where it would leave the board. */
  landing(pose: Pose, ball: number, cell: number): readonly number[] | undefined;
}

export function fieldOf(board: Board): Field {
  const spots = openCells(board);
  const points = spots.map((spot) => pointOf(board, spot));
  const cells = new Map(points.map((point, cell) => [point.join(), cell]));
  const cellAt = (point: Point) => cells.get(point.join());
  return {
    board,
    spots,
    points,
    cellAt,
    landing(pose, ball, cell) {
      const origin = minus(points[cell]!, pose[ball]!);
      const covered: number[] = [];
      for (const step of pose) {
        const there = cellAt(plus(origin, step));
        if (there === undefined) return undefined;
        covered.push(there);
      }
      return covered.sort((a, b) => a - b);
    },
  };
}

export const posesOf = (board: Board, { shape, ...freedom }: Piece): readonly Pose[] =>
  orientations(shape, framesFor(board, freedom));

/** The grip after a motion, on the same ball; none where the piece may not be moved so. */
export function moved(board: Board, poses: readonly Pose[], { pose, ball }: Grip, motion: Motion): Grip | undefined {
  const move = motionIn(board, motion);
  const points = poses[pose]!.map(move);
  const held = points[ball]!;
  points.sort(byCoordinates);
  const first = points[0]!;
  const key = points.map((p) => minus(p, first)).join(';');
  const found = poses.findIndex((other) => other.join(';') === key);
  return found < 0 ? undefined : { pose: found, ball: points.indexOf(held) };
}

/** The grip on a pose that covers these cells, held at one of them. */
export function gripOn(field: Field, poses: readonly Pose[], cells: readonly number[], cell: number): Grip | undefined {
  const points = cells.map((c) => field.points[c]!).sort(byCoordinates);
  const key = points.map((p) => minus(p, points[0]!)).join(';');
  const pose = poses.findIndex((other) => other.join(';') === key);
  return pose < 0 ? undefined : { pose, ball: points.indexOf(field.points[cell]!) };
}

function motionIn({ kind }: Board, motion: Motion): (p: Point) => Point {
  if (motion === 'turn') return ([z, y, x]) => [z, x, 0 - y];
  if (motion === 'flip') return ([z, y, x]) => [0 - z, y, 0 - x];
  if (kind === 'pyramid') return ([z, y, x]) => [(0 - y - x) / 2, z + (y - x) / 2, z - (y - x) / 2];
  return ([z, y, x]) => [y, 0 - z, x];
}

export const minus = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const plus = (p: Point, q: Point): Point => [p[0] + q[0], p[1] + q[1], p[2] + q[2]];
const byCoordinates = (p: Point, q: Point): number => p[0] - q[0] || p[1] - q[1] || p[2] - q[2];
