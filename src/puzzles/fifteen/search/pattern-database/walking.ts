/**
 * IDA* with walking distance (Ken'ichiro Takahashi, 2002) in a kernel, for tiles that slide together in one move. Walking
 * distance: for each direction, the fewest such moves from line to line when tiles of one home line are all the same; what
 * is needed vertically and horizontally adds up. After a vertical move comes a horizontal one, since two of a kind in a row
 * would be one.
 */
import { Allocator } from '../../../../algorithms/wasm/allocator.ts';
import { type Exports, instantiate } from '../../../../algorithms/wasm/load.ts';
import { cellsOf, type Field } from './field.ts';
import { type BlankPath, type Board, type Listener, openOf, packBoard, placesOf, stepsOf } from './finder.ts';
import { program } from './walking.wasm.ts';

interface Kernel extends Exports {
  set(
    rows: number,
    columns: number,
    homes: number,
    moves: number,
    steps: number,
    way: number,
    goal: bigint,
    blank: number,
  ): void;
  setTables(verticalLinks: number, verticalFar: number, horizontalLinks: number, horizontalFar: number): void;
  search(blank: number, board: bigint, vertical: number, horizontal: number, bound: number): number;
}

/** The states of one direction. State 0 is the goal. */
export interface LineTable {
  readonly lines: number;
  /** For each state the fewest moves to the goal. */
  readonly distances: ArrayLike<number>;
  /** For each state, way of the blank (to the line before, to the line behind) and home line of the tile: the next state. */
  readonly links: ArrayLike<number>;
}

/** Both directions. */
export type Lines = readonly [vertical: LineTable, horizontal: LineTable];

/** A board, and which states it has. */
export interface Start {
  readonly board: Board;
  readonly vertical: number;
  readonly horizontal: number;
}

export interface Walking {
  /** A way with the fewest moves of several tiles, as single steps; none where every way has more than `most`. */
  find(start: Start, listener: Listener, most?: number): BlankPath | undefined;
}

const FARTHEST = 512;
const NO_MORE = 0xff;

/** A kernel of its own; the tables are counted in the moves that are to be found. */
export function prepareWalking(field: Field, vertical: LineTable, horizontal: LineTable): Walking {
  let current: Listener;
  const kernel: Kernel = instantiate<Kernel>(program, { tick: (nodes) => current.tick(nodes!) });
  const allocator = new Allocator(kernel.memory);
  const { bytes, words } = layersOf(kernel.memory, allocator);
  const { rows, columns } = field;
  const cells = Array.from({ length: cellsOf(field) }, (_, cell) => cell);
  const homes = bytes(cells.flatMap((cell) => [Math.floor(cell / columns), cell % columns]));
  const way = allocator.reserve(FARTHEST);
  const goal = packBoard(field, cells);
  kernel.set(rows, columns, homes, bytes(openOf(field)), words(stepsOf(field)), way, goal, field.blank);
  kernel.setTables(
    words(vertical.links),
    bytes(vertical.distances),
    words(horizontal.links),
    bytes(horizontal.distances),
  );
  return {
    find(start, listener, most = Number.POSITIVE_INFINITY) {
      current = listener;
      const packed = packBoard(field, start.board);
      const blank = placesOf(field, start.board)[field.blank]!;
      const least = vertical.distances[start.vertical]! + horizontal.distances[start.horizontal]!;
      for (let bound = least; bound <= most; bound++) {
        listener.bound(bound);
        if (!kernel.search(blank, packed, start.vertical, start.horizontal, bound)) continue;
        const moves = Array.from(new Uint8Array(kernel.memory.buffer, way, bound + 1));
        const length = moves.indexOf(NO_MORE);
        return moves.slice(0, length).flatMap((move) => Array<number>(move >> 2).fill(move & 3));
      }
      return undefined;
    },
  };
}

/** Lay tables as bytes, and as words. */
export const layersOf = (memory: Exports['memory'], allocator: Allocator) => ({
  bytes(values: ArrayLike<number>): number {
    const at = allocator.reserve(values.length);
    new Uint8Array(memory.buffer).set(values, at);
    return at;
  },
  words(values: ArrayLike<number>): number {
    const at = allocator.reserve(4 * values.length);
    new Int32Array(memory.buffer, at).set(values);
    return at;
  },
});
