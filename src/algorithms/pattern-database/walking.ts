/**
 * IDA* with walking distance and inversion distance (Ken'ichiro Takahashi, 2002) in a kernel. Walking distance: for each
 * direction, the fewest moves from line to line when tiles of one home line are all the same. Inversion distance: a
 * vertical move takes a tile past the others of a row, so it changes the number of pairs that stand the wrong way round,
 * read row by row, by no more than that; likewise across. What is needed vertically and horizontally adds up.
 *
 * Where tiles slide together and that counts as one move, walking distance with such moves serves alike; after a vertical
 * move comes a horizontal one, since two of a kind in a row would be one.
 */
import { Layout } from '../wasm/layout.ts';
import { type Exports, instantiate } from '../wasm/load.ts';
import { cellsOf, type Field } from './field.ts';
import { type Board, type Listener, type Moves, openOf, packBoard, placesOf, stepsOf } from './finder.ts';
import { program } from './walking.wasm.ts';

interface Kernel extends Exports {
  set(
    rows: number,
    columns: number,
    homes: number,
    moves: number,
    steps: number,
    turned: number,
    passed: number,
    way: number,
    goal: bigint,
    gap: number,
  ): void;
  setVertical(links: number, far: number, fewest: number): void;
  setHorizontal(links: number, far: number, fewest: number): void;
  single(
    gap: number,
    board: bigint,
    vertical: number,
    horizontal: number,
    down: number,
    across: number,
    bound: number,
  ): number;
  multi(gap: number, board: bigint, vertical: number, horizontal: number, bound: number): number;
}

/** The states of one direction. State 0 is the goal. */
export interface LineTable {
  readonly lines: number;
  /** For each state the fewest moves to the goal. */
  readonly distances: ArrayLike<number>;
  /** For each state, way of the gap (to the line before, to the line behind) and home line of the tile: the next state. */
  readonly links: ArrayLike<number>;
}

/** A board, and which states it has. */
export interface Start {
  readonly board: Board;
  readonly vertical: number;
  readonly horizontal: number;
}

export interface Walking {
  /** A shortest way, single tiles counted. */
  single(start: Start, listener: Listener): Moves;
  /** A way with the fewest moves of several tiles, as single steps; none where every way has more than `most`. */
  multi(start: Start, listener: Listener, most?: number): Moves | undefined;
}

const FARTHEST = 512;
const NO_MORE = 0xff;

/** A kernel of its own; the tables are counted in the moves that are to be found. */
export function prepareWalking(field: Field, vertical: LineTable, horizontal: LineTable): Walking {
  let hear: Listener;
  const kernel: Kernel = instantiate<Kernel>(program, { tick: (nodes) => hear.tick(nodes!) });
  const layout = new Layout(kernel.memory);
  const { rows, columns } = field;
  const bytes = (values: ArrayLike<number>): number => {
    const at = layout.room(values.length);
    new Uint8Array(kernel.memory.buffer).set(values, at);
    return at;
  };
  const words = (values: ArrayLike<number>): number => {
    const at = layout.room(4 * values.length);
    new Int32Array(kernel.memory.buffer, at).set(values);
    return at;
  };
  const cells = Array.from({ length: cellsOf(field) }, (_, cell) => cell);
  const rowOf = (cell: number): number => Math.floor(cell / columns);
  const turned = cells.map((cell) => (cell % columns) * rows + rowOf(cell));
  const way = layout.room(FARTHEST);
  kernel.set(
    rows,
    columns,
    bytes(cells.flatMap((cell) => [rowOf(cell), cell % columns])),
    bytes(openOf(field)),
    words(stepsOf(field)),
    bytes(turned),
    bytes(passedOf(field, turned)),
    way,
    packBoard(field, cells),
    field.gap,
  );
  kernel.setVertical(words(vertical.links), bytes(vertical.distances), bytes(fewestOf(cells.length, columns - 1)));
  kernel.setHorizontal(words(horizontal.links), bytes(horizontal.distances), bytes(fewestOf(cells.length, rows - 1)));
  const tiles = cells.filter((cell) => cell !== field.gap);
  const made = (length: number): number[] => Array.from(new Uint8Array(kernel.memory.buffer, way, length));

  const gapOf = (board: Board): number => placesOf(field, board)[field.gap]!;
  const farOf = (start: Start): number => vertical.distances[start.vertical]! + horizontal.distances[start.horizontal]!;

  return {
    single(start, listener) {
      hear = listener;
      const places = placesOf(field, start.board);
      const inversions = (order: (cell: number) => number): number => {
        const inOrder = [...tiles].sort((a, b) => order(places[a]!) - order(places[b]!)).map(order);
        return inOrder.reduce((sum, a, i) => sum + inOrder.slice(i + 1).filter((b) => b < a).length, 0);
      };
      const down = inversions((cell) => cell);
      const across = inversions((cell) => turned[cell]!);
      const packed = packBoard(field, start.board);
      // Every move changes the parity of walking distance, so bounds go up by two.
      for (let bound = farOf(start); ; bound += 2) {
        listener.bound(bound);
        const gap = gapOf(start.board);
        if (kernel.single(gap, packed, start.vertical, start.horizontal, down, across, bound)) return made(bound);
      }
    },
    multi(start, listener, most = Number.POSITIVE_INFINITY) {
      hear = listener;
      const packed = packBoard(field, start.board);
      for (let bound = farOf(start); bound <= most; bound++) {
        listener.bound(bound);
        if (!kernel.multi(gapOf(start.board), packed, start.vertical, start.horizontal, bound)) continue;
        const moves = made(bound + 1);
        const length = moves.indexOf(NO_MORE);
        return moves.slice(0, length).flatMap((move) => Array<number>(move >> 2).fill(move & 3));
      }
      return undefined;
    },
  };
}

/** For each number of inversions the fewest moves, when each passes so many tiles. */
function fewestOf(cells: number, passed: number): number[] {
  const pairs = ((cells - 1) * (cells - 2)) / 2;
  return Array.from({ length: pairs + 1 }, (_, inversions) => {
    const fewest = Math.ceil(inversions / passed);
    // Passing an odd number of tiles changes the parity of the inversions, so that of the moves is known.
    return passed % 2 === 1 && fewest % 2 !== inversions % 2 ? fewest + 1 : fewest;
  });
}

/** For each move and cell of the gap, sixteen bytes: how many cells the tile passes, and 4 times each of them. */
function passedOf(field: Field, turned: readonly number[]): Uint8Array {
  const table = new Uint8Array(4 * 16 * 16);
  const { length } = turned;
  stepsOf(field).forEach((step, move) => {
    const isVertical = Math.abs(step) === field.columns && (move === 0 || move === 3);
    for (let gap = 0; gap < length; gap++) {
      const from = gap + step;
      if (from < 0 || from >= length) continue;
      const order = (cell: number): number => (isVertical ? cell : turned[cell]!);
      const low = Math.min(order(gap), order(from));
      const high = Math.max(order(gap), order(from));
      const passed = turned.map((_, cell) => cell).filter((cell) => order(cell) > low && order(cell) < high);
      if (passed.length < 16) table.set([passed.length, ...passed.map((cell) => 4 * cell)], 16 * (16 * move + gap));
    }
  });
  return table;
}
