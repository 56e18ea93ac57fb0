/** Where cells are drawn: the layers of a board side by side from the top, in as many rows as make them largest. */
import { layersOf, openCells } from '../geometry.ts';
import type { Board, Spot } from '../model.ts';

export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** In units of one cell. */
export interface FlatGeometry {
  readonly width: number;
  readonly height: number;
  /** The middle of every open cell. */
  readonly dots: readonly Dot[];
  /** Where the name of each layer stands; none for the only one. */
  readonly captions: readonly Dot[];
}

const MARGIN = 0.25;
const GAP = 0.7;
const CAPTION = 0.75;

/** How many widths are tried. */
const TRIES = 40;

/** `room` is the space there is, in any unit; only its proportions and its size in cells matter. */
export function flatGeometryOf(board: Board, room: { readonly width: number; readonly height: number }): FlatGeometry {
  const sizes = layersOf(board);
  const widest = Math.max(...sizes.map(({ columns }) => columns));
  const whole = sizes.reduce((sum, { columns }) => sum + columns + GAP, 0);
  const tries = Array.from({ length: TRIES }, (_, i) => arranged(sizes, widest + ((whole - widest) * i) / (TRIES - 1)));
  const scale = ({ width, height }: Arranged) => Math.min(room.width / width, room.height / height);
  const best = tries.reduce((a, b) => (scale(b) > scale(a) ? b : a));
  return {
    width: best.width,
    height: best.height,
    dots: openCells(board).map(([layer, row, column]) => ({
      x: best.corners[layer]!.x + column + 0.5,
      y: best.corners[layer]!.y + row + 0.5,
    })),
    captions: sizes.length === 1 ? [] : best.corners.map(({ x, y }) => ({ x, y: y - CAPTION / 3 })),
  };
}

interface Arranged {
  readonly width: number;
  readonly height: number;
  /** The upper left corner of each layer. */
  readonly corners: readonly Dot[];
}

function arranged(sizes: ReturnType<typeof layersOf>, most: number): Arranged {
  const caption = sizes.length > 1 ? CAPTION : 0;
  const corners: Dot[] = [];
  let x = 0;
  let y = 0;
  let height = 0;
  let width = 0;
  for (const { rows, columns } of sizes) {
    if (x > 0 && x + columns > most) {
      x = 0;
      y += height + GAP / 2;
      height = 0;
    }
    corners.push({ x: MARGIN + x, y: MARGIN + y + caption });
    width = Math.max(width, x + columns);
    height = Math.max(height, rows + caption);
    x += columns + GAP;
  }
  return { width: width + 2 * MARGIN, height: y + height + 2 * MARGIN, corners };
}

/** The open cell drawn at a place, if there is one within reach. */
export function cellAt({ dots }: FlatGeometry, { x, y }: Dot, reach = 0.7): number | undefined {
  let found: number | undefined;
  let least = reach;
  for (const [cell, dot] of dots.entries()) {
    const away = Math.max(Math.abs(dot.x - x), Math.abs(dot.y - y));
    if (away >= least) continue;
    least = away;
    found = cell;
  }
  return found;
}

/** Which of these spots touch within a layer, as pairs of their numbers: there a piece is drawn joined. */
export function linksOf(spots: readonly Spot[]): readonly (readonly [number, number])[] {
  const at = new Map(spots.map((spot, i) => [spot.join(), i]));
  return spots.flatMap(([layer, row, column], i) =>
    [at.get([layer, row, column + 1].join()), at.get([layer, row + 1, column].join())].flatMap((j) =>
      j === undefined ? [] : [[i, j] as const],
    ),
  );
}
