/**
 * Builds the packed table of a pattern (AssemblyScript) from sets of bits: a part of the kernel that searches.
 *
 * A state is a mask (the set of occupied cells), a region (free cells that hang together; the blank walks about in it at no
 * cost) and an arrangement of the tiles over the occupied cells. For each of the first two there is one set with a bit for
 * each arrangement, so that a move is done for all arrangements at once. A tile that slides past no other one, cell by
 * cell, leaves the number of the arrangement as it is: the move is then a union of sets. Else each bit of the set finds
 * its new number in a table.
 *
 * Levels are searched breadth-first. A move changes the parity of the Manhattan distance, so the neighbours of a level lie
 * in the one before and in the next one, and nowhere else: the next one is all neighbours that were not in the one before,
 * and takes its place in memory. Every state asks its neighbours instead of telling them; since all moves can be undone,
 * that is the same.
 *
 * The level at which an arrangement is first met, in whichever region, is written in binary: one set for each digit, so
 * that this too is done for all arrangements at once. The parity of the level is known, so its half is enough.
 */
import { DIGITS, dividePack, layPack, packMask, SETS } from './pack.inc.as';
import {
  arrangements, end, firstMoves, firstRegions, layStates, maskCount, MOVE, numberOf, regionAt, regionCount, room, setWord,
  word,
} from './states.inc.as';
import { aligned } from './sums.inc.as';

/** This many placements have their value by now. Throws to stop. */
@external("env", "tick")
declare function tick(found: u32): void;

const MOST_HALF: u32 = (1 << DIGITS) - 1;
/** Bytes looked at between two ticks: some milliseconds. */
const OFTEN: usize = 1 << 22;

/** The bytes of a set: a multiple of 16. */
let size: usize = 0;
/** Two levels: for each region its set. */
let now: usize = 0;
let next: usize = 0;
/** For both, how many states of each region are in it, four bytes. */
let nowCounts: usize = 0;
let nextCounts: usize = 0;
/** For each region, four bytes: how many of its states have not been met. */
let open: usize = 0;
/** For each mask its sets. */
let met: usize = 0;
/** Two sets to work with: new states of a region, and of all regions of a mask. */
let gathered: usize = 0;
let fresh: usize = 0;
/** The table. */
let packed: usize = 0;

let found: u32 = 0;
let pending: usize = 0;

/** The first address behind all that `build` needs. */
export function buildEnd(rows: u32, width: u32, home: u32): usize {
  layStates(rows, width, home);
  return divide(end);
}

/** Builds the table of the tiles that belong on the cells of `home`, and returns its address. */
export function build(rows: u32, width: u32, blank: u32, home: u32): usize {
  layStates(rows, width, home);
  room(divide(end) - end);
  for (let region: u32 = 0; region < regionCount; region++) setWord(open, region, arrangements);
  found = 0;
  pending = 0;
  begin(home, blank);
  for (let level: u32 = 1; advance(min<u32>(level >> 1, MOST_HALF)); level++) {
    swap();
    tell();
  }
  pack(home);
  return packed;
}

/** Divides the memory behind the states. Returns the end of it. */
function divide(from: usize): usize {
  size = aligned((<usize>arrangements + 7) >> 3);
  const counts = aligned(<usize>regionCount << 2);
  nowCounts = from;
  nextCounts = nowCounts + counts;
  open = nextCounts + counts;
  gathered = open + counts;
  fresh = gathered + size;
  met = fresh + size;
  // The table is made when the levels are no longer needed, and takes their place.
  packed = met + <usize>maskCount * SETS * size;
  const levels = <usize>regionCount * size;
  now = packed;
  next = packed + levels;
  return dividePack(packed + max<usize>(2 * levels, aligned(((<usize>maskCount * arrangements) >> 1) + 16)));
}

/** Turns the digits into the table. */
function pack(home: u32): void {
  layPack(home);
  for (let mask: u32 = 0; mask < maskCount; mask++) {
    pending += <usize>arrangements;
    if (pending >= OFTEN) tell();
    packMask(mask, met + <usize>mask * SETS * size, size, packed);
  }
}

