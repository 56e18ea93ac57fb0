/**
 * Balls in space, seen from the front, from above and a little from the side, without perspective: every ball is then a
 * circle of the same size, and painting them from the farthest to the nearest hides what is hidden.
 */
import type { Shape } from '../../../contract/index.ts';
import { layersOf, pointOf } from '../geometry.ts';
import type { Board, Spot } from '../model.ts';
import type { Size } from './flow.ts';
import { inkOf, type Look, type Point, paintOf } from './piece.ts';

const TURNED = (30 * Math.PI) / 180;
const RAISED = (32 * Math.PI) / 180;

type Place = readonly [height: number, row: number, column: number];

/** Where a ball lies, in radii. A layer that lies in dents is lower than the ball is high. */
function placeOf(board: Board, spot: Spot): Place {
  const [first, row, column] = pointOf(board, spot);
  if (board.kind === 'pyramid') return [first * Math.SQRT2, row, column];
  return [-2 * first, 2 * row, 2 * column];
}

/** Where a ball appears, in radii, and how near it is. */
interface Seen {
  readonly x: number;
  readonly y: number;
  readonly near: number;
}

function seen([height, row, column]: Place): Seen {
  const depth = column * Math.sin(TURNED) + row * Math.cos(TURNED);
  return {
    x: column * Math.cos(TURNED) - row * Math.sin(TURNED),
    y: depth * Math.sin(RAISED) - height * Math.cos(RAISED),
    near: depth * Math.cos(RAISED) + height * Math.sin(RAISED),
  };
}

export interface Solid extends Size {
  /** What lies on each cell, and the dents of the lowest layer, with the picture's upper left corner at a point. */
  draw(looks: readonly (Look | undefined)[], corner: Point): Shape[];
}

/** A picture of these cells of a board, with balls of this radius. */
export function solidOf(board: Board, cells: readonly Spot[], radius: number): Solid {
  const places = cells.map((spot) => placeOf(board, spot));
  const balls = places.map(seen);
  const [left, right] = rangeOf(balls.map(({ x }) => x));
  const [top, bottom] = rangeOf(balls.map(({ y }) => y));
  const order = balls.map((_, cell) => cell).sort((a, b) => balls[a]!.near - balls[b]!.near);
  const { touching, hiding } = relationsOf(places, balls);
  const ground = layersOf(board).length - 1;

  const draw = (looks: readonly (Look | undefined)[], [x0, y0]: Point): Shape[] => {
    const at = balls.map(({ x, y }): Point => [x0 + (x - left + 1) * radius, y0 + (y - top + 1) * radius]);
    const shapes: Shape[] = [];
    for (const cell of order) if (cells[cell]![0] === ground && !looks[cell]) shapes.push(dent(at[cell]!, radius));
    for (const cell of order) {
      const look = looks[cell];
      if (!look) continue;
      for (const other of touching[cell]!) {
        if (looks[other]?.name === look.name) shapes.push(neck(look, at[other]!, at[cell]!, radius));
      }
      shapes.push(...ball(look, at[cell]!, radius));
      if (!hiding[cell]!.some((other) => looks[other])) shapes.push(letter(look, at[cell]!, radius));
    }
    return shapes;
  };
  return { width: (right - left + 2) * radius, height: (bottom - top + 2) * radius, draw };
}

/** The least and the greatest. */
const rangeOf = (values: readonly number[]): readonly [number, number] =>
  values.reduce(([low, high], v) => [Math.min(low, v), Math.max(high, v)], [Infinity, -Infinity]);

interface Relations {
  /** For each ball those behind it that touch it. */
  readonly touching: readonly (readonly number[])[];
  /** For each ball those before it that hide its middle, and with it most of its letter. */
  readonly hiding: readonly (readonly number[])[];
}

function relationsOf(places: readonly Place[], balls: readonly Seen[]): Relations {
  const touching: number[][] = balls.map(() => []);
  const hiding: number[][] = balls.map(() => []);
  for (const [a, { x, y, near }] of balls.entries()) {
    for (const [b, other] of balls.entries()) {
      if (other.near <= near || Math.abs(other.x - x) > 2) continue;
      if (Math.hypot(other.x - x, other.y - y) < 1) hiding[a]!.push(b);
      if (distance(places[a]!, places[b]!) < 2.01) touching[b]!.push(a);
    }
  }
  return { touching, hiding };
}

const distance = (p: Place, q: Place): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

/** Parts of a ball's radius. */
const LETTER = 0.62;
const NECK = 0.8;
/** The thickness of an outline, in the picture's own units. */
const EDGE = 1.2;

const dent = ([x, y]: Point, radius: number): Shape => ({
  kind: 'circle',
  ...{ x, y, radius: radius * 0.4, fill: 'surface', stroke: 'line', strokeWidth: EDGE },
});

function ball({ piece }: Look, [x, y]: Point, radius: number): Shape[] {
  const body: Shape = {
    kind: 'circle',
    ...{ x, y, radius: radius - EDGE / 2, fill: paintOf(piece), stroke: 'on-tint', strokeWidth: EDGE },
  };
  if (piece === undefined) return [body];
  const [left, top] = [x - 0.3 * radius, y - 0.42 * radius];
  return [body, { kind: 'circle', x: left, y: top, radius: 0.3 * radius, fill: `shine-${piece}` }];
}

/** What joins two balls of a piece, from the point where they touch; the nearer ball is drawn over it. */
const neck = ({ piece }: Look, [x1, y1]: Point, [x2, y2]: Point, radius: number): Shape => ({
  kind: 'line',
  ...{ x1: (x1 + x2) / 2, y1: (y1 + y2) / 2, x2, y2, stroke: paintOf(piece), strokeWidth: NECK * radius },
});

const letter = ({ name, piece }: Look, [x, y]: Point, radius: number): Shape => ({
  kind: 'label',
  ...{ x, y, size: LETTER * radius, text: name, fill: inkOf(piece), bold: true },
});
