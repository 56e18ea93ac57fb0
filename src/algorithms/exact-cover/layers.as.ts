/**
 * How many coverings there are, layer by layer (AssemblyScript): layer k has every position after k pieces, each laid on
 * the lowest free cell, with the number of ways to come to it. Only one layer is kept while the next one is made.
 *
 * A position is a set of laid pieces and a frontier: which of the cells from the lowest free one on are occupied, as a word
 * with that cell at bit 0. Where the lowest free cell is need not be kept, because the pieces laid have as many cells as are
 * occupied. The frontiers of one set lie side by side. Those of the next layer are gathered set by set from the sets with
 * one piece less, so that all the time only a few short lists and one small table are touched, which fit into the cache.
 *
 * A part of the search is told by the pieces of `chosen` that the first `middle` pieces have among them: exactly `wanted`.
 */

@external("env", "tick") declare function tick(nodes: i32): void;
@external("env", "share") declare function passed(share: f64): void;
/** Called when there is no room for more; does not return. */
@external("env", "full") declare function full(): void;
@external("env", "layer") declare function told(laid: i32, positions: f64): void;

/** How many options are laid between two ticks, at least. */
const STRIDE: i32 = 0x4000;
/** Pages of 64 KB; in large steps, because the host looks through all its own memory at many of them. */
const STEP: i32 = 1024;
/** No number of ways has more bits, so that a sum or a number times a weight is never more than 64 bits. */
const MOST_BITS: u64 = 60;
/** Bytes of a frontier with its number of ways. */
const ENTRY: usize = 16;

let pieces: i32 = 0;
let cells: i32 = 0;
/** For each cell and piece, the first option whose lowest cell this is; for each option its cells from there on (8), and its weight (8). */
let starts: usize = 0;
let options: usize = 0;
/** For each piece: cells (4), the piece that must be laid before it as a bit (4), the last cell that can be its lowest (4), nothing (4). */
let facts: usize = 0;
/** For each cell and distance, the cells from it on that have a neighbour at this distance after them (8). */
let near: usize = 0;
let distances: usize = 0;
let distanceCount: usize = 0;
/** For each set, where its frontiers begin and how many there are (4 each), in this layer and the next. */
let sets: usize = 0;
let nextSets: usize = 0;
/** A table of 4-byte slots for the frontiers of one set; half of them may be taken. */
let slots: usize = 0;
let slotMask: u32 = 0;
let mostSlots: u32 = 0;

let mostBytes: u64 = 0;
/** This layer lies from `base` to `here`, the next one behind it to `top`. */
let base: usize = 0;
let here: usize = 0;
let top: usize = 0;
let room: u64 = 0;
let nodes: i32 = 0;
let work: i32 = 0;

export function setup(
  pieceCount: i32, cellCount: i32, startTable: usize, optionTable: usize, factTable: usize, nearTable: usize,
  distanceTable: usize, distanceTotal: i32, setTable: usize, nextTable: usize, slotTable: usize, slotTotal: u32, free: usize,
  most: f64,
): void {
  pieces = pieceCount;
  cells = cellCount;
  starts = startTable;
  options = optionTable;
  facts = factTable;
  near = nearTable;
  distances = distanceTable;
  distanceCount = distanceTotal;
  sets = setTable;
  nextSets = nextTable;
  slots = slotTable;
  mostSlots = slotTotal;
  base = free;
  mostBytes = <u64>most;
}

/** The number of coverings, each times the weights of its options. */
export function run(chosen: u32, wanted: u32, middle: i32): f64 {
  nodes = work = 0;
  room = <u64>memory.size() << 16;
  const setBytes = <usize>8 << <usize>pieces;
  memory.fill(sets, 0, setBytes);
  store<u64>(base, 0);
  store<u64>(base, 1, 8);
  store<u32>(sets, 0);
  store<u32>(sets, 1, 4);
  top = base + ENTRY;
  const all = <u32>((<u64>1 << pieces) - 1);
  for (let laid = 1; laid <= pieces; laid++) {
    here = top;
    memory.fill(nextSets, 0, setBytes);
    let seen: i32 = 0;
    // All sets of this many pieces, in ascending order.
    for (let set = <u32>((<u64>1 << laid) - 1); set <= all; ) {
      if (belongs(set & chosen, wanted, laid - middle)) gather(set, all);
      if (++seen == 64) {
        passed(64);
        look();
        seen = 0;
      }
      const low = set & (0 - set);
      const high = set + low;
      if (high < set) break;
      set = high | (((set ^ high) >> 2) / low);
    }
    passed(seen);
    const size = top - here;
    told(laid, <f64>(size / ENTRY));
    memory.copy(base, here, size);
    top = base + size;
    const other = sets;
    sets = nextSets;
    nextSets = other;
  }
  look();
  const last = sets + (<usize>all << 3);
  return load<u32>(last, 4) ? <f64>load<u64>(base, 8) : 0;
}

/** Whether a set can come to be one of this part, or has come from one. */
function belongs(mine: u32, wanted: u32, beyond: i32): bool {
  if (beyond >= 0) return beyond > 0 ? (mine & wanted) == wanted : mine == wanted;
  return (mine & ~wanted) == 0 && popcnt(wanted & ~mine) <= <u32>-beyond;
}

