/**
 * Where tables are built, unfolded and searched: all in the memory of one kernel. Memory never shrinks, so that of a
 * separate builder would be wasted.
 */
import { Allocator } from '../../../../algorithms/wasm/allocator.ts';
import { instantiate } from '../../../../algorithms/wasm/load.ts';
import type { Automaton } from './automaton.ts';
import { type Build, type BuildKernel, buildEndOf, buildIn } from './build.ts';
import { cellSetOf, type Field, type Pattern } from './field.ts';
import type { Finder } from './finder.ts';
import { type PackedTable, packedBytes } from './packed.ts';
import { finderIn, type Listen, type SearchKernel } from './search.ts';
import { program } from './search.wasm.ts';

export interface Kernel extends BuildKernel, SearchKernel {
  expandRoom(tiles: number): number;
  expandHalves(rows: number, columns: number, home: number, packed: number, table: number, work: number): void;
}

/** A kernel with a memory of its own: first it may build tables there, then it becomes a search. */
export interface Workshop {
  readonly build: Build;
  /** How many bytes it takes to unfold a table of this many tiles. */
  roomToUnfold(tiles: number): number;
  /** Room for tables of a field, whose patterns together have every tile once. From then on only these are built. */
  shelfFor(field: Field, patterns: readonly Pattern[]): Shelf;
}

export interface Shelf {
  /** Takes in the next table; in the order of the patterns, and each before the next one is built. */
  unfold(table: PackedTable): void;
  /** The search, when all tables are there. Nothing can be built after it. */
  finder(automaton: Automaton): Finder;
}

export function openWorkshop(): Workshop {
  let current: (nodes: number) => void;
  const kernel: Kernel = instantiate<Kernel>(program, { tick: (nodes) => current(nodes!) });
  const listen: Listen = (listener) => {
    current = listener;
  };
  return {
    build: buildIn(kernel, listen),
    roomToUnfold: (tiles) => kernel.expandRoom(tiles),
    shelfFor(field, patterns) {
      const { allocator, places, packed, work } = layShelf(kernel, field, patterns);
      let filled = 0;
      return {
        unfold({ pattern, halves }) {
          new Uint8Array(kernel.memory.buffer, packed, halves.length).set(halves);
          kernel.expandHalves(field.rows, field.columns, cellSetOf(pattern), packed, places[filled++]!, work);
        },
        finder: (automaton) => finderIn(kernel, listen, allocator, field, patterns, places, automaton),
      };
    },
  };
}

/** The search with tables that are there already. */
export function prepareFinder(tables: readonly PackedTable[], automaton: Automaton): Finder {
  const shelf = openWorkshop().shelfFor(
    tables[0]!.field,
    tables.map(({ pattern }) => pattern),
  );
  for (const table of tables) shelf.unfold(table);
  return shelf.finder(automaton);
}

/**
 * Where everything lies. What is needed only to unfold comes first, where the builder was; all tables use the same place.
 * Then the tables, the first one last: each out of reach of the building of those after it, so that none has to be kept
 * packed meanwhile.
 */
function layShelf(kernel: Kernel, field: Field, patterns: readonly Pattern[]) {
  // The same for patterns of as many tiles; to find it takes some milliseconds.
  const known = new Map<number, number>();
  for (const pattern of patterns) {
    if (!known.has(pattern.length)) known.set(pattern.length, buildEndOf(kernel, field, pattern));
  }
  const ends = patterns.map((pattern) => known.get(pattern.length)!);
  const allocator = new Allocator(kernel.memory);
  const packed = allocator.reserve(Math.max(...patterns.map((pattern) => packedBytes(field, pattern))));
  const work = allocator.reserve(Math.max(...patterns.map((pattern) => kernel.expandRoom(pattern.length))));
  const places = Array<number>(patterns.length);
  for (let i = patterns.length - 1; i >= 0; i--) {
    allocator.skipTo(Math.max(0, ...ends.slice(i + 1)));
    places[i] = allocator.reserve(16 ** patterns[i]!.length / 2);
  }
  // All that is asked for later is little.
  allocator.skipTo(Math.max(...ends));
  return { allocator, places, packed, work };
}
