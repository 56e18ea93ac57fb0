/**
 * The plain twin of the search in the kernel: the same boards in the same order, so the same nodes. The kernel's witness,
 * and the measure of what it is worth.
 */
import { distance } from '../../distance.ts';
import type { Automaton } from './automaton.ts';
import { cellsOf } from './field.ts';
import {
  deepen,
  type Ending,
  type Finder,
  farOf,
  hasMirror,
  indicesOf,
  type Listener,
  mirrored,
  mirroredPlaces,
  OFTEN,
  openOf,
  placesOf,
  seatOf,
  stepsOf,
} from './finder.ts';
import type { PackedTable } from './packed.ts';

export function preparePlainFinder(packedTables: readonly PackedTable[], { open, next }: Automaton): Finder {
  const { field } = packedTables[0]!;
  const patterns = packedTables.map(({ pattern }) => pattern);
  const cells = cellsOf(field);
  const pairs = hasMirror(field);
  const tables = packedTables.map(unfold);
  const moves = Uint8Array.from(openOf(field));
  const steps = Int32Array.from(stepsOf(field));

  // For each tile its pattern and weight, and those of its mirror image; without a mirror, a table of one zero.
  const pattern = new Int32Array(cells);
  const weight = new Int32Array(cells);
  const otherPattern = new Int32Array(cells).fill(patterns.length);
  const otherWeight = new Int32Array(cells);
  /** By tile and cell. */
  const far = Uint8Array.from({ length: 16 * cells }, (_, i) => distance(field, i >> 4, i & 15));
  for (const tile of patterns.flat()) {
    ({ pattern: pattern[tile], weight: weight[tile] } = seatOf(patterns, tile));
    if (!pairs) continue;
    const image = seatOf(patterns, mirrored(field, tile));
    otherPattern[tile] = patterns.length + image.pattern;
    otherWeight[tile] = image.weight;
  }
  const images = Int32Array.from({ length: cells }, (_, cell) => (pairs ? mirrored(field, cell) : 0));
  const lookedUp = pairs ? [...tables, ...tables] : [...tables, new Uint8Array(1)];
  const indices = new Int32Array(lookedUp.length);
  const entries = new Int32Array(lookedUp.length);

  const board = new Uint8Array(cells);
  const way: number[] = [];
  let current: Listener;
  let bound = 0;
  let pending = 0;
  let left = 0;
  let isHard = false;

  function visit(blank: number, state: number, spare: number, sum: number, image: number, depth: number): boolean {
    if (depth === bound) return true;
    let rest = moves[blank]! & open[state]!;
    pending += bitsOf[rest]!;
    if (pending >= OFTEN && tell()) return true;
    for (; rest > 0; rest &= rest - 1) {
      const move = lowest[rest]!;
      const from = blank + steps[move]!;
      const tile = board[from]!;
      const afford = spare - (far[16 * tile + blank]! > far[16 * tile + from]! ? 1 : 0);
      const mine = pattern[tile]!;
      const index = indices[mine]!;
      const entry = entries[mine]!;
      const newIndex = index + (blank - from) * weight[tile]!;
      const newEntry = lookedUp[mine]![newIndex]!;
      const newSum = sum - entry + newEntry;
      if (newSum > afford) continue;
      const other = otherPattern[tile]!;
      const otherIndex = indices[other]!;
      const otherEntry = entries[other]!;
      const newOtherIndex = otherIndex + (images[blank]! - images[from]!) * otherWeight[tile]!;
      const newOtherEntry = lookedUp[other]![newOtherIndex]!;
      const newImage = image - otherEntry + newOtherEntry;
      if (newImage > afford) continue;
      indices[mine] = newIndex;
      entries[mine] = newEntry;
      indices[other] = newOtherIndex;
      entries[other] = newOtherEntry;
      board[blank] = tile;
      way[depth] = move;
      if (visit(from, next[4 * state + move]!, afford, newSum, newImage, depth + 1)) return true;
      board[from] = tile;
      indices[mine] = index;
      entries[mine] = entry;
      indices[other] = otherIndex;
      entries[other] = otherEntry;
    }
    return false;
  }

  function tell(): boolean {
    left -= pending;
    current.tick(pending);
    pending = 0;
    isHard = left <= 0;
    return isHard;
  }

  /** Notes the index and the entry of every table, and adds the entries up. */
  function note(places: readonly number[]): readonly [sum: number, image: number] {
    indices.set(indicesOf(patterns, places));
    if (pairs) indices.set(indicesOf(patterns, mirroredPlaces(field, places)), patterns.length);
    lookedUp.forEach((table, i) => {
      entries[i] = table[indices[i]!]!;
    });
    const add = (list: Int32Array): number => list.reduce((sum, entry) => sum + entry, 0);
    return [add(entries.subarray(0, patterns.length)), add(entries.subarray(patterns.length))];
  }

  return {
    estimate(given) {
      const places = placesOf(field, given);
      return farOf(field, places) + 2 * Math.max(...note(places));
    },
    find(question, listener) {
      current = listener;
      left = question.nodes ?? Number.POSITIVE_INFINITY;
      const places = placesOf(field, question.board);
      const distanceNow = farOf(field, places);
      const search = (newBound: number): Ending => {
        bound = newBound;
        board.set(Array.from(question.board));
        pending = 0;
        isHard = false;
        const [sum, image] = note(places);
        const ended = visit(places[field.blank]!, question.state ?? 0, (bound - distanceNow) / 2, sum, image, 0);
        left -= pending;
        current.tick(pending);
        return isHard ? 'hard' : ended ? 'found' : 'none';
      };
      const estimate = distanceNow + 2 * Math.max(...note(places));
      return deepen(estimate, question, listener, search, (length) => way.slice(0, length));
    },
  };
}

/** For each set of moves how many there are, and the first of them. */
const bitsOf = Uint8Array.from({ length: 16 }, (_, set) => [0, 1, 2, 3].filter((move) => set & (1 << move)).length);
const lowest = Uint8Array.from({ length: 16 }, (_, set) => [0, 1, 2, 3].findIndex((move) => set & (1 << move)));

/** One byte for each index, four bits of it for each tile; the entries are met in the order in which they are packed. */
function unfold({ field, pattern, halves }: PackedTable): Uint8Array {
  const table = new Uint8Array(16 ** pattern.length);
  const tiles = pattern.map((_, i) => i);
  /** For each order of the tiles what the tile in each place weighs in an index. */
  const weights = Int32Array.from(ordersOf(tiles).flat(), (tile) => 16 ** tile);
  let entry = 0;
  for (let set = 0; set < 2 ** cellsOf(field); set++) {
    const occupied = cellsIn(set);
    if (occupied.length !== tiles.length) continue;
    for (let order = 0; order < weights.length; order += tiles.length) {
      let index = 0;
      for (let i = 0; i < occupied.length; i++) index += occupied[i]! * weights[order + i]!;
      table[index] = (halves[entry >> 1]! >> (4 * (entry & 1))) & 15;
      entry++;
    }
  }
  return table;
}

/** All orders of some tiles, as words in a dictionary. */
function ordersOf(tiles: readonly number[]): readonly (readonly number[])[] {
  if (tiles.length === 0) return [[]];
  return tiles.flatMap((tile) => ordersOf(tiles.filter((other) => other !== tile)).map((rest) => [tile, ...rest]));
}

function cellsIn(set: number): readonly number[] {
  const cells: number[] = [];
  for (let rest = set; rest > 0; rest &= rest - 1) cells.push(31 - Math.clz32(rest & -rest));
  return cells;
}
