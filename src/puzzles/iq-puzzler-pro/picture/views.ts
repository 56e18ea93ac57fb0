/**
 * Where everything of a board is on its picture. A flat board is one view; a pyramid and a box are one numbered view for
 * each layer, from the top, and one of the whole in space.
 */
import type { Shape } from '../../../contract/index.ts';
import { layersOf } from '../geometry.ts';
import type { Board, Spot } from '../model.ts';
import { flow, type Size } from './flow.ts';
import { groundShapes, RIM } from './ground.ts';
import type { Look, Point } from './piece.ts';
import { solidOf } from './solid.ts';

export const CELL = 40;
const GAP = 26;
const NUMBER = 13;
/** Room above a layer for its number. */
const HEAD = 2 * NUMBER;
/** Wider than high, as a page and a screen have room for. */
const STRETCH = 1.7;

export interface Views extends Size {
  /** The views with their upper left corner at a point. */
  place(corner: Point): Placed;
}

export interface Placed {
  /** The middle of each open cell in the view of its layer. */
  readonly at: readonly Point[];
  /** What is the same in every frame. */
  readonly ground: readonly Shape[];
  /** The view in space, where there is one, of what lies on each cell. */
  space(looks: readonly (Look | undefined)[]): readonly Shape[];
}

export function viewsOf(board: Board, cells: readonly Spot[]): Views {
  const layers = layersOf(board);
  const solid = board.kind === 'flat' ? undefined : solidOf(board, cells, CELL / 2);
  const head = solid ? HEAD : 0;
  const boxes: Size[] = layers.map(({ rows, columns }) => ({
    width: columns * CELL + 2 * RIM,
    height: rows * CELL + 2 * RIM + head,
  }));
  if (solid) boxes.push(solid);
  const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  const { corners, width, height } = flow(boxes, solid ? Math.sqrt(STRETCH * area) : 0, GAP, 'base');

  const place = ([left, top]: Point): Placed => {
    const origins = layers.map((_, layer): Point => {
      const [x, y] = corners[layer]!;
      return [left + x + RIM, top + y + RIM + head];
    });
    const at = cells.map(([layer, row, column]): Point => {
      const [x, y] = origins[layer]!;
      return [x + (column + 0.5) * CELL, y + (row + 0.5) * CELL];
    });
    const ground = layers.flatMap(({ columns }, layer) => {
      const [x, y] = origins[layer]!;
      const inside = cells.filter((spot) => spot[0] === layer);
      const shapes = groundShapes(inside, [x, y], CELL);
      return solid ? [numberOf(layer, x + (columns * CELL) / 2, y - RIM - NUMBER), ...shapes] : shapes;
    });
    const [x, y] = corners.at(-1)!;
    return { at, ground, space: (looks) => solid?.draw(looks, [left + x, top + y]) ?? [] };
  };
  return { width, height, place };
}

const numberOf = (layer: number, x: number, y: number): Shape => ({
  kind: 'label',
  ...{ x, y, size: NUMBER, text: String(layer + 1), fill: 'muted' },
});
