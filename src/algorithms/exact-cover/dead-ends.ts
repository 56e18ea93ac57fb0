/**
 * Runs the kernel that fills the lowest free cell behind each of some options and remembers dead ends: the quickest where
 * there are few coverings. Where there are many, or where it takes long, the state graph is better (graph.ts).
 */
import { withExit } from '../effort/exit.ts';
import { Allocator } from '../wasm/allocator.ts';
import { instantiate } from '../wasm/load.ts';
import type { Cover, Covering } from './cover.ts';
import { program } from './dead-ends.wasm.ts';
import { everyRule, type Rules } from './rules.ts';
import { areasAgree } from './sizes.ts';
import { allPieces, FEW_PIECES, maskOf, outside, shiftsOf, type TablesKernel } from './tables.ts';

interface Kernel extends TablesKernel {
  setup(
    cells: number,
    regions: number,
    tails: number,
    path: number,
    coverings: number,
    mostCoverings: number,
    slots: number,
    slotCount: number,
  ): void;
  setOptions(
    cells: number,
    entries: number,
    count: number,
    heads: number,
    layers: number,
    tables: number,
    reach: number,
    exacts: number,
    exactCount: number,
  ): void;
  run(occupied: bigint, left: number): void;
  foundTotal(): number;
}

/** Up to so many pieces left, it takes longer to flood the regions than to find out that nothing fits (measured). */
export const FLOODED = 5;
/** With fewer pieces left, a position is done sooner than it would be found among the dead ends. */
export const KEPT = 6;
/** So many dead ends are remembered: half of the slots of their table, a megabyte. */
export const MOST_KEPT = 2 ** 15;

/** Where the search gives up, because the state graph will be quicker. */
export interface Limits {
  readonly coverings: number;
  readonly positions: number;
}

export const limits: Limits = { coverings: 2 ** 13, positions: 2 ** 21 };

export interface Found {
  readonly coverings: readonly Covering[];
  readonly positions: number;
}

/**
 * All coverings with one of these options of one piece, in the order of these options; undefined where a limit is reached. The
 * covering fits into a word and has no gaps. `look` is called now and then, and may throw.
 */
export function searchBehind(
  cover: Cover,
  beginnings: readonly number[],
  look: () => void,
  rules: Rules = everyRule,
  most: Limits = limits,
): Found | undefined {
  if (!areasAgree(cover)) return { coverings: [], positions: 0 };
  return withExit<Found | undefined>((exit) => {
    let positions = 0;
    const kernel = instantiate<Kernel>(program, {
      tick(nodes) {
        positions += nodes!;
        if (positions > most.positions) exit(undefined);
        look();
      },
      full: () => exit(undefined),
    });
    const { laid, coverings } = layOut(kernel, cover, rules, most.coverings);
    for (const option of beginnings) {
      const { piece, cells } = cover.options[option]!;
      laid[0] = option;
      kernel.run(outside(cover) | maskOf(cells), (allPieces(cover) & ~(1 << piece)) >>> 0);
    }
    return { coverings: fetched(cover, coverings, kernel.foundTotal()), positions };
  });
}

/** Bytes of one table of options, and how many cells or pieces it is about. */
const TABLE = 512;
const INDEX = 6;

/** Hands the kernel its tables; returns where it lays options and keeps coverings. */
function layOut(kernel: Kernel, cover: Cover, { regions }: Rules, mostCoverings: number) {
  const { cells, pieces, options } = cover;
  const allocator = new Allocator(kernel.memory);
  const shifts = shiftsOf(cover);
  const shiftTable = allocator.longs(shifts);
  const sizes = allocator.longs(cover.sizes.map(BigInt));
  const needs = allocator.words(cover.before.map((piece) => (piece < 0 ? 0 : (1 << piece) >>> 0)));
  const sums = pieces <= FEW_PIECES ? allocator.reserve(8 * 2 ** pieces) : 0;
  const entries = allocator.reserve(16 * options.length);
  const { layers, reach } = extentOf(cover);
  const heads = allocator.reserve(4 * cells * layers);
  const exactCount = 2 ** Math.ceil(Math.log2(1.5 * options.length + 1));
  const exacts = allocator.reserve(16 * exactCount);
  const blockTables = Math.ceil(pieces / INDEX) + Math.ceil(reach / INDEX);
  const tables = allocator.reserve(TABLE * blockTables * cells * layers);
  const tails = allocator.reserve(8 * (cells + 1));
  const path = allocator.reserve(4 * pieces);
  const slots = allocator.reserve(16 * 2 * MOST_KEPT);
  const coverings = allocator.reserve(4 * pieces * mostCoverings);
  const { buffer } = kernel.memory;
  layEntries(cover, new Uint32Array(buffer, entries, 4 * options.length));
  kernel.setTables(pieces, 0, 0, 0, sizes, needs, shiftTable, shiftTable + shifts.length * 8, sums);
  kernel.setup(cells, regions ? 1 : 0, tails, path, coverings, mostCoverings, slots, 2 * MOST_KEPT);
  kernel.setOptions(cells, entries, options.length, heads, layers, tables, reach, exacts, exactCount);
  return {
    laid: new Uint32Array(buffer, path, pieces),
    coverings: new Uint32Array(buffer, coverings, pieces * mostCoverings),
  };
}

/** How many blocks of 64 options a cell has at most, and how far an option goes at most from its lowest cell to its highest. */
function extentOf({ cells, options }: Cover): { readonly layers: number; readonly reach: number } {
  const counts = new Uint32Array(cells);
  let reach = 0;
  for (const { cells: mine } of options) {
    counts[mine[0]!]!++;
    reach = Math.max(reach, mine.at(-1)! - mine[0]!);
  }
  return { layers: Math.ceil(Math.max(...counts) / 64), reach };
}

/** Writes the options by their lowest cells: for each its cells as two words, its piece as a bit, and its number. */
function layEntries({ cells, options }: Cover, entries: Uint32Array): void {
  /** For each cell, where its next entry goes. */
  const next = new Uint32Array(cells + 1);
  for (const option of options) next[option.cells[0]! + 1]! += 4;
  for (let cell = 1; cell <= cells; cell++) next[cell]! += next[cell - 1]!;
  for (let i = 0; i < options.length; i++) {
    const { piece, cells: mine } = options[i]!;
    const at = next[mine[0]!]!;
    next[mine[0]!]! += 4;
    for (const cell of mine) entries[at + (cell >> 5)]! |= 1 << (cell & 31);
    entries[at + 2] = 1 << piece;
    entries[at + 3] = i;
  }
}

/** Coverings as the kernel keeps them, each a row of options as they were laid. */
function fetched({ options, pieces }: Cover, rows: Uint32Array, count: number): readonly Covering[] {
  const found: Covering[] = [];
  for (let at = 0; at < count * pieces; at += pieces) {
    const covering: number[] = new Array(pieces).fill(0);
    for (let i = at; i < at + pieces; i++) covering[options[rows[i]!]!.piece] = rows[i]!;
    found.push(covering);
  }
  return found;
}
