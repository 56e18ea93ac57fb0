/** The beam search in the kernel: lays the tables, and hands on what the kernel says. */
import { Allocator } from '../../../../algorithms/wasm/allocator.ts';
import { type Exports, instantiate } from '../../../../algorithms/wasm/load.ts';
import { program } from './kernel.wasm.ts';
import { type Beam, type Quest, seenBits } from './quest.ts';
import { type Frame, tablesOf, UNWANTED, WANTED } from './tables.ts';

interface Kernel extends Exports {
  setBoard(rows: number, columns: number, multi: number, rowOf: number, columnOf: number, near: number): void;
  setScores(distances: number, prices: number, keys: number, toll: number, pull: number): void;
  setRoom(wanted: number, weights: number, tileRow: number, tileColumn: number, way: number, arena: number): void;
  setPart(home: number, top: number, left: number, bottom: number, right: number): void;
  room(width: number, longest: number, seenBits: number): number;
  run(from: number, width: number, longest: number, seenBits: number, patience: number): number;
  cut(): number;
}

/** What the kernel has room for: cells and tiles in a byte, the tiles of a line, parents in three bytes, and a way. */
const MOST_CELLS = 256;
const MOST_LINES = 32;
const WIDEST = 2 ** 24;
const LONGEST = 65_535;
/** No line has this number. */
const NOWHERE = 255;

/**
 * A kernel of its own for boards of one size: up to 256 cells, and 32 rows and columns. A quest is at most 2 ** 24 wide and
 * 65,535 long. Preparing and searching throw `NoRoom` where there is no memory.
 */
export function prepareBeam(frame: Frame): Beam {
  let current: (nodes: number) => void;
  const kernel: Kernel = instantiate<Kernel>(program, { tick: (nodes) => current(nodes!) });
  const { rows, columns, multi } = frame;
  const cells = rows * columns;
  within(cells, MOST_CELLS, 'cells');
  within(Math.max(rows, columns), MOST_LINES, 'lines');
  const allocator = new Allocator(kernel.memory);
  const lay = (table: Uint8Array | Uint16Array | BigUint64Array): number => {
    const at = allocator.reserve(table.byteLength);
    new Uint8Array(kernel.memory.buffer, at).set(new Uint8Array(table.buffer));
    return at;
  };
  const write = (at: number, values: ArrayLike<number>): void => new Uint8Array(kernel.memory.buffer, at).set(values);

  const { distances, prices, keys, near, toll, pull } = tablesOf(frame);
  const rowOf = Uint8Array.from({ length: cells }, (_, cell) => Math.floor(cell / columns));
  const columnOf = Uint8Array.from({ length: cells }, (_, cell) => cell % columns);
  kernel.setBoard(rows, columns, Number(multi), lay(rowOf), lay(columnOf), lay(near));
  kernel.setScores(lay(distances), lay(prices), lay(keys), toll, pull);
  const [from, wanted, weights, tileRow, tileColumn] = Array.from({ length: 5 }, () => allocator.reserve(cells)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const way = allocator.reserve(LONGEST);
  kernel.setRoom(wanted, weights, tileRow, tileColumn, way, allocator.end);

  return {
    room: ({ width, longest }) => kernel.room(width, longest, seenBits(width)),
    search(quest: Quest, tick) {
      current = tick;
      const { width, longest, home, wanted: tiles, part, patience = longest } = quest;
      within(width, WIDEST, 'positions');
      within(longest, LONGEST, 'moves');
      const bits = seenBits(width);
      allocator.skipTo(kernel.room(width, longest, bits));
      const isWanted = Uint8Array.from({ length: cells }, (_, tile) => Number(tiles?.[tile] ?? true));
      write(from, quest.cells);
      write(wanted, isWanted);
      write(
        weights,
        isWanted.map((is) => (is ? WANTED : UNWANTED)),
      );
      write(
        tileRow,
        rowOf.map((row, tile) => (isWanted[tile] ? row : NOWHERE)),
      );
      write(
        tileColumn,
        columnOf.map((column, tile) => (isWanted[tile] ? column : NOWHERE)),
      );
      kernel.setPart(home, part?.top ?? 0, part?.left ?? 0, part?.bottom ?? rows, part?.right ?? columns);
      const length = kernel.run(from, width, longest, bits, patience);
      const found = length < 0 ? undefined : Array.from(new Uint8Array(kernel.memory.buffer, way, length));
      return { way: found, cut: kernel.cut() !== 0 };
    },
  };
}

/** Beyond this the kernel would write where it should not. */
function within(count: number, most: number, what: string): void {
  if (count > most) throw new Error(`a beam search has at most ${most} ${what}, not ${count}`);
}
