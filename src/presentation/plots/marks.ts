/**
 * The marks that tell contenders apart beside their colours: twelve outlines, all in one manner. The edge is dark in both
 * themes: on light paper it outlines the pale colours, on dark paper these need none.
 */
import type { Point, Shape, Tint } from '../../contract/index.ts';

export const EDGE = 'on-tint';
const PEN = 1;

/** Corners around a middle, as parts of the radius; the first follows the last. */
type Outline = readonly Point[];

/** Every `turn` of a circle from the top, at these distances in turn. */
const around = (corners: number, ...distances: readonly number[]): Outline =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const distance = distances[i % distances.length]!;
    return [distance * Math.sin(angle), -distance * Math.cos(angle)];
  });
const turned = (outline: Outline, eighths: number): Outline => {
  const [cos, sin] = [Math.cos((eighths * Math.PI) / 4), Math.sin((eighths * Math.PI) / 4)];
  return outline.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
};

const THIN = 0.36;
const plus: Outline = [
  ...([
    [-THIN, -1.1],
    [THIN, -1.1],
    [THIN, -THIN],
  ] as const),
  ...([
    [1.1, -THIN],
    [1.1, THIN],
    [THIN, THIN],
  ] as const),
  ...([
    [THIN, 1.1],
    [-THIN, 1.1],
    [-THIN, THIN],
  ] as const),
  ...([
    [-1.1, THIN],
    [-1.1, -THIN],
    [-THIN, -THIN],
  ] as const),
];
const square: Outline = [
  [-0.88, -0.88],
  [0.88, -0.88],
  [0.88, 0.88],
  [-0.88, 0.88],
];
const triangle = around(3, 1.2);
const hourglass: Outline = [
  [-0.95, -1],
  [0.95, -1],
  [0.22, 0],
  [0.95, 1],
  [-0.95, 1],
  [-0.22, 0],
];
const upright: Outline = [
  [-0.45, -1.15],
  [0.45, -1.15],
  [0.45, 1.15],
  [-0.45, 1.15],
];

/** Undefined is the circle. */
const outlines: readonly (Outline | undefined)[] = [
  undefined,
  square,
  triangle,
  around(4, 1.2),
  turned(plus, 1),
  turned(triangle, 4),
  plus,
  around(10, 1.3, 0.58),
  turned(triangle, 2),
  upright,
  turned(triangle, 6),
  hourglass,
];

/** How many marks differ; beyond, colour and mark together still tell contenders apart. */
export const LOOKS = outlines.length;

export const tintOf = (look: number): Tint => `tint-${look}`;

/** The mark of a contender around a point. */
export function markAt(look: number, x: number, y: number, radius: number): Shape {
  return outlined(outlines[look % LOOKS], tintOf(look), x, y, radius);
}

/** A triangle that points to an edge of the picture: what it stands for lies beyond. */
export const pointer = (look: number, to: 'up' | 'right', x: number, y: number, radius: number): Shape =>
  outlined(to === 'up' ? triangle : turned(triangle, 2), tintOf(look), x, y, radius);

function outlined(outline: Outline | undefined, fill: Tint, x: number, y: number, radius: number): Shape {
  const paint = { fill, stroke: EDGE, strokeWidth: PEN } as const;
  if (!outline) return { kind: 'circle', x, y, radius, ...paint };
  const points = [...outline, outline[0]!].map(([dx, dy]): Point => [x + dx * radius, y + dy * radius]);
  return { kind: 'polyline', points, ...paint };
}
