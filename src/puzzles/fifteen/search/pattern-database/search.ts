/** The search in the kernel: lays the board, and hands on what the kernel says. The tables are there already (workshop.ts). */

import type { Allocator } from '../../../../algorithms/wasm/allocator.ts';
import type { Exports } from '../../../../algorithms/wasm/load.ts';
import { distance } from '../../distance.ts';
import type { Automaton } from './automaton.ts';
import { cellsOf, type Field, type Pattern } from './field.ts';
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

/** What of a kernel searches. */
export interface SearchKernel extends Exports {
  set(tiles: number, moves: number, steps: number, allowed: number, next: number, way: number): void;
  search(
    blank: number,
    board: bigint,
    state: number,
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
/** No board of up to sixteen cells is this many moves from any other. */
const FARTHEST = 512;

const endings: readonly Ending[] = ['none', 'found', 'hard'];

/** Sets the listener of the kernel's ticks. */
export type Listen = (listener: (nodes: number) => void) => void;

/** The search in a kernel whose memory has these tables, unfolded, at these addresses. */
export function finderIn(
  kernel: SearchKernel,
  listen: Listen,
  allocator: Allocator,
  field: Field,
  patterns: readonly Pattern[],
  tables: readonly number[],
  automaton: Automaton,
): Finder {
  const notes = allocator.reserve(NOTE * 2 * patterns.length);
  // Without a mirror half of them are never laid.
  new Uint8Array(kernel.memory.buffer, notes, NOTE * 2 * patterns.length).fill(0);
  const way = allocator.reserve(FARTHEST);
  layMoves(kernel, allocator, field, automaton, layTiles(kernel, allocator, field, patterns, notes), way);
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
      const { board, state = 0, nodes: most = Number.POSITIVE_INFINITY } = question;
      const places = placesOf(field, board);
      const far = farOf(field, places);
      const packed = packBoard(field, board);
      let left = most;
      const search = (bound: number): Ending => {
        // Anew each time: what ended on the way left its notes behind.
        const [sum, other] = note(places);
        const ending = kernel.search(places[field.blank]!, packed, state, (bound - far) / 2, sum, other, bound, left);
        left = kernel.nodesLeft();
        return endings[ending]!;
      };
      const moves = (length: number) => Array.from(new Uint8Array(kernel.memory.buffer, way, length));
      return deepen(far + 2 * Math.max(...note(places)), question, listener, search, moves);
    },
  };
}

/** What the kernel knows of each tile; returns where it lies. */
function layTiles(
  kernel: SearchKernel,
  allocator: Allocator,
  field: Field,
  patterns: readonly Pattern[],
  notes: number,
): number {
  const steps = stepsOf(field);
  const at = allocator.reserve(TILE * cellsOf(field));
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
        const blank = from - step;
        const goes = blank >= 0 && blank < cellsOf(field) && distance(field, tile, blank) > distance(field, tile, from);
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
  kernel: SearchKernel,
  allocator: Allocator,
  field: Field,
  { open, next }: Automaton,
  tiles: number,
  way: number,
): void {
  const lay = (bytes: Uint8Array): number => {
    const at = allocator.reserve(bytes.length);
    new Uint8Array(kernel.memory.buffer).set(bytes, at);
    return at;
  };
  const moves = lay(Uint8Array.from(openOf(field)));
  const steps = allocator.words(stepsOf(field).map((step) => step >>> 0));
  const allowed = lay(open);
  kernel.set(tiles, moves, steps, allowed, lay(new Uint8Array(next.buffer)), way);
}
