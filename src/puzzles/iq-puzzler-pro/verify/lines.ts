/**
 * Judges a filling as it is written, without making one. Each piece's cells are bits of a few words, which must be those of a
 * way in which it may lie. Where millions are listed, a line is much like the one before: every character is looked at, but
 * only the pieces in whose cells something has changed are looked up again.
 */
import { CLOSED, EMPTY } from '../model.ts';
import type { Known } from './quick.ts';

/** A word is a number that is a small integer everywhere. */
const BITS = 30;
/** The tables grow with the cells and the ways of all pieces. */
const MOST_PLACES = 100_000;
const NONE = 255;
const GAP = 254;

/** True only for what is right in every character; undefined where the tables would be large. */
export function lineJudge({ layers, cells, names, ways, gaps }: Known): ((line: Uint8Array) => boolean) | undefined {
  if (cells.length * ways.reduce((sum, each) => sum + each.length, 0) > MOST_PLACES) return undefined;
  const words = Math.ceil(cells.length / BITS);
  const { expected, cellAt } = formOf(layers, cells);
  const meaning = new Uint8Array(256).fill(NONE);
  for (const [piece, name] of names.entries()) meaning[name.charCodeAt(0)] = piece;
  if (gaps) meaning[EMPTY.charCodeAt(0)] = GAP;
  const tables = placesOf(cells, ways, words);
  const { length } = expected;
  const wordAt = Uint8Array.from(cellAt, (cell) => Math.floor(cell / BITS));
  const bitAt = Int32Array.from(cellAt, (cell) => 1 << (cell % BITS));
  const pieces = names.length;
  /** The line that was accepted last, the cells of each piece in it, and which pieces are still to be looked at. */
  const last = new Uint8Array(length);
  const taken = new Int32Array(pieces * words);
  const changed = new Uint8Array(pieces);
  const forget = (): false => {
    last.fill(0);
    taken.fill(0);
    changed.fill(1);
    return false;
  };
  forget();
  const lastFours = fours(last);
  /** The characters of the line that is judged, which is mostly the same piece of memory. */
  let seen: Uint32Array | undefined;

  return (line) => {
    if (line.length !== length) return false;
    if (line.buffer !== seen?.buffer || line.byteOffset !== seen.byteOffset) seen = fours(line);
    const now = seen;
    const then = lastFours;
    const before = last;
    const mean = meaning;
    const word = wordAt;
    const bit = bitAt;
    const lie = taken;
    const look = changed;
    const want = expected;
    for (let four = 0; four < length; four += 4) {
      // Four characters at a time, as long as they are as before.
      if (now[four >> 2] === then[four >> 2] && four >> 2 < now.length) continue;
      const end = Math.min(four + 4, length);
      for (let i = four; i < end; i++) {
        const character = line[i]!;
        const old = before[i]!;
        if (character === old) continue;
        before[i] = character;
        const piece = mean[character]!;
        if (want[i] !== 0 ? character !== want[i] : piece === NONE) return forget();
        if (want[i] !== 0) continue;
        const was = mean[old]!;
        const at = word[i]!;
        if (was < GAP) {
          lie[was * words + at]! ^= bit[i]!;
          look[was] = 1;
        }
        if (piece < GAP) {
          lie[piece * words + at]! ^= bit[i]!;
          look[piece] = 1;
        }
      }
    }
    for (let piece = 0; piece < pieces; piece++) {
      if (look[piece] === 0) continue;
      if (!tables[piece]!.has(lie, piece * words)) return forget();
      look[piece] = 0;
    }
    return true;
  };
}

/** Four characters each, where they lie so that they can be read together. */
const fours = ({ buffer, byteOffset, length }: Uint8Array): Uint32Array =>
  byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, length >> 2) : new Uint32Array(0);

/** The characters of a line that are the same in every filling, 0 for the others, and for those the cells. */
function formOf(layers: Known['layers'], cells: Known['cells']) {
  const expected: number[] = [];
  const cellAt: number[] = [];
  const fixed = (text: string) => {
    for (const character of text) {
      expected.push(character.charCodeAt(0));
      cellAt.push(0);
    }
  };
  let cell = 0;
  for (const [layer, rows] of layers.entries()) {
    if (layer > 0) fixed(' / ');
    for (const [row, columns] of rows.entries()) {
      if (row > 0) fixed(' ');
      for (let column = 0; column < columns; column++, cell++) {
        if (cells[cell]!.open) {
          expected.push(0);
          cellAt.push(cell);
        } else fixed(CLOSED);
      }
    }
  }
  return { expected: Uint8Array.from(expected), cellAt };
}

/** For each piece all sets of cells that it may take. */
function placesOf(cells: Known['cells'], ways: Known['ways'], words: number): readonly BitSets[] {
  const cellOf = new Map(cells.map(({ number }, cell) => [number, cell]));
  return ways.map((each) => {
    const places = cells.flatMap(({ number }) =>
      each.flatMap((way) => {
        const taken = way.map((step) => cellOf.get(number + step));
        if (taken.includes(undefined)) return [];
        const bits = new Int32Array(words);
        for (const cell of taken) bits[Math.floor(cell! / BITS)]! |= 1 << (cell! % BITS);
        return [bits];
      }),
    );
    return new BitSets(places, words);
  });
}

/** A hash table of sets of bits, none of them empty. */
class BitSets {
  readonly #slots: Int32Array;
  readonly #mask: number;

  constructor(
    sets: readonly Int32Array[],
    private readonly words: number,
  ) {
    const size = 2 ** Math.ceil(Math.log2(4 * sets.length + 4));
    this.#mask = size - 1;
    this.#slots = new Int32Array(size * words);
    for (const set of sets) this.#slots.set(set, this.#find(set, 0) * words);
  }

  has(bits: Int32Array, from: number): boolean {
    const at = this.#find(bits, from) * this.words;
    for (let word = 0; word < this.words; word++) if (this.#slots[at + word] !== 0) return true;
    return false;
  }

  /** The slot that has these bits, or the empty one where they would be. */
  #find(bits: Int32Array, from: number): number {
    const { words } = this;
    const slots = this.#slots;
    const mask = this.#mask;
    let hash = 0;
    for (let word = 0; word < words; word++) hash = Math.imul(hash ^ bits[from + word]!, 0x9e3779b1);
    for (let slot = (hash >>> 15) & mask; ; slot = (slot + 1) & mask) {
      let isSame = true;
      let isEmpty = true;
      for (let word = 0; word < words; word++) {
        const there = slots[slot * words + word]!;
        if (there !== 0) isEmpty = false;
        if (there !== bits[from + word]) isSame = false;
      }
      if (isSame || isEmpty) return slot;
    }
  }
}
