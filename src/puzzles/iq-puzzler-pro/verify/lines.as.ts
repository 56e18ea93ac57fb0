/**
 * Judges fillings as they are written, many in one call (AssemblyScript). The characters of a line are bits of two words of 64;
 * a short line is within the first. The characters that are a piece's name must be a set that the piece may take, and those
 * that are the same in every line must be as in the form. The pieces have as many cells as the board, so that they take every
 * one where each takes its own.
 */

const FACTOR: u64 = 0x9e3779b97f4a7c15;

/** The characters of a line, its newline included, and whether they reach into the second word. */
let length: usize = 0;
let wide: bool = false;
/** Addresses. A line with the characters that are the same in all; the bits of these and those of the open cells (16 bytes each). */
let form: usize = 0;
let fixed: usize = 0;
let open: usize = 0;
/** For each piece its name, how far a hash is shifted to be a slot of its table, and the address of that (4 bytes each). */
let pieces: usize = 0;
let piecesEnd: usize = 0;

export function setup(
  characters: usize, formAt: usize, fixedAt: usize, openAt: usize, piecesAt: usize, pieceCount: usize,
): void {
  length = characters;
  wide = characters > 64;
  form = formAt;
  fixed = fixedAt;
  open = openAt;
  pieces = piecesAt;
  piecesEnd = piecesAt + 12 * pieceCount;
}

/** Puts a set of characters into the table of a piece. */
export function add(piece: usize, low: u64, high: u64): void {
  const slot = slotOf(pieces + 12 * piece, low, high);
  store<u64>(slot, low);
  store<u64>(slot, high, 8);
}

/** How many of these lines, from the first on, are right. Up to 63 bytes behind the last are read, but do not count. */
export function accepted(lines: usize, count: usize): usize {
  let line: usize = 0;
  while (line < count && isRight(lines + line * length)) line++;
  return line;
}

function isRight(line: usize): bool {
  if (~same(line, form) & load<u64>(fixed)) return false;
  if (wide && ~same(line + 64, form + 64) & load<u64>(fixed, 8)) return false;
  const lowOpen = load<u64>(open);
  const highOpen = load<u64>(open, 8);
  for (let piece = pieces; piece < piecesEnd; piece += 12) {
    const name = i8x16.splat(load<i8>(piece));
    const low = those(line, name) & lowOpen;
    const high = wide ? those(line + 64, name) & highOpen : 0;
    if (isEmpty(slotOf(piece, low, high))) return false;
  }
  return true;
}

/** The slot that has a set, or the empty one where it would be. No table is full. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function slotOf(piece: usize, low: u64, high: u64): usize {
  const shift = <u64>load<u32>(piece, 4);
  const table = <usize>load<u32>(piece, 8);
  const last: u64 = (<u64>1 << (64 - shift)) - 1;
  let slot = ((low ^ (high * FACTOR)) * FACTOR) >> shift;
  let at = table + (<usize>slot << 4);
  while ((load<u64>(at) != low || load<u64>(at, 8) != high) && !isEmpty(at)) {
    slot = (slot + 1) & last;
    at = table + (<usize>slot << 4);
  }
  return at;
}

/** No piece has the empty set. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function isEmpty(slot: usize): bool {
  return !(load<u64>(slot) | load<u64>(slot, 8));
}

/** Which of 64 characters are this one. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function those(at: usize, character: v128): u64 {
  return bits(
    i8x16.eq(v128.load(at), character), i8x16.eq(v128.load(at, 16), character),
    i8x16.eq(v128.load(at, 32), character), i8x16.eq(v128.load(at, 48), character),
  );
}

/** Which of 64 characters are the same. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function same(a: usize, b: usize): u64 {
  return bits(
    i8x16.eq(v128.load(a), v128.load(b)), i8x16.eq(v128.load(a, 16), v128.load(b, 16)),
    i8x16.eq(v128.load(a, 32), v128.load(b, 32)), i8x16.eq(v128.load(a, 48), v128.load(b, 48)),
  );
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function bits(a: v128, b: v128, c: v128, d: v128): u64 {
  const low = <u32>i8x16.bitmask(a) | (<u32>i8x16.bitmask(b) << 16);
  const high = <u32>i8x16.bitmask(c) | (<u32>i8x16.bitmask(d) << 16);
  return <u64>low | (<u64>high << 32);
}
