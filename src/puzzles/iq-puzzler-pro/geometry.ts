/**
 * Where cells lie in space, how pieces turn there, and which symmetries a board has.
 *
 * Every board is a set of points with whole coordinates. On a flat board and in a box the cell (layer, row, column) is
 * the point itself; in a pyramid the balls of a layer lie in the dents of the one below, so the ball (height, row,
 * column) is at (height, 2 row + height, 2 column + height). A frame is the three steps in space that one layer, row and
 * column of a piece are mapped to: 8 frames on a flat board, 24 in a box, and 24 in a pyramid, where the square planes
 * are the level ones and two families of upright diagonal ones.
 */
import type { Board, Piece, Placement, Shape, Spot, Task } from './model.ts';

type Vector = readonly [number, number, number];
/** What a step of one layer, one row and one column of a piece becomes. */
export type Frame = readonly [Vector, Vector, Vector];

/** Layers of a board, each with its number of rows and columns. */
export function layersOf(board: Board): readonly { readonly rows: number; readonly columns: number }[] {
  if (board.kind === 'pyramid') {
    return Array.from({ length: board.side }, (_, layer) => ({ rows: layer + 1, columns: layer + 1 }));
  }
  const { rows, columns } = board;
  return Array.from({ length: board.kind === 'box' ? board.layers : 1 }, () => ({ rows, columns }));
}

/** What is asked of a board again and again: its open cells in reading order, where they lie, and which lies where. */
interface Grid {
  readonly spots: readonly Spot[];
  readonly points: readonly Vector[];
  readonly at: ReadonlyMap<number, number>;
}

const grids = new WeakMap<Board, Grid>();

function gridOf(board: Board): Grid {
  const known = grids.get(board);
  if (known) return known;
  const spots: Spot[] = [];
  for (const [layer, { rows, columns }] of layersOf(board).entries()) {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (board.kind === 'flat' && board.mask?.[row * columns + column] === '.') continue;
        spots.push([layer, row, column]);
      }
    }
  }
  const points = spots.map((spot) => pointOf(board, spot));
  const grid = { spots, points, at: new Map(points.map((point, cell) => [keyOf(point), cell])) };
  grids.set(board, grid);
  return grid;
}

/** A number for each point, so that those of steps add up. Coordinates stay below 2 ** 13 on every board we hold. */
export const keyOf = ([a, b, c]: Vector): number => (a * 2 ** 15 + b) * 2 ** 15 + c;

/** The open cells in reading order. */
export const openCells = (board: Board): readonly Spot[] => gridOf(board).spots;

/** How many cells are to be covered: the open ones on which nothing lies. */
export const freeCells = ({ board, placed }: Pick<Task, 'board' | 'placed'>): number =>
  placed.reduce((free, { cells }) => free - cells.length, openCells(board).length);

/** Where a cell lies in space. */
export function pointOf(board: Board, [layer, row, column]: Spot): Vector {
  if (board.kind !== 'pyramid') return [layer, row, column];
  const height = board.side - 1 - layer;
  return [height, 2 * row + height, 2 * column + height];
}

const signs = [1, -1] as const;
const times = (v: Vector, by: number): Vector => [v[0] * by, v[1] * by, v[2] * by];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** All ways to lay the two directions of a flat piece along two crossing directions of a plane. */
const inPlane = (u: Vector, v: Vector): Frame[] =>
  [
    [u, v],
    [v, u],
  ].flatMap(([a, b]) => signs.flatMap((s) => signs.map((t): Frame => [[0, 0, 0], times(a!, s), times(b!, t)])));

const DOWN: Vector = [0, 1, 0];
const ACROSS: Vector = [0, 0, 1];
const AXES: readonly Vector[] = [[1, 0, 0], DOWN, ACROSS];

const flatFrames = inPlane(DOWN, ACROSS);
const pyramidFrames = [
  ...inPlane([0, 2, 0], [0, 0, 2]),
  ...inPlane([1, 1, 1], [-1, 1, 1]),
  ...inPlane([1, 1, -1], [-1, 1, -1]),
];
const boxFrames = AXES.flatMap((row) =>
  AXES.filter((axis) => axis !== row).flatMap((column) =>
    signs.flatMap((s) =>
      signs.map((t): Frame => [cross(times(row, s), times(column, t)), times(row, s), times(column, t)]),
    ),
  ),
);

/** The frames that a piece may take on a board. The first leaves it as it is drawn. */
export function framesFor(board: Board, { mirror, turn }: Pick<Piece, 'mirror' | 'turn'>): readonly Frame[] {
  const all = { flat: flatFrames, pyramid: pyramidFrames, box: boxFrames }[board.kind];
  if (turn && (mirror || board.kind !== 'flat')) return all;
  if (turn) return all.filter(([, row, column]) => row[1] * column[2] - row[2] * column[1] > 0);
  // As drawn, or with left and right exchanged.
  const step = board.kind === 'pyramid' ? 2 : 1;
  return all.filter(
    ([, row, column]) =>
      row[1] === step && row[0] === 0 && row[2] === 0 && (column[2] === step || (mirror && column[2] === -step)),
  );
}

/** The orientations of a shape are asked for several times on the way to its placements, mostly with the same frames. */
const oriented = new WeakMap<Shape, { readonly frames: readonly Frame[]; readonly ways: Ways }>();
type Ways = readonly (readonly Vector[])[];

/** All different ways in which a shape can lie, each as steps in space from its first spot. */
export function orientations(shape: Shape, frames: readonly Frame[]): Ways {
  const known = oriented.get(shape);
  if (known?.frames === frames) return known.ways;
  const found = new Map<string, readonly Vector[]>();
  for (const frame of frames) {
    const steps = stepsOf(shape.map((spot) => pointIn(frame, spot)));
    const key = steps.map(keyOf).join();
    if (!found.has(key)) found.set(key, steps);
  }
  const ways = [...found.values()];
  oriented.set(shape, { frames, ways });
  return ways;
}

