/**
 * What tells pieces apart without colour: a quiet mark around the letter of every ball, 26 of them. A mark is made of a
 * few dots, ticks towards the rim and chords along it, each at a point of the compass, and of rings.
 *
 * Measures are parts of a ball's radius; the letter needs the inner half.
 */
import type { Shape } from '../../../contract/index.ts';

type Part = (x: number, y: number, radius: number) => Shape;

const INK = 'on-tint';
const PEN = 0.07;
const TRACK = 0.79;

/** An angle in eighths of a turn from the top, clockwise, as a step on the picture. */
function step(eighths: number): readonly [number, number] {
  const angle = (eighths * Math.PI) / 4;
  return [Math.sin(angle), -Math.cos(angle)];
}

const dot = (eighths: number): Part => {
  const [dx, dy] = step(eighths);
  return (x, y, r) => ({ kind: 'circle', x: x + dx * TRACK * r, y: y + dy * TRACK * r, radius: 0.085 * r, fill: INK });
};

/** From one point to another, each given along a direction and across it. */
const stroke = (eighths: number, [u1, v1]: readonly [number, number], [u2, v2]: readonly [number, number]): Part => {
  const [dx, dy] = step(eighths);
  const [x1, y1, x2, y2] = [u1 * dx - v1 * dy, u1 * dy + v1 * dx, u2 * dx - v2 * dy, u2 * dy + v2 * dx];
  return (x, y, r) => ({
    kind: 'line',
    ...{ x1: x + x1 * r, y1: y + y1 * r, x2: x + x2 * r, y2: y + y2 * r },
    ...{ stroke: INK, strokeWidth: PEN * r },
  });
};

const tick = (eighths: number): Part => stroke(eighths, [TRACK - 0.11, 0], [TRACK + 0.11, 0]);
const chord = (eighths: number): Part => stroke(eighths, [0.74, -0.34], [0.74, 0.34]);
const ring =
  (at: number): Part =>
  (x, y, r) => ({ kind: 'circle', x, y, radius: at * r, stroke: INK, strokeWidth: PEN * r });

const UPRIGHT = [0, 4];
const LEVEL = [2, 6];
const RISING = [1, 5];
const FALLING = [3, 7];
const SQUARE = [...UPRIGHT, ...LEVEL];
const SLANTED = [...RISING, ...FALLING];
const THIRDS = [0, 8 / 3, 16 / 3];

const patterns: readonly (readonly Part[])[] = [
  [],
  [ring(TRACK)],
  UPRIGHT.map(chord),
  SLANTED.map(dot),
  LEVEL.map(chord),
  SLANTED.map(tick),
  RISING.map(chord),
  SQUARE.map(dot),
  FALLING.map(chord),
  SQUARE.map(tick),
  SQUARE.map(chord),
  UPRIGHT.map(dot),
  SLANTED.map(chord),
  LEVEL.map(dot),
  UPRIGHT.map(tick),
  [ring(0.7), ring(0.87)],
  LEVEL.map(tick),
  [...SQUARE, ...SLANTED].map(dot),
  THIRDS.map(dot),
  [...SQUARE, ...SLANTED].map(tick),
  [dot(0)],
  THIRDS.map(tick),
  RISING.map(tick),
  [...UPRIGHT.map(chord), ...LEVEL.map(dot)],
  FALLING.map(tick),
  [...LEVEL.map(chord), ...UPRIGHT.map(dot)],
];

/** How many pieces have a mark of their own; beyond, colour and mark together still tell them apart. */
export const PATTERNS = patterns.length;

/** The mark of a piece, by its number, on a ball. */
export function marksOn(piece: number, x: number, y: number, radius: number): Shape[] {
  const round = Math.floor(piece / PATTERNS);
  return patterns[(piece + 7 * round) % PATTERNS]!.map((part) => part(x, y, radius));
}
