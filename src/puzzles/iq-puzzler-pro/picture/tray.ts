/** The pieces that are not on the board, drawn small in rows, so that a printed challenge can be played. */
import type { Shape } from '../../../contract/index.ts';
import type { Piece } from '../model.ts';
import { type Flow, flow, type Size } from './flow.ts';
import { type Look, type Point, pieceShapes } from './piece.ts';
import { solidOf } from './solid.ts';

const SMALL = 22;
const GAP = 20;

export interface Tray extends Size {
  draw(corner: Point): Shape[];
}

/** A tray of a width, or wider where a piece is. */
export function trayOf(pieces: readonly { piece: Piece; look: Look }[], width: number): Tray {
  const drawn = pieces.map(({ piece, look }) => drawnSmall(piece, look));
  const { corners, ...size }: Flow = flow(drawn, width, GAP, 'middle');
  return {
    ...size,
    draw: ([x, y]) => drawn.flatMap((piece, i) => piece.draw([x + corners[i]![0], y + corners[i]![1]])),
  };
}

/** A flat piece as it lies on a board; one of several layers as balls in space. */
function drawnSmall({ shape }: Piece, look: Look): Tray {
  const [layers, rows, columns] = [0, 1, 2].map((d) => 1 + Math.max(...shape.map((spot) => spot[d]!)));
  if (layers! > 1) {
    const board = { kind: 'box', layers: layers!, rows: rows!, columns: columns! } as const;
    const solid = solidOf(board, shape, SMALL / 2);
    const looks = shape.map(() => look);
    return { ...solid, draw: (corner) => solid.draw(looks, corner) };
  }
  return {
    width: columns! * SMALL,
    height: rows! * SMALL,
    draw: ([x, y]) => {
      const at = shape.map(([, row, column]): Point => [x + (column + 0.5) * SMALL, y + (row + 0.5) * SMALL]);
      return pieceShapes(look, shape, at, SMALL);
    },
  };
}
