/**
 * A piece as it is in the hand: balls joined by bars. It is drawn twice, in ink and a little smaller in its colour, which
 * leaves one outline around the whole piece; one that lies from the start has a stronger outline.
 */
import type { Paint, Shape } from '../../../contract/index.ts';
import type { Spot } from '../model.ts';
import { marksOn } from './marks.ts';

export interface Look {
  readonly name: string;
  /** The number of the piece; nothing for a letter that is no piece of the task. */
  readonly piece: number | undefined;
  /** Does it lie from the start? */
  readonly fixed: boolean;
}

export type Point = readonly [x: number, y: number];

/** Parts of the distance between two neighbouring cells. */
const BALL = 0.415;
const BAR = 0.46;
const OUTLINE = 0.035;
const FIXED_OUTLINE = 0.07;
const LETTER = 0.34;

/** The colour of a piece, and of the letters on it. */
export const paintOf = (piece: number | undefined): Paint => (piece === undefined ? 'warning' : `tint-${piece}`);
export const inkOf = (piece: number | undefined): Paint => (piece === undefined ? 'paper' : 'on-tint');

/** `spots` are the cells in reading order, `at` their middles, `size` apart; those beside each other are joined. */
export function pieceShapes(look: Look, spots: readonly Spot[], at: readonly Point[], size: number): Shape[] {
  const { name, piece, fixed } = look;
  const joints = jointsOf(spots);
  const outline = (fixed ? FIXED_OUTLINE : OUTLINE) * size;
  const radius = BALL * size;
  const shapes: Shape[] = [];
  const body = (grown: number, paint: Paint) => {
    for (const [from, to] of joints) {
      const [[x1, y1], [x2, y2]] = [at[from]!, at[to]!];
      shapes.push({ kind: 'line', x1, y1, x2, y2, stroke: paint, strokeWidth: BAR * size + 2 * grown });
    }
    for (const [x, y] of at) shapes.push({ kind: 'circle', x, y, radius: radius + grown, fill: paint });
  };
  body(outline, fixed ? 'ink' : 'on-tint');
  body(0, paintOf(piece));
  for (const [x, y] of at) {
    if (piece !== undefined) shapes.push(...marksOn(piece, x, y, radius));
    shapes.push({ kind: 'label', x, y, size: LETTER * size, text: name, fill: inkOf(piece), bold: true });
  }
  return shapes;
}

/** Pairs of cells beside each other, by their numbers in the list. */
function jointsOf(spots: readonly Spot[]): (readonly [number, number])[] {
  const joints: (readonly [number, number])[] = [];
  for (const [i, [layer, row, column]] of spots.entries()) {
    for (let j = i + 1; j < spots.length; j++) {
      const [otherLayer, otherRow, otherColumn] = spots[j]!;
      if (otherLayer > layer || otherRow > row + 1) break;
      if (otherRow - row + Math.abs(otherColumn - column) === 1) joints.push([i, j]);
    }
  }
  return joints;
}
