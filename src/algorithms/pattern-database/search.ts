/**
 * The search in the kernel: unfolds the tables in its memory, lays the board, and hands on what the kernel says. The same
 * memory is where tables are built before: memory never shrinks, and that of a builder would be there in vain.
 */
import { distance } from '../grid/distance.ts';
import { Layout } from '../wasm/layout.ts';
import { instantiate } from '../wasm/load.ts';
import type { Automaton } from './automaton.ts';
import { type Build, type BuildKernel, buildEndOf, buildIn } from './build.ts';
import { cellSetOf, cellsOf, type Field, type Pattern } from './field.ts';
import {
  deepen,
  type Ending,
  type Finder,
  farOf,
  hasMirror,
  indicesOf,
  mirrored,
  mirroredPlaces,
  openOf,
  packBoard,
  placesOf,
  seatOf,
  stepsOf,
} from './finder.ts';
import { type PackedTable, packedBytes } from './packed.ts';
import { program } from './search.wasm.ts';

interface Kernel extends BuildKernel {
  expandRoom(tiles: number): number;
  expandHalves(rows: number, columns: number, home: number, packed: number, table: number, work: number): void;
  set(tiles: number, moves: number, steps: number, allowed: number, next: number, way: number): void;
  search(
    gap: number,
    board: bigint,
    spare: number,
    sum: number,
    mirrored: number,
    bound: number,
    nodes: number,
  ): number;
  nodesLeft(): number;
}

/** Bytes for each tile, and for each note of an entry. */
const TILE = 64;
const NOTE = 8;
/** No board of up to sixteen cells is so far from any other. */
const FARTHEST = 512;

const endings: readonly Ending[] = ['none', 'found', 'hard'];

/** A kernel with a memory of its own: first it may build tables there, then it becomes a search. */
export interface Workshop {
  readonly build: Build;
  /** Room for tables of a field, whose patterns together have every tile once. From then on only these are built. */
  shelfFor(field: Field, patterns: readonly Pattern[]): Shelf;
}

export interface Shelf {
  /** Takes in the next table; in the order of the patterns, and each before the next one is built. */
  unfold(table: PackedTable): void;
  /** The search, when all tables are there. Nothing can be built after it. */
  finder(automaton: Automaton): Finder;
}

type Listen = (ear: (nodes: number) => void) => void;

