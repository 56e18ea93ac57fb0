/**
 * What our search by pattern tables is measured against: IDA* with walking distance and inversion distance (Ken'ichiro
 * Takahashi, 2002), also in a kernel. Inversion distance: a vertical move takes a tile past the others of a row, so it
 * changes the number of pairs that stand the wrong way round, read row by row, by no more than that; likewise across.
 */

import { Allocator } from '../../src/algorithms/wasm/allocator.ts';
import { type Exports, instantiate } from '../../src/algorithms/wasm/load.ts';
import { cellsOf, type Field } from '../../src/puzzles/fifteen/search/pattern-database/field.ts';
import {
  type BlankPath,
  type Listener,
  openOf,
  packBoard,
  placesOf,
  stepsOf,
} from '../../src/puzzles/fifteen/search/pattern-database/finder.ts';
import { type LineTable, layersOf, type Start } from '../../src/puzzles/fifteen/search/pattern-database/walking.ts';
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
    blank: number,
  ): void;
  setVertical(links: number, far: number, fewest: number): void;
  setHorizontal(links: number, far: number, fewest: number): void;
  search(
    blank: number,
    board: bigint,
    vertical: number,
    horizontal: number,
    down: number,
    across: number,
    bound: number,
  ): number;
}

const FARTHEST = 512;

/** Finds a shortest way, single tiles counted. Both tables must be there: they tell the parity of all ways. */
export function prepareSingleWalking(field: Field, vertical: LineTable, horizontal: LineTable) {
  let current: Listener;
  const kernel: Kernel = instantiate<Kernel>(program, { tick: (nodes) => current.tick(nodes!) });
  const allocator = new Allocator(kernel.memory);
  const { bytes, words } = layersOf(kernel.memory, allocator);
  const { rows, columns } = field;
  const cells = Array.from({ length: cellsOf(field) }, (_, cell) => cell);
  const rowOf = (cell: number): number => Math.floor(cell / columns);
  const turned = cells.map((cell) => (cell % columns) * rows + rowOf(cell));
  const way = allocator.reserve(FARTHEST);
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
    field.blank,
  );
  kernel.setVertical(words(vertical.links), bytes(vertical.distances), bytes(fewestOf(cells.length, columns - 1)));
  kernel.setHorizontal(words(horizontal.links), bytes(horizontal.distances), bytes(fewestOf(cells.length, rows - 1)));
  const tiles = cells.filter((cell) => cell !== field.blank);

  return (start: Start, listener: Listener): BlankPath => {
    current = listener;
    const places = placesOf(field, start.board);
    const inversions = (order: (cell: number) => number): number => {
      const inOrder = [...tiles].sort((a, b) => order(places[a]!) - order(places[b]!)).map(order);
      return inOrder.reduce((sum, a, i) => sum + inOrder.slice(i + 1).filter((b) => b < a).length, 0);
    };
    const down = inversions((cell) => cell);
    const across = inversions((cell) => turned[cell]!);
    const packed = packBoard(field, start.board);
    const least = vertical.distances[start.vertical]! + horizontal.distances[start.horizontal]!;
    // Every move changes the parity of walking distance, so bounds go up by two.
    for (let bound = least; bound <= FARTHEST; bound += 2) {
      listener.bound(bound);
      const blank = places[field.blank]!;
      if (kernel.search(blank, packed, start.vertical, start.horizontal, down, across, bound)) {
        return Array.from(new Uint8Array(kernel.memory.buffer, way, bound));
      }
    }
    throw new Error('no way, or of another parity than its tables say');
  };
}

/** For each number of inversions the fewest moves, when each move passes `passed` tiles. */
function fewestOf(cells: number, passed: number): number[] {
  const pairs = ((cells - 1) * (cells - 2)) / 2;
  return Array.from({ length: pairs + 1 }, (_, inversions) => {
    const fewest = Math.ceil(inversions / passed);
    // Passing an odd number of tiles changes the parity of the inversions, so that of the moves is known.
    return passed % 2 === 1 && fewest % 2 !== inversions % 2 ? fewest + 1 : fewest;
  });
}

/** For each move and cell of the blank, sixteen bytes: how many cells the tile passes, and 4 times each of them. */
function passedOf(field: Field, turned: readonly number[]): Uint8Array {
  const table = new Uint8Array(4 * 16 * 16);
  const { length } = turned;
  stepsOf(field).forEach((step, move) => {
    const isVertical = Math.abs(step) === field.columns && (move === 0 || move === 3);
    for (let blank = 0; blank < length; blank++) {
      const from = blank + step;
      if (from < 0 || from >= length) continue;
      const order = (cell: number): number => (isVertical ? cell : turned[cell]!);
      const low = Math.min(order(blank), order(from));
      const high = Math.max(order(blank), order(from));
      const passed = turned.map((_, cell) => cell).filter((cell) => order(cell) > low && order(cell) < high);
      if (passed.length < 16) table.set([passed.length, ...passed.map((cell) => 4 * cell)], 16 * (16 * move + blank));
    }
  });
  return table;
}