/** The first level: all tiles are at home, and so is the blank. */
function begin(home: u32, blank: u32): void {
  const region = regionAt(home, blank);
  store<u8>(now + <usize>region * size, 1);
  setWord(nowCounts, region, 1);
  setWord(open, region, arrangements - 1);
  store<u8>(met + <usize>numberOf(home) * SETS * size, 1);
  found = 1;
}

function swap(): void {
  const level = now;
  now = next;
  next = level;
  const counts = nowCounts;
  nowCounts = nextCounts;
  nextCounts = counts;
}

/** Makes the next level, half of whose number is given. Returns whether there is anything in it. */
function advance(half: u32): bool {
  let any = false;
  for (let mask: u32 = 0; mask < maskCount; mask++) {
    let some: u32 = 0;
    const last = word(firstRegions, mask + 1);
    for (let region = word(firstRegions, mask); region < last; region++) {
      some |= gather(region) ? settle(region, !some) : wipe(region);
    }
    if (!some) continue;
    any = true;
    record(mask, half);
  }
  return any;
}

/** Gathers all neighbours of a region's states that lie in this level. Returns whether there are any to look for. */
function gather(region: u32): bool {
  if (!word(open, region)) return false;
  const last = <usize>word(firstMoves, region + 1);
  let any = false;
  for (let move = <usize>word(firstMoves, region); move < last; move += MOVE) {
    const from = load<u32>(move);
    if (!word(nowCounts, from)) continue;
    if (!any) memory.fill(gathered, 0, size);
    any = true;
    const table = <usize>load<u32>(move, 4);
    if (table) rearrange(now + <usize>from * size, table);
    else unite(now + <usize>from * size);
    pending += size;
  }
  if (pending >= OFTEN) tell();
  return any;
}

function tell(): void {
  pending = 0;
  tick(found);
}

function unite(from: usize): void {
  for (let at: usize = 0; at < size; at += 16) {
    v128.store(gathered + at, v128.or(v128.load(gathered + at), v128.load(from + at)));
  }
}

function rearrange(from: usize, table: usize): void {
  const last = from + size;
  for (let at = from; at < last; at += 8, table += 128) {
    for (let left = load<u64>(at); left; left &= left - 1) {
      const x = <u32>load<u16>(table + (<usize>ctz(left) << 1));
      const to = gathered + <usize>(x >> 3);
      store<u8>(to, load<u8>(to) | <u8>(<u32>1 << (x & 7)));
    }
  }
}

/** What was gathered and was not in the level before is the next level. Returns how many states that are. */
function settle(region: u32, isFirst: bool): u32 {
  let count: u32 = 0;
  if (isFirst) memory.fill(fresh, 0, size);
  const to = next + <usize>region * size;
  for (let at: usize = 0; at < size; at += 16) {
    const states = v128.andnot(v128.load(gathered + at), v128.load(to + at));
    v128.store(to + at, states);
    v128.store(fresh + at, v128.or(v128.load(fresh + at), states));
    count += ones(states);
  }
  setWord(nextCounts, region, count);
  setWord(open, region, word(open, region) - count);
  return count;
}

/** Nothing of this region is in the next level. */
function wipe(region: u32): u32 {
  if (word(nextCounts, region)) {
    memory.fill(next + <usize>region * size, 0, size);
    setWord(nextCounts, region, 0);
  }
  return 0;
}

// @ts-ignore: a decorator
@inline
function ones(set: v128): u32 {
  return <u32>(popcnt(v128.extract_lane<u64>(set, 0)) + popcnt(v128.extract_lane<u64>(set, 1)));
}

/** Writes half of the level for all arrangements of a mask that are met for the first time. */
function record(mask: u32, half: u32): void {
  const sets = met + <usize>mask * SETS * size;
  for (let at: usize = 0; at < size; at += 16) {
    const old = v128.load(sets + at);
    const states = v128.andnot(v128.load(fresh + at), old);
    if (!v128.any_true(states)) continue;
    v128.store(sets + at, v128.or(old, states));
    found += ones(states);
    for (let left = half; left; left &= left - 1) {
      const digit = sets + at + <usize>(ctz(left) + 1) * size;
      v128.store(digit, v128.or(v128.load(digit), states));
    }
  }
}
