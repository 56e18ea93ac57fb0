/**
 * What a beam search remembers (AssemblyScript): the positions of this level and of the next, those that may come into the
 * next, what was there before, and how everything was reached.
 */
import { away, cells, estimate, hash, home, judge, pull, score } from './judge.inc.as';
import { childrenOf, NO_DIRECTION, shiftOf } from './moves.inc.as';

/** A position of a level: its board, and then hash (8), score (4), estimate (4), blank (4), direction of the last move (4). */
export let stride: usize = 0;
export let record: usize = 0;
/**
 * A position that may come into the next level: hash (8), score (4), estimate (4), parent (4), blank (2), direction of the
 * move (2), bucket (4), nothing (4).
 */
const CANDIDATE: usize = 32;
/** As in tables.ts. */
export const BUCKETS: u32 = 65536;
const NOISE: u32 = 15;

/** Hashes of positions that were there, each in the slot that its last bits say, until another takes it. */
let seen: usize = 0;
let slots: u64 = 0;
/** For each bucket how many candidates are in it (4 bytes), and the first and the last bucket that has any. */
let histogram: usize = 0;
export let low: u32 = 0;
let high: u32 = 0;
/** The positions of this level and of the next, how many are in this one, and the candidates up to their end. */
export let now: usize = 0;
let next: usize = 0;
export let count: u32 = 0;
let candidates: usize = 0;
let end: usize = 0;
/** For all positions so far the parent's place in its level, and in the last byte the blank; and where each level begins. */
let trail: usize = 0;
let laid: u32 = 0;
let starts: usize = 0;

/** Whether anything was left out. */
export let wasCut: bool = false;

/** After the size of the board is known. */
export function layRecords(): void {
  stride = (<usize>cells + 7) & ~7;
  record = stride + 24;
}

/** The first address behind what a search takes that begins at an address. */
export function levelsEnd(from: usize, width: u32, longest: u32, seenBits: u32): f64 {
  const each: usize = (record << 1) + CANDIDATE * childrenOf() + (<usize>longest << 2);
  return <f64>from + <f64>(<usize>8 << seenBits) + 4 * <f64>(BUCKETS + longest + 4) + <f64>width * <f64>each;
}

/** Divides the memory from an address on, and lays the first level: the board at `board`, which is judged. */
export function begin(from: usize, board: usize, width: u32, longest: u32, seenBits: u32): void {
  seen = from;
  slots = (<u64>1 << seenBits) - 1;
  histogram = seen + (<usize>8 << seenBits);
  starts = histogram + 4 * BUCKETS;
  now = (starts + 4 * (longest + 2) + 7) & ~7;
  next = now + record * width;
  candidates = next + record * width;
  trail = candidates + CANDIDATE * childrenOf() * width;
  memory.fill(seen, 0, starts - seen);
  wasCut = false;
  count = 1;
  laid = 0;
  memory.copy(now, board, cells);
  judge(now);
  let blank: u32 = 0;
  while (<u32>load<u8>(now + blank) != home) blank++;
  const info = now + stride;
  store<u64>(info, hash);
  store<u32>(info, score, 8);
  store<u32>(info, estimate, 12);
  store<u32>(info, blank, 16);
  store<u32>(info, NO_DIRECTION, 20);
  store<u64>(seen + (<usize>(hash & slots) << 3), hash);
}

/** Begins to gather candidates for a level. */
export function openLevel(level: u32): void {
  store<u32>(starts + (level << 2), laid);
  low = BUCKETS;
  high = 0;
  end = candidates;
}

/** Makes the position that was judged last a candidate, unless it was there before. */
// @ts-ignore: a decorator
@inline
export function consider(board: usize, parent: u32, blank: u32, direction: u32): void {
  const slot = seen + (<usize>(hash & slots) << 3);
  if (load<u64>(slot) == hash) return;
  store<u64>(slot, hash);
  const bucket = min(score + pull * away(board, blank) + (<u32>(hash >> 32) & NOISE), BUCKETS - 1);
  store<u64>(end, hash);
  store<u32>(end, score, 8);
  store<u32>(end, estimate, 12);
  store<u32>(end, parent, 16);
  store<u16>(end, <u16>blank, 20);
  store<u16>(end, <u16>direction, 22);
  store<u32>(end, bucket, 24);
  end += CANDIDATE;
  low = min(low, bucket);
  high = max(high, bucket);
  const tally = histogram + (<usize>bucket << 2);
  store<u32>(tally, load<u32>(tally) + 1);
}

/** Lays the best candidates into the next level: all below a limit, and of those at the limit the first ones. */
export function choose(width: u32): void {
  let below: u32 = 0;
  let limit = low;
  for (; limit <= high; limit++) {
    const more = load<u32>(histogram + (<usize>limit << 2));
    if (below + more > width) break;
    below += more;
  }
  if (limit <= high) wasCut = true;
  let atLimit = width - below;
  count = 0;
  for (let at = candidates; at < end; at += CANDIDATE) {
    const bucket = load<u32>(at, 24);
    if (bucket > limit) continue;
    if (bucket == limit) {
      if (atLimit == 0) continue;
      atLimit--;
    }
    lay(at);
  }
}

/** Lays a candidate as the last position of the next level. */
function lay(candidate: usize): void {
  const parent = load<u32>(candidate, 16);
  const to = <u32>load<u16>(candidate, 20);
  const direction = <u32>load<u16>(candidate, 22);
  const source = now + record * parent;
  const target = next + record * count;
  memory.copy(target, source, stride);
  const shift = shiftOf(direction);
  for (let blank = load<u32>(source + stride, 16); blank != to; blank += shift) {
    store<u8>(target + blank, load<u8>(target + blank + shift));
  }
  store<u8>(target + to, <u8>home);
  const info = target + stride;
  store<u64>(info, load<u64>(candidate));
  store<u32>(info, load<u32>(candidate, 8), 8);
  store<u32>(info, load<u32>(candidate, 12), 12);
  store<u32>(info, to, 16);
  store<u32>(info, direction, 20);
  noteLast(parent, to);
  laid++;
  count++;
}

/** Notes how the position behind all that are laid was reached. */
export function noteLast(parent: u32, blank: u32): void {
  store<u32>(trail + (<usize>laid << 2), (parent << 8) | blank);
}

/** Gives up the levels that are left. */
export function cutHere(): void {
  wasCut = true;
}

/** The next level becomes this one. */
export function turn(): void {
  if (high >= low) memory.fill(histogram + (<usize>low << 2), 0, <usize>(high - low + 1) << 2);
  const swap = now;
  now = next;
  next = swap;
}

/** Writes the blank's cells from the first to the last move; the last position is the one that was noted last. */
export function trace(length: u32, way: usize): void {
  let entry = laid;
  for (let level = length; level > 0; level--) {
    const value = load<u32>(trail + (<usize>entry << 2));
    store<u8>(way + level - 1, <u8>value);
    // Of the first level there is only one position before.
    if (level > 1) entry = load<u32>(starts + ((level - 1) << 2)) + (value >> 8);
  }
}
