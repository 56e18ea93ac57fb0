/** Where a piece in the hand would land: on the cell that is pointed at, or on one near it. */
import type { Field, Point, Pose } from './poses.ts';

export type Direction = 'left' | 'right' | 'up' | 'down' | 'higher' | 'lower';

/** A pointer is not exact: within this distance a landing that fits is preferred to one that does not. */
const REACH = 1.5;

export interface Aim {
  readonly field: Field;
  readonly pose: Pose;
  /** The ball by which the piece is held. */
  readonly ball: number;
}

type Accept = (cells: readonly number[]) => boolean;

/** The cell nearest to this one on which the held ball makes the piece land acceptably. */
export function nearest({ field, pose, ball }: Aim, at: number, accept: Accept, reach = Infinity): number | undefined {
  const here = placeOf(field, at);
  let found: number | undefined;
  let best = reach;
  for (const cell of field.points.keys()) {
    const away = apart(here, placeOf(field, cell));
    if (away >= best) continue;
    const cells = field.landing(pose, ball, cell);
    if (!cells || !accept(cells)) continue;
    found = cell;
    best = away;
  }
  return found;
}

/** Where a piece lands that is pointed loosely, as by a pointer, and whether it fits there. */
export function snap(aim: Aim, at: number, free: Accept): number | undefined {
  return nearest(aim, at, free, REACH) ?? nearest(aim, at, () => true);
}

/** The next cell in a direction on which the piece is within the board. */
export function beside({ field, pose, ball }: Aim, at: number, direction: Direction): number | undefined {
  const here = placeOf(field, at);
  const way = ways[direction];
  let found: number | undefined;
  let least = Infinity;
  for (const cell of field.points.keys()) {
    const there = placeOf(field, cell);
    const along = there.reduce((sum, value, d) => sum + (value - here[d]!) * way[d]!, 0);
    const level = there[0] === here[0];
    if (along <= 0 || level !== (way[0] === 0)) continue;
    const aside = Math.sqrt(Math.max(0, apart(here, there) ** 2 - along ** 2));
    // Along a layer prefer straight on to near; between layers prefer the next one.
    const cost = level ? along + 3 * aside : 100 * along + aside;
    if (cost >= least || !field.landing(pose, ball, cell)) continue;
    found = cell;
    least = cost;
  }
  return found;
}

const ways: Readonly<Record<Direction, Point>> = {
  left: [0, 0, -1],
  right: [0, 0, 1],
  up: [0, -1, 0],
  down: [0, 1, 0],
  higher: [1, 0, 0],
  lower: [-1, 0, 0],
};

/** Where a cell truly is: neighbours are 1 apart, and the first coordinate rises. */
function placeOf({ board, points }: Field, cell: number): Point {
  const [z, y, x] = points[cell]!;
  return board.kind === 'pyramid' ? [z * Math.SQRT1_2, y / 2, x / 2] : [0 - z, y, x];
}

const apart = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
