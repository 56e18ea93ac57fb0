/**
 * Judges fillings as they are written, without making any: lays down for the kernel what a line looks like, and all sets of
 * characters that each piece may take.
 */
import { Allocator } from '../../../algorithms/wasm/allocator.ts';
import { instantiate } from '../../../algorithms/wasm/load.ts';
import { CLOSED, EMPTY, type Placement } from '../model.ts';
import { program } from './lines.wasm.ts';
import type { Known } from './quick.ts';

interface Kernel {
  setup(length: number, form: number, fixed: number, open: number, pieces: number, pieceCount: number): void;
  add(piece: number, low: bigint, high: bigint): void;
  accepted(lines: number, count: number): number;
}

/** The characters of a line that the kernel can judge, and those of half of it, which it reads together. */
const MOST = 128;
const HALF = 64;
/** The most sets that the pieces may take, which are made before the first line is judged. */
const MOST_SETS = 100_000;
const SLOT = 16;

/** Numbers of characters of a line. */
type Characters = readonly number[];

/**
 * Tells how many bytes from the first on are right lines, each with a newline behind it, of a task without gaps and copies;
 * undefined where lines or tables would be long. A piece that lies already may take no other place.
 */
export function lineJudge(known: Known, placed: readonly Placement[]): ((lines: Uint8Array) => number) | undefined {
  const { form, fixed, open } = formOf(known);
  const { length } = form;
  if (length > MOST || open.length * known.ways.flat().length > MOST_SETS) return undefined;
  // Without gaps nothing is right where the pieces have more or fewer cells than the board.
  if (known.ways.reduce((sum, [way]) => sum + way!.length, 0) !== open.length) return () => 0;

  const kernel = instantiate<Kernel>(program, {});
  const allocator = new Allocator(kernel.memory);
  const sets = setsOf(known, open, placed);
  const pieces = sets.flatMap((each, piece) => {
    const size = Math.ceil(Math.log2(4 * each.length + 2));
    return [known.names[piece]!.charCodeAt(0), 64 - size, allocator.reserve(2 ** size * SLOT)];
  });
  const formAt = allocator.reserve(MOST);
  new Uint8Array(kernel.memory.buffer, formAt).set(form);
  const [fixedAt, openAt] = [allocator.longs(bitsOf(fixed)), allocator.longs(bitsOf(open))];
  kernel.setup(length, formAt, fixedAt, openAt, allocator.words(pieces), sets.length);
  for (const [piece, each] of sets.entries()) for (const set of each) kernel.add(piece, ...bitsOf(set));

  const lines = allocator.end;
  let room = 0;
  return (given) => {
    if (given.length > room) {
      room = given.length;
      // The kernel reads whole halves, beyond the end of the last line too.
      allocator.reserve(room + HALF);
    }
    new Uint8Array(kernel.memory.buffer).set(given, lines);
    return length * kernel.accepted(lines, Math.floor(given.length / length));
  };
}

/** A line with its newline; which of its characters are open cells, in their order, and which are the same in every line. */
function formOf({ layers, cells }: Known) {
  let cell = 0;
  const rowOf = (columns: number) =>
    Array.from({ length: columns }, () => (cells[cell++]!.open ? EMPTY : CLOSED)).join('');
  const form = [...layers.map((rows) => rows.map(rowOf).join(' ')).join(' / '), '\n'];
  const where = (isWanted: (character: string) => boolean): Characters =>
    form.flatMap((character, i) => (isWanted(character) ? [i] : []));
  return {
    form: form.map((character) => character.charCodeAt(0)),
    open: where((character) => character === EMPTY),
    fixed: where((character) => character !== EMPTY),
  };
}

/** For each piece all sets of characters that it may take. */
function setsOf(
  { cells, ways }: Known,
  open: Characters,
  placed: readonly Placement[],
): readonly (readonly Characters[])[] {
  const numbers = cells.flatMap((cell) => (cell.open ? [cell.number] : []));
  const characterOf = new Map(numbers.map((number, i) => [number, open[i]!]));
  return ways.map((each, piece) => {
    const lying = placed.find((placement) => placement.piece === piece);
    if (lying) return [lying.cells.map((cell) => open[cell]!)];
    return numbers.flatMap((number) =>
      each.flatMap((way) => {
        const set = way.map((step) => characterOf.get(number + step));
        return set.includes(undefined) ? [] : [set as number[]];
      }),
    );
  });
}

/** A set of characters as the two words of the kernel. */
function bitsOf(characters: Characters): [low: bigint, high: bigint] {
  const bits = characters.reduce((sum, character) => sum | (1n << BigInt(character)), 0n);
  return [BigInt.asUintN(HALF, bits), bits >> BigInt(HALF)];
}
