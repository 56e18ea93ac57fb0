/** Lays a covering out for the kernels that fill the lowest free cell; tables.inc.as.ts says what they make of it. */
import { Allocator } from '../wasm/allocator.ts';
import type { Memory } from '../wasm/load.ts';
import type { Cover, Covering, Option } from './cover.ts';

export interface TablesKernel {
  readonly memory: Memory;
  setTables(
    pieces: number,
    starts: number,
    masks: number,
    options: number,
    sizes: number,
    needs: number,
    shifts: number,
    shiftsEnd: number,
    sums: number,
  ): void;
}

/** Up to this many pieces get a table of all their subsets: half a megabyte. */
export const FEW_PIECES = 16;

export const maskOf = (cells: readonly number[]): bigint =>
  cells.reduce((mask, cell) => mask | (1n << BigInt(cell)), 0n);

/** Bits that no cell has: for a kernel they are occupied. */
export const outside = ({ cells }: Cover): bigint => BigInt.asUintN(64, -1n << BigInt(cells));

export const allPieces = ({ pieces }: Cover): number => (pieces === 32 ? 0xffffffff : 2 ** pieces - 1);

/** Pairs of a distance and the cells that have a neighbour at this distance after them. */
export function shiftsOf({ neighbours }: Cover): readonly bigint[] {
  const byDistance = new Map<number, number[]>();
  for (const [cell, others] of neighbours.entries()) {
    for (const other of others) {
      const from = byDistance.get(other - cell);
      if (from) from.push(cell);
      else byDistance.set(other - cell, [cell]);
    }
  }
  return [...byDistance].flatMap(([by, from]) => [BigInt(by), maskOf(from)]);
}

/** Hands a kernel its tables; further tables may follow them. */
export function layTables(kernel: TablesKernel, cover: Cover): Allocator {
  const allocator = new Allocator(kernel.memory);
  const lists = Array.from({ length: cover.cells * cover.pieces }, (): number[] => []);
  for (const [i, { piece, cells }] of cover.options.entries()) lists[cells[0]! * cover.pieces + piece]!.push(i);
  const starts: number[] = [];
  const order: number[] = [];
  for (let cell = 0; cell < cover.cells; cell++) {
    for (let piece = 0; piece < cover.pieces; piece++) {
      starts.push(order.length);
      order.push(...lists[cell * cover.pieces + piece]!);
    }
    starts.push(order.length);
  }
  const shifts = shiftsOf(cover);
  const shiftTable = allocator.longs(shifts);
  kernel.setTables(
    cover.pieces,
    allocator.words(starts),
    allocator.longs(order.map((i) => maskOf(cover.options[i]!.cells))),
    allocator.words(order),
    allocator.longs(cover.sizes.map(BigInt)),
    allocator.words(cover.before.map((piece) => (piece < 0 ? 0 : (1 << piece) >>> 0))),
    shiftTable,
    shiftTable + shifts.length * 8,
    cover.pieces <= FEW_PIECES ? allocator.reserve(8 * 2 ** cover.pieces) : 0,
  );
  return allocator;
}

/** Options in the order in which they were laid become one for each piece. */
export function coveringOf(options: readonly Option[], laid: Iterable<number>): Covering {
  const covering: number[] = [];
  for (const option of laid) covering[options[option]!.piece] = option;
  return covering;
}