export function openWorkshop(): Workshop {
  let hear: (nodes: number) => void;
  const kernel: Kernel = instantiate<Kernel>(program, { tick: (nodes) => hear(nodes!) });
  const listen: Listen = (ear) => {
    hear = ear;
  };
  return {
    build: buildIn(kernel, listen),
    shelfFor(field, patterns) {
      const { layout, places, packed, work } = layShelf(kernel, field, patterns);
      let filled = 0;
      return {
        unfold({ pattern, halves }) {
          new Uint8Array(kernel.memory.buffer, packed, halves.length).set(halves);
          kernel.expandHalves(field.rows, field.columns, cellSetOf(pattern), packed, places[filled++]!, work);
        },
        finder: (automaton) => finderIn(kernel, listen, layout, field, patterns, places, automaton),
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
  const ends = patterns.map((pattern) => buildEndOf(kernel, field, pattern));
  const layout = new Layout(kernel.memory);
  const packed = layout.room(Math.max(...patterns.map((pattern) => packedBytes(field, pattern))));
  const work = layout.room(Math.max(...patterns.map((pattern) => kernel.expandRoom(pattern.length))));
  const places = Array<number>(patterns.length);
  for (let i = patterns.length - 1; i >= 0; i--) {
    layout.skipTo(Math.max(0, ...ends.slice(i + 1)));
    places[i] = layout.room(16 ** patterns[i]!.length / 2);
  }
  layout.skipTo(Math.max(...ends));
  return { layout, places, packed, work };
}

function finderIn(
  kernel: Kernel,
  listen: Listen,
  layout: Layout,
  field: Field,
  patterns: readonly Pattern[],
  tables: readonly number[],
  automaton: Automaton,
): Finder {
  const notes = layout.room(NOTE * 2 * patterns.length);
  // Without a mirror half of them are never laid.
  new Uint8Array(kernel.memory.buffer, notes, NOTE * 2 * patterns.length).fill(0);
  const way = layout.room(FARTHEST);
  layMoves(kernel, layout, field, automaton, layTiles(kernel, layout, field, patterns, notes), way);
  const pairs = hasMirror(field);

  /** Notes every entry of a board and of its mirror image, and adds them up. */
  const note = (places: readonly number[]): readonly [sum: number, mirrored: number] => {
    const bytes = new Uint8Array(kernel.memory.buffer);
    const words = new Uint32Array(kernel.memory.buffer, notes, 4 * patterns.length);
    const lay = (indices: readonly number[], first: number): number =>
      indices.reduce((sum, index, i) => {
        const number = 2 * tables[i]! + index;
        const entry = (bytes[number >>> 1]! >> (4 * (number & 1))) & 15;
        words.set([number, entry], 2 * (first + i));
        return sum + entry;
      }, 0);
    const sum = lay(indicesOf(patterns, places), 0);
    return [sum, pairs ? lay(indicesOf(patterns, mirroredPlaces(field, places)), patterns.length) : 0];
  };

  return {
    estimate(board) {
      const places = placesOf(field, board);
      return farOf(field, places) + 2 * Math.max(...note(places));
    },
    find(question, listener) {
      listen((nodes) => listener.tick(nodes));
      const { board, nodes: most = Number.POSITIVE_INFINITY } = question;
      const places = placesOf(field, board);
      const far = farOf(field, places);
      const packed = packBoard(field, board);
      let left = most;
      const search = (bound: number): Ending => {
        // Anew each time: what ended on the way left its notes behind.
        const [sum, other] = note(places);
        const ending = kernel.search(places[field.gap]!, packed, (bound - far) / 2, sum, other, bound, left);
        left = kernel.nodesLeft();
        return endings[ending]!;
      };
      const moves = (length: number) => Array.from(new Uint8Array(kernel.memory.buffer, way, length));
      return deepen(far + 2 * Math.max(...note(places)), question, listener, search, moves);
    },
  };
}

/** What the kernel knows of each tile; returns where it lies. */
function layTiles(kernel: Kernel, layout: Layout, field: Field, patterns: readonly Pattern[], notes: number): number {
  const steps = stepsOf(field);
  const at = layout.room(TILE * cellsOf(field));
  const view = new DataView(kernel.memory.buffer);
  for (const tile of patterns.flat()) {
    const here = at + TILE * tile;
    const seat = seatOf(patterns, tile);
    view.setUint32(here + 40, notes + NOTE * seat.pattern, true);
    // Where there is no mirror, its note is one that never changes.
    const image = hasMirror(field) ? seatOf(patterns, mirrored(field, tile)) : { pattern: 0, weight: 0 };
    view.setUint32(here + 44, notes + NOTE * (patterns.length + image.pattern), true);
    let farther = 0n;
    steps.forEach((step, move) => {
      view.setInt32(here + 8 * move, -step * seat.weight, true);
      view.setInt32(here + 8 * move + 4, -mirroredStep(field, move) * image.weight, true);
      for (let from = 0; from < cellsOf(field); from++) {
        const gap = from - step;
        const goes = gap >= 0 && gap < cellsOf(field) && distance(field, tile, gap) > distance(field, tile, from);
        if (goes) farther |= 1n << BigInt(4 * from + move);
      }
    });
    view.setBigUint64(here + 32, farther, true);
  }
  return at;
}

/** Across the diagonal, up is left and down is right. */
const mirroredStep = (field: Field, move: number): number => stepsOf(field)[[1, 0, 3, 2][move]!]!;

function layMoves(
  kernel: Kernel,
  layout: Layout,
  field: Field,
  { open, next }: Automaton,
  tiles: number,
  way: number,
): void {
  const lay = (bytes: Uint8Array): number => {
    const at = layout.room(bytes.length);
    new Uint8Array(kernel.memory.buffer).set(bytes, at);
    return at;
  };
  const moves = lay(Uint8Array.from(openOf(field)));
  const steps = layout.words(stepsOf(field).map((step) => step >>> 0));
  const allowed = lay(open);
  kernel.set(tiles, moves, steps, allowed, lay(new Uint8Array(next.buffer)), way);
}
