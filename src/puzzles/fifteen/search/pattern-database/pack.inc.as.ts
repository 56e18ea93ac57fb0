/**
 * The last step of building a table (AssemblyScript), a part of build.inc.as.ts: what is known of each arrangement of a
 * mask, digit by digit in sets of bits, becomes half of what its value exceeds the Manhattan distance by, two in a byte.
 */
import { distance } from './numbers.inc.as';
import { arrangements, columns, masks, tiles, word } from './states.inc.as';
import { aligned, layStarts, sums, sumsLength } from './sums.inc.as';

/** Digits of half a level. */
export const DIGITS: u32 = 5;
/** The sets of a mask: what has been met, and the digits. */
export const SETS: u32 = DIGITS + 1;
const MOST_EXCESS: u8 = 15;

let home: u32 = 0;
/** What `sums` needs. */
let weights: usize = 0;
let starts: usize = 0;
let numbers: usize = 0;

/** Divides the memory from here on. Returns the end of it. */
export function dividePack(from: usize): usize {
  weights = from;
  starts = weights + aligned(<usize>(tiles * tiles));
  numbers = starts + aligned(<usize>4 << tiles);
  return numbers + aligned(<usize>sumsLength(tiles) + 16);
}

/** Begins with the table of the tiles that belong on these cells. */
export function layPack(homeCells: u32): void {
  home = homeCells;
  layStarts(tiles, starts);
}

/** Packs the entries of a mask into the table. The sets of the mask, `size` bytes each, lie at `sets`. */
export function packMask(mask: u32, sets: usize, size: usize, packed: usize): void {
  weigh(word(masks, mask));
  const distances = sums<u8>(tiles, weights, starts, numbers);
  const to = packed + ((<usize>mask * arrangements) >> 1);
  if (arrangements == 1) {
    const excess = v128.extract_lane<u8>(excesses(sets, size, distances, 0), 0);
    store<u8>(to, mask & 1 ? load<u8>(to) | (excess << 4) : excess);
    return;
  }
  for (let x: u32 = 0; x < arrangements; x += 16) {
    // What runs over the end is written later.
    const pairs = excesses(sets, size, distances, x);
    const halves = v128.or(pairs, v128.shr<u16>(pairs, 4));
    const bytes = v128.narrow<u16>(v128.and(halves, i16x8.splat(0xff)), halves);
    v128.store_lane<u64>(to + <usize>(x >> 1), bytes, 0);
  }
}

/** For each tile and each place of a mask, a byte: how far the tile is from home there. */
function weigh(mask: u32): void {
  let at = weights;
  for (let goals = home; goals; goals &= goals - 1) {
    for (let left = mask; left; left &= left - 1) store<u8>(at++, <u8>distance(columns, ctz(goals), ctz(left)));
  }
}

/** For sixteen arrangements, a byte each: half of the excess, and the most there can be where none was met. */
// @ts-ignore: a decorator
@inline
function excesses(sets: usize, size: usize, distances: usize, x: u32): v128 {
  const from = sets + <usize>(x >> 3);
  let halves = i8x16.splat(0);
  for (let digit: u32 = 0; digit < DIGITS; digit++) {
    halves = v128.or(halves, v128.and(spread(from + <usize>(digit + 1) * size), i8x16.splat(<i8>(<u32>1 << digit))));
  }
  const excess = v128.sub<u8>(halves, v128.shr<u8>(v128.load(distances + x), 1));
  return v128.min<u8>(v128.or(excess, v128.not(spread(from))), i8x16.splat(MOST_EXCESS));
}

/** Sixteen bits as bytes that are all ones or zero. */
// @ts-ignore: a decorator
@inline
function spread(from: usize): v128 {
  const bytes = v128.load_splat<u16>(from);
  const each = i8x16.swizzle(bytes, i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1));
  const bit = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
  return v128.eq<u8>(v128.and(each, bit), bit);
}
