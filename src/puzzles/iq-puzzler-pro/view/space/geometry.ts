/**
 * Where the balls of a board stand, as plain numbers: a ball is 1 wide, y points up and rows come towards the viewer.
 *
 * In a pyramid every ball rests on four others, which puts the layers 1/sqrt(2) apart: balls that are neighbours along
 * an upright diagonal then touch exactly like those in a level plane, and one rule tells what is joined.
 */
import { layersOf, openCells, pointOf } from '../../geometry.ts';
import type { Board, Spot } from '../../model.ts';

export type Vector = readonly [x: number, y: number, z: number];

export interface SpaceGeometry {
  readonly layers: number;
  readonly places: readonly Place[];
  /** The ways from a ball to one that touches it, without their opposites. */
  readonly steps: readonly Step[];
  /** All touching balls: `to` is one step (by its number) from `from`. */
  readonly contacts: readonly Contact[];
  /** Rows and columns of the layer at the bottom. */
  readonly base: { readonly rows: number; readonly columns: number };
}

export interface Place {
  /** From the top. */
  readonly layer: number;
  /** Where the ball is while the layers are together. */
  readonly at: Vector;
}

export interface Step {
  readonly by: Vector;
  /** How many layers it climbs. */
  readonly climbs: number;
}

export interface Contact {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** How the layers are shown; both may lie in between while they move. */
export interface Look {
  /** 0 together, 1 far apart. */
  readonly spread: number;
  /** Layers taken off the top. */
  readonly peeled: number;
}

/** The gap that opens between two layers when they are far apart. */
const GAP = 1.4;
/** How far a layer rises while it is taken off. */
const RISE = 0.9;
const NEAR: readonly Spot[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
/** Level steps, and up into the four dents around a ball. */
const NEAR_IN_PYRAMID: readonly Spot[] = [
  [0, 2, 0],
  [0, 0, 2],
  [1, 1, 1],
  [1, 1, -1],
  [1, -1, 1],
  [1, -1, -1],
];

export function spaceGeometryOf(board: Board): SpaceGeometry {
  const pyramid = board.kind === 'pyramid';
  const layers = layersOf(board);
  const base = layers.at(-1)!;
  const spots = openCells(board);
  const points = spots.map((spot) => pointOf(board, spot));
  const at = new Map(points.map((point, cell) => [point.join(), cell]));
  const near = pyramid ? NEAR_IN_PYRAMID : NEAR;
  const inSpace = ([height, row, column]: Spot): Vector =>
    // Outside a pyramid the first coordinate counts layers from the top.
    pyramid ? [column / 2, height * Math.SQRT1_2, row / 2] : [column, -height, row];
  const middle: Vector = [(base.columns - 1) / 2, pyramid ? 0 : 1 - layers.length, (base.rows - 1) / 2];
  return {
    layers: layers.length,
    base,
    places: points.map((point, cell) => ({ layer: spots[cell]![0], at: minus(inSpace(point), middle) })),
    steps: near.map((step) => ({ by: inSpace(step), climbs: pyramid ? step[0] : -step[0] })),
    contacts: points.flatMap((point, from) =>
      near.flatMap((by, step) => {
        const to = at.get(point.map((value, d) => value + by[d]!).join());
        return to === undefined ? [] : [{ from, to, step }];
      }),
    ),
  };
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** How much of a layer is there: 1 wholly, 0 taken off. */
export const presence = (layer: number, peeled: number): number => Math.min(1, Math.max(0, layer + 1 - peeled));

/** Where a cell's ball is shown. */
export function placeOf({ layers, places }: SpaceGeometry, cell: number, { spread, peeled }: Look): Vector {
  const { layer, at } = places[cell]!;
  const lifted = (layers - 1 - layer) * spread * GAP + (1 - presence(layer, peeled)) * RISE;
  return [at[0], at[1] + lifted, at[2]];
}

/** The way to a touching ball as it is shown: steps between layers grow when these are lifted apart. */
export const stepAt = ({ by, climbs }: Step, { spread }: Look): Vector => [by[0], by[1] + climbs * spread * GAP, by[2]];

/** Contacts between balls of one piece, which are joined. `cells` gives the piece on each cell, or -1. */
export const jointsOf = ({ contacts }: SpaceGeometry, cells: readonly number[]): readonly Contact[] =>
  contacts.filter(({ from, to }) => cells[from]! >= 0 && cells[from] === cells[to]);

/** Contacts within a few cells. */
export function jointsAmong({ contacts }: SpaceGeometry, cells: readonly number[]): readonly Contact[] {
  const chosen = new Set(cells);
  return contacts.filter(({ from, to }) => chosen.has(from) && chosen.has(to));
}

/**
 * For each cell, which balls stand around it, as bits: bit s is step s, and bit s + number of steps the way back.
 * It tells how much light reaches the ball.
 */
export function surroundings({ contacts, steps, places }: SpaceGeometry, stands: (cell: number) => boolean): number[] {
  const around = places.map(() => 0);
  for (const { from, to, step } of contacts) {
    if (stands(to)) around[from]! |= 1 << step;
    if (stands(from)) around[to]! |= 1 << (step + steps.length);
  }
  return around;
}

/** For each cell, whether a ball put there would rest on the tray or on balls. */
export function supports({ contacts, steps, places }: SpaceGeometry, stands: (cell: number) => boolean): boolean[] {
  const rests = places.map(() => true);
  for (const { from, to, step } of contacts) {
    const { climbs } = steps[step]!;
    if (climbs > 0 && !stands(from)) rests[to] = false;
    if (climbs < 0 && !stands(to)) rests[from] = false;
  }
  return rests;
}
