/**
 * The search in the kernel: unfolds the tables in its memory, lays the board, and hands on what the kernel says. The same
 * memory is where tables are built before: memory never shrinks, and that of a builder would be there in vain.
 */
import { Layout } from '../wasm/layout.ts';
import { instantiate } from '../wasm/load.ts';
import type { Automaton } from './automaton.ts';
import { type Build, type BuildKernel, buildIn } from './build.ts';
import { cellsOf, distance, type Field, manhattan, type Pattern } from './field.ts';
import {
  deepen,
  type Ending,
  type Finder,
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
import type { PackedTable } from './packed.ts';
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
  /**
   * The search with tables of one field, whose patterns together have every tile once. Nothing can be built after it.
   * `tick` is called after each table, and may throw to stop.
   */
  finder(tables: readonly PackedTable[], automaton: Automaton, tick?: () => void): Finder;
}

export function openWorkshop(): Workshop {
  let hear: (nodes: number) => void;
  const kernel: Kernel = instantiate<Kernel>(program, { tick: (nodes) => hear(nodes!) });
  const listen = (ear: (nodes: number) => void): void => {
    hear = ear;
  };
  return {
    build: buildIn(kernel, listen),
    finder: (tables, automaton, tick) => finderIn(kernel, listen, tables, automaton, tick),
  };
}

/** The search with tables that are there already. */
export const prepareFinder = (tables: readonly PackedTable[], automaton: Automaton): Finder =>
  openWorkshop().finder(tables, automaton);

function finderIn(
  kernel: Kernel,
  listen: (ear: (nodes: number) => void) => void,
  packedTables: readonly PackedTable[],
  automaton: Automaton,
  tick: () => void = () => undefined,
): Finder {
  const { field } = packedTables[0]!;
  const patterns = packedTables.map(({ pattern }) => pattern);
  const layout = new Layout(kernel.memory);
  const notes = layout.room(NOTE * 2 * patterns.length);
  // Without a mirror half of them are never laid; and whatever was built here may have left something behind.
  new Uint8Array(kernel.memory.buffer, notes, NOTE * 2 * patterns.length).fill(0);
  const way = layout.room(FARTHEST);
  layMoves(kernel, layout, field, automaton, layTiles(kernel, layout, field, patterns, notes), way);
  const tables = unfold(kernel, layout, packedTables, tick);
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

  const tiles = patterns.flat();
  const farOf = (places: readonly number[]): number =>
    manhattan(
      field,
      tiles,
      tiles.map((tile) => places[tile]!),
    );

  return {
    estimate(board) {
      const places = placesOf(field, board);
      return farOf(places) + 2 * Math.max(...note(places));
    },
    find(question, listener) {
      listen((nodes) => listener.tick(nodes));
      const { board, nodes: most = Number.POSITIVE_INFINITY } = question;
      const places = placesOf(field, board);
      const far = farOf(places);
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

/** Lays each table for look-up; returns where they begin. */
function unfold(
  kernel: Kernel,
  layout: Layout,
  packedTables: readonly PackedTable[],
  tick: () => void,
): readonly number[] {
  // What is needed only now comes first, where memory was used by the builder anyway; all tables use the same place.
  const packed = layout.room(Math.max(...packedTables.map(({ halves }) => halves.length)));
  const work = layout.room(Math.max(...packedTables.map(({ pattern }) => kernel.expandRoom(pattern.length))));
  const tables = packedTables.map(({ pattern }) => layout.room(16 ** pattern.length / 2));
  for (const [i, { field, pattern, halves }] of packedTables.entries()) {
    new Uint8Array(kernel.memory.buffer, packed, halves.length).set(halves);
    const home = pattern.reduce((set, cell) => set | (1 << cell), 0);
    kernel.expandHalves(field.rows, field.columns, home, packed, tables[i]!, work);
    tick();
  }
  return tables;
}