/** Points as steps from the first of them. */
function stepsOf(points: readonly Vector[]): readonly Vector[] {
  const [first, ...others] = points.toSorted(byCoordinates) as [Vector, ...Vector[]];
  return [first, ...others].map((p): Vector => [p[0] - first[0], p[1] - first[1], p[2] - first[2]]);
}

const pointIn = ([a, b, c]: Frame, [layer, row, column]: Spot): Vector => [
  layer * a[0] + row * b[0] + column * c[0],
  layer * a[1] + row * b[1] + column * c[1],
  layer * a[2] + row * b[2] + column * c[2],
];

const byCoordinates = (p: Vector, q: Vector): number => p[0] - q[0] || p[1] - q[1] || p[2] - q[2];

/** The ways in which a piece can lie somewhere on the bare board, each as steps in space from its first spot. */
export function fittingWays(board: Board, piece: Piece): readonly (readonly Vector[])[] {
  const { points, at } = gridOf(board);
  const origins = points.map(keyOf);
  return orientations(piece.shape, framesFor(board, piece)).filter((steps) => {
    const keys = steps.map(keyOf);
    return origins.some((from) => keys.every((step) => at.has(from + step)));
  });
}

/** What such a way becomes under a symmetry. */
export const movedWay = (steps: readonly Vector[], symmetry: Pick<Symmetry, 'axes' | 'signs'>): readonly Vector[] =>
  stepsOf(steps.map((step) => movedPoint(step, symmetry)));

/** Every placement of one piece on the whole board, whatever lies there. */
export function placementsOf(task: Pick<Task, 'board' | 'pieces'>, piece: number): readonly Placement[] {
  const { board } = task;
  const { shape, ...freedom } = task.pieces[piece]!;
  const { points, at } = gridOf(board);
  const placements: Placement[] = [];
  const origins = points.map(keyOf);
  for (const steps of orientations(shape, framesFor(board, freedom))) {
    const keys = steps.map(keyOf);
    next: for (const here of origins) {
      const cells: number[] = [];
      for (const step of keys) {
        const cell = at.get(here + step);
        // Most ways leave the board somewhere, so nothing more is made of them.
        if (cell === undefined) continue next;
        cells.push(cell);
      }
      placements.push({ piece, cells: cells.sort(ascending) });
    }
  }
  return placements;
}

const ascending = (a: number, b: number): number => a - b;

/** For each of these cells, the places of its neighbours behind it in the list: those one step of a piece away. */
export function neighboursOf(board: Board, cells: readonly number[]): readonly (readonly number[])[] {
  const { points, at } = gridOf(board);
  const frames = framesFor(board, { mirror: true, turn: true });
  const steps = new Set(frames.flatMap((frame) => frame.map(keyOf)).filter((step) => step !== 0));
  const place = new Map(cells.map((cell, i) => [cell, i]));
  return cells.map((cell, i) => {
    const here = keyOf(points[cell]!);
    const behind = [...steps].flatMap((step) => {
      const other = at.get(here + step);
      const there = other === undefined ? undefined : place.get(other);
      return there !== undefined && there > i ? [there] : [];
    });
    return behind.sort((a, b) => a - b);
  });
}

/** A symmetry of a bare board: where each open cell goes, and by which exchange and turning round of the axes. */
export interface Symmetry {
  readonly cells: readonly number[];
  readonly axes: readonly [number, number, number];
  readonly signs: readonly [number, number, number];
}

/** The symmetries of the bare board as permutations of its open cells; the identity is the first. */
export const symmetriesOf = (board: Board): readonly (readonly number[])[] =>
  symmetries(board).map(({ cells }) => cells);

/** The same, with how each comes about; of several that move the cells alike, only the first. */
export function symmetries(board: Board): readonly Symmetry[] {
  const { points, at } = gridOf(board);
  const low = lowest(points);
  const found = new Map<string, Symmetry>();
  for (const move of rigidMoves(board)) {
    const images = points.map((point) => movedPoint(point, move));
    const moved = lowest(images);
    const shift = keyOf([low[0]! - moved[0]!, low[1]! - moved[1]!, low[2]! - moved[2]!]);
    const cells = images.map((image) => at.get(keyOf(image) + shift));
    const key = cells.join();
    if (!cells.includes(undefined) && !found.has(key)) found.set(key, { cells: cells as number[], ...move });
  }
  return [...found.values()];
}

const movedPoint = (p: Vector, { axes, signs: turned }: Pick<Symmetry, 'axes' | 'signs'>): Vector => [
  turned[0] * p[axes[0]]!,
  turned[1] * p[axes[1]]!,
  turned[2] * p[axes[2]]!,
];

/** Turns and mirrorings of space that may map a board to itself, up to a shift. */
function rigidMoves(board: Board): Pick<Symmetry, 'axes' | 'signs'>[] {
  const orders = board.kind === 'box' ? permutations : permutations.filter(([first]) => first === 0);
  const upright = board.kind === 'box' ? signs : ([1] as const);
  return orders.flatMap((axes) =>
    upright.flatMap((a) => signs.flatMap((b) => signs.map((c) => ({ axes, signs: [a, b, c] as const })))),
  );
}

const permutations = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

const lowest = (points: readonly Vector[]): number[] =>
  [0, 1, 2].map((d) => points.reduce((least, p) => Math.min(least, p[d]!), Number.POSITIVE_INFINITY));