/** All frontiers of a set, from those of the sets that have one piece less. */
function gather(set: u32, all: u32): void {
  const begin = top;
  let entries: u32 = 0;
  let most: u32 = 16;
  for (let m = set; m; m &= m - 1) {
    const size = load<u32>(sets + (<usize>(set & ~(m & (0 - m))) << 3), 4);
    if (size > most) most = size;
  }
  sizeSlots(most);
  const left = all & ~set;
  const sums = subsetSums(left);
  // A piece that is left must still have a place.
  let furthest = cells;
  for (let m = left; m; m &= m - 1) {
    const last = load<i32>(facts + (<usize>ctz(m) << 4), 8);
    if (last < furthest) furthest = last;
  }
  for (let m = set; m; m &= m - 1) {
    const piece = <usize>ctz(m);
    const before = set & ~(m & (0 - m));
    const size = load<u32>(sets + (<usize>before << 3), 4);
    const needed = load<u32>(facts + (piece << 4), 4);
    if (!size || (before & needed) != needed) continue;
    const covered = area(before);
    let at = base + (<usize>load<u32>(sets + (<usize>before << 3)) << 4);
    for (const end = at + (<usize>size << 4); at < end; at += ENTRY) {
      const frontier = load<u64>(at);
      const ways = load<u64>(at, 8);
      const lowest = covered - <i32>popcnt(frontier);
      const row = starts + ((<usize>lowest * (pieces + 1) + piece) << 2);
      let option = options + (<usize>load<u32>(row) << 4);
      const optionEnd = options + (<usize>load<u32>(row, 4) << 4);
      for (; option < optionEnd; option += 16) {
        const mask = load<u64>(option);
        if (mask & frontier) continue;
        work++;
        const occupied = frontier | mask;
        const filled = ctz(~occupied);
        const now = lowest + <i32>filled;
        const next = occupied >> filled;
        if (left && (now > furthest || !canFill(next, now, sums))) continue;
        const slot = slotOf(next, begin);
        const known = load<u32>(slot);
        const more = ways * load<u64>(option, 8);
        if (more >> MOST_BITS) full();
        if (known) {
          const there = begin + (<usize>(known - 1) << 4);
          const before = load<u64>(there, 8);
          const after = before + more;
          if (after >> MOST_BITS) full();
          store<u64>(there, after, 8);
          continue;
        }
        if (<u64>top + ENTRY > room) grow();
        store<u64>(top, next);
        store<u64>(top, more, 8);
        top += ENTRY;
        store<u32>(slot, ++entries);
        if (entries << 1 > slotMask) widen(begin, entries);
      }
    }
    if (work > STRIDE) look();
  }
  nodes += entries;
  store<u32>(nextSets + (<usize>set << 3), <u32>((begin - here) >> 4));
  store<u32>(nextSets + (<usize>set << 3), entries, 4);
}

function look(): void {
  tick(nodes);
  nodes = work = 0;
}

/** Empties the table for about this many frontiers. */
function sizeSlots(frontiers: u32): void {
  let size: u32 = 32;
  while (size < frontiers << 1 && size < mostSlots) size <<= 1;
  slotMask = size - 1;
  memory.fill(slots, 0, <usize>size << 2);
}

/** Where the number of a frontier stands, or belongs. */
function slotOf(frontier: u64, begin: usize): usize {
  let hash = frontier * 0x9e3779b97f4a7c15;
  let at = <u32>(hash >> 40) ^ <u32>(hash >> 32);
  while (true) {
    at &= slotMask;
    const slot = slots + (<usize>at << 2);
    const known = load<u32>(slot);
    if (!known || load<u64>(begin + (<usize>(known - 1) << 4)) == frontier) return slot;
    at++;
  }
}

function widen(begin: usize, entries: u32): void {
  if (slotMask + 1 >= mostSlots) full();
  slotMask = slotMask * 2 + 1;
  memory.fill(slots, 0, <usize>(slotMask + 1) << 2);
  for (let i: u32 = 0; i < entries; i++) store<u32>(slotOf(load<u64>(begin + (<usize>i << 4)), begin), i + 1);
}

function grow(): void {
  if (room >= mostBytes || memory.grow(STEP) < 0) full();
  room += <u64>STEP << 16;
}

function area(set: u32): i32 {
  let sum: i32 = 0;
  for (let m = set; m; m &= m - 1) sum += load<i32>(facts + (<usize>ctz(m) << 4));
  return sum;
}

/** Bit n is set where some of these pieces have n cells in all. */
function subsetSums(set: u32): u64 {
  let sums: u64 = 1;
  for (let m = set; m; m &= m - 1) sums |= sums << load<u32>(facts + (<usize>ctz(m) << 4));
  return sums;
}

/** Whether the pieces left can fill every region of free cells that is cut off before the frontier's end. */
function canFill(frontier: u64, lowest: i32, sums: u64): bool {
  const left = cells - lowest;
  const free = left < 64 ? ~frontier & (((<u64>1) << left) - 1) : ~frontier;
  const row = near + (<usize>lowest * distanceCount << 3);
  // Everything behind the frontier counts as one region, and what hangs together with it is not looked at.
  const behind = frontier ? free & ~((<u64>-1) >> clz(frontier)) : free;
  let cut = free & ~flood(behind, free, row);
  while (cut) {
    const region = flood(cut & (0 - cut), cut, row);
    if (!((sums >> popcnt(region)) & 1)) return false;
    cut &= ~region;
  }
  return true;
}

function flood(seed: u64, free: u64, row: usize): u64 {
  let region = seed;
  while (true) {
    let grown = region;
    for (let i: usize = 0; i < distanceCount; i++) {
      const by = load<u64>(distances + (i << 3));
      const from = load<u64>(row + (i << 3));
      grown |= (((grown & from) << by) | ((grown >> by) & from)) & free;
    }
    if (grown == region) return region;
    region = grown;
  }
}
