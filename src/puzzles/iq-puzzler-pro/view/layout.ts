/** How the board, the view in space, the row of motions and the tray share the room: in the way that makes the cells largest. */
import type { Board } from '../model.ts';
import { type FlatGeometry, flatGeometryOf } from './flat-geometry.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels. */
export interface Layout {
  /** Where the tray is; none where the room is too low for it. */
  readonly tray: 'below' | 'beside' | 'none';
  /** Every piece has a square place of its own in the tray. */
  readonly slot: number;
  readonly columns: number;
  readonly rows: number;
  /** Whether the tray holds more places than can be seen at once. */
  readonly scrolls: boolean;
  readonly geometry: FlatGeometry;
  /** The size of a cell. */
  readonly scale: number;
  /** The view in space, and whether it stands beside the layers. */
  readonly space?: Size;
  readonly isBeside: boolean;
}

/** The same in the style sheet. */
const GAP = 10;
const MOTIONS = 44;
const PAD = 6;
/** Larger cells help nobody. */
const LARGEST = 96;
/** The sides of a place in the tray that are tried; the last is the least that a finger hits. */
const SLOTS = [236, 204, 180, 160, 140, 124, 116, 108, 100, 92, 84, 76, 68, 60, 52, 44] as const;
/** A place of this side shows a piece well. */
const AMPLE = 124;
/** Below this height there is no room for a tray under the board. */
const LEAST = 250;
/** What the row of motions needs beside a tray. */
const LEAST_WIDTH = 400;
/** The shares of the room that the view in space may have. */
const SPLITS = [0.4, 0.45, 0.5, 0.55, 0.6] as const;
/** The share of the height that a tray with too many pieces may take. */
const SHARE = 0.3;

export interface Given {
  readonly board: Board;
  /** How many pieces the tray has places for; no tray at all where the board is only looked at. */
  readonly pieces: number | undefined;
  /** Whether the view in space is shown. */
  readonly deep: boolean;
}

export function layoutOf({ board, pieces, deep }: Given, room: Size): Layout {
  const bare = { tray: 'none', slot: 0, columns: 0, rows: 0, scrolls: false } as const;
  if (pieces === undefined) return { ...bare, ...drawnIn(board, deep, room) };
  const isLow = room.height < LEAST;
  const found = SLOTS.flatMap((slot) => [isLow ? undefined : below(slot, pieces, room), beside(slot, pieces, room)])
    .filter((tray) => tray !== undefined)
    .map(({ left, ...tray }) => ({ ...tray, ...drawnIn(board, deep, left) }));
  if (found.length > 0) return found.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  if (isLow) return { ...bare, ...drawnIn(board, deep, room) };
  const rows = Math.max(1, Math.floor((room.height * SHARE) / SLOTS.at(-1)!));
  const { left, ...tray } = lowered(SLOTS.at(-1)!, rows, Math.ceil(pieces / rows), room);
  return { ...tray, scrolls: true, ...drawnIn(board, deep, left) };
}

/** The board counts most, but a tray in which pieces are told apart is worth some of it; a larger one only what is left. */
const worth = ({ scale, slot, space }: Layout): number =>
  scale * Math.min(slot, AMPLE) ** 0.2 * slot ** 0.01 * (space ? sightOf(space) ** 0.7 : 1);

type Tray = Pick<Layout, 'tray' | 'slot' | 'columns' | 'rows' | 'scrolls'> & { readonly left: Size };

const lowered = (slot: number, rows: number, columns: number, { width, height }: Size): Tray => ({
  ...{ tray: 'below', slot, rows, columns, scrolls: false },
  left: { width, height: height - rows * slot - 2 * PAD - MOTIONS - 2 * GAP },
});

function below(slot: number, pieces: number, room: Size): Tray | undefined {
  const most = Math.floor((room.width - 2 * PAD) / slot);
  if (most < 1) return undefined;
  const rows = Math.max(1, Math.ceil(pieces / most));
  const tray = lowered(slot, rows, Math.max(1, Math.ceil(pieces / rows)), room);
  return tray.left.height > room.height / 4 ? tray : undefined;
}

function beside(slot: number, pieces: number, { width, height }: Size): Tray | undefined {
  const most = Math.floor((height - 2 * PAD) / slot);
  if (most < 1) return undefined;
  const columns = Math.max(1, Math.ceil(pieces / most));
  const left = { width: width - columns * slot - 2 * PAD - GAP, height: height - MOTIONS - GAP };
  if (left.width < Math.max(width / 2, LEAST_WIDTH)) return undefined;
  return { tray: 'beside', slot, columns, rows: Math.max(1, Math.ceil(pieces / columns)), scrolls: false, left };
}

type Drawing = Pick<Layout, 'geometry' | 'scale' | 'space' | 'isBeside'>;

function drawnIn(board: Board, deep: boolean, room: Size): Drawing {
  if (!deep) return { ...flatIn(board, room), isBeside: false };
  const { width, height } = room;
  const ways = SPLITS.flatMap((share): readonly Drawing[] => {
    const [across, high] = [Math.min(height * 1.1, width * share), height * share];
    const flat = { beside: { width: width - across - GAP, height }, below: { width, height: height - high - GAP } };
    return [
      { ...flatIn(board, flat.beside), space: { width: across, height }, isBeside: true },
      { ...flatIn(board, flat.below), space: { width: Math.min(width, high * 1.6), height: high }, isBeside: false },
    ];
  });
  return ways.reduce((a, b) => (inBoth(b) > inBoth(a) ? b : a));
}

/** A pyramid is wider than it is high. */
const sightOf = ({ width, height }: Size): number => Math.min(width / 1.2, height);

const inBoth = ({ scale, space }: Drawing): number => scale * sightOf(space!);

function flatIn(board: Board, room: Size): Pick<Drawing, 'geometry' | 'scale'> {
  const { width, height } = { width: Math.max(1, room.width), height: Math.max(1, room.height) };
  const geometry = flatGeometryOf(board, { width, height });
  return { geometry, scale: Math.min(width / geometry.width, height / geometry.height, LARGEST) };
}
