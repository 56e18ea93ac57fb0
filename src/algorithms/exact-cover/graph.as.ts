/**
 * The state graph of a covering: every position that filling the lowest free cell can lead to, told apart by the cells
 * that are occupied and the pieces that are left, visited once, and with the number of ways to complete it
 * (AssemblyScript; up to 64 cells and 32 pieces; tables as for fill.as.ts).
 *
 * Positions from which nothing can be completed are remembered in the table of positions only. The others become nodes,
 * each after all those that it leads to, with their edges side by side: so everything that is counted over all solutions
 * is one walk along an array.
 */
import { area, fitting, masks, needs, options, pieces, canFill, starts, subsetSums } from './tables.inc.as';

export { setTables } from './tables.inc.as';

@external("env", "tick") declare function tick(nodes: i32): void;
@external("env", "share") declare function passed(share: f64): void;
/** Called when there is no room for more; does not return. */
@external("env", "full") declare function full(): void;

const STRIDE: i32 = 0x1000;
const SHARED: i32 = 2;
/** Pages of 64 KB. Memory doubles up to this step: what a small board would never use still has to be collected. */
const STEP: i32 = 256;
/** Together with what was left behind by growing. */
const MOST_BYTES: u64 = 0x40000000;
const DEAD: u32 = 0xffffffff;
/** An edge without an option: a cell that stays empty. */
const EMPTY: u32 = 0xffffffff;

let gaps: bool = false;
/** Whether regions are flooded. */
let floods: bool = true;
let nodes: i32 = 0;

/** Table of positions: occupied (8 bytes), left (4), node (4). A slot without pieces left is free. */
let slots: usize = 0;
let slotMask: u64 = 0;
let slotsUsed: u64 = 0;
/** How many positions were looked into. */
let expanded: f64 = 0;
let mostSlots: u64 = 0;

/** For each node, the number of ways (8 bytes) and its first edge (4); for each edge, its option (4) and node (4). */
let counts: usize = 0;
let firsts: usize = 0;
let nodeCount: u32 = 0;
let nodeRoom: u32 = 0;
let edges: usize = 0;
let edgeCount: u32 = 0;
let edgeRoom: u32 = 0;
/** Edges of the positions that are being visited. */
let pending: usize = 0;

let top: usize = 0;

export function nodeTotal(): u32 { return nodeCount; }
export function edgeTotal(): u32 { return edgeCount; }
export function positionTotal(): f64 { return expanded; }
export function countTable(): usize { return counts; }
export function firstTable(): usize { return firsts; }
export function edgeTable(): usize { return edges; }

export function setup(pendingTable: usize, free: usize, withGaps: bool, withRegions: bool, mostPositions: f64): void {
  pending = pendingTable;
  gaps = withGaps;
  floods = withRegions && !withGaps;
  top = (free + 15) & ~15;
  slotMask = 0xfff;
  mostSlots = <u64>mostPositions;
  slots = reserve(<usize>(slotMask + 1) << 4);
  memory.fill(slots, 0, <usize>(slotMask + 1) << 4);
  nodeRoom = edgeRoom = 0x1000;
  counts = reserve(nodeRoom << 3);
  firsts = reserve((nodeRoom + 1) << 2);
  edges = reserve(edgeRoom << 3);
  // Node 0 is the finished board.
  store<f64>(counts, 1);
  store<u32>(firsts, 0);
  store<u32>(firsts, 0, 4);
  nodeCount = 1;
}

/** Builds everything below a position, which is this share of all; returns its node, or 0xffffffff if it is dead. */
export function build(occupied: u64, left: u32, share: f64): u32 {
  const node = visit(occupied, left, 0, share);
  tick(nodes);
  nodes = 0;
  return node;
}

function visit(occupied: u64, left: u32, depth: i32, share: f64): u32 {
  const known = slotOf(occupied, left);
  if (load<u32>(known, 8)) {
    if (depth <= SHARED) passed(share);
    return load<u32>(known, 12);
  }
  expanded++;
  if (++nodes == STRIDE) {
    tick(STRIDE);
    nodes = 0;
  }
  const cell = <usize>ctz(~occupied);
  const row = starts + cell * (pieces + 1) * 4;
  const begin = pending;
  let total: f64 = 0;
  let deeper = false;
  if (depth < SHARED) {
    const ways = <f64>fitting(row, occupied, left) + <f64>gaps;
    if (ways == 0) passed(share);
    share /= ways;
  } else if (depth == SHARED) passed(share);
  if (gaps) {
    const next = occupied | (<u64>1 << <u64>cell);
    deeper = true;
    if (<u64>popcnt(~next) >= area(left)) total += follow(EMPTY, visit(next, left, depth + 1, share));
    else if (depth < SHARED) passed(share);
  }
  for (let m = left; m; m &= m - 1) {
    const piece = <usize>ctz(m);
    if (load<u32>(needs + (piece << 2)) & left) continue;
    let at = <usize>load<u32>(row + (piece << 2));
    const end = <usize>load<u32>(row + (piece << 2), 4);
    const rest = left & ~(1 << <u32>piece);
    let sums: u64 = 0;
    for (; at < end; at++) {
      const mask = load<u64>(masks + (at << 3));
      if (mask & occupied) continue;
      const option = load<u32>(options + (at << 2));
      const next = occupied | mask;
      if (!rest) {
        deeper = true;
        if (gaps || !~next) total += follow(option, 0);
        if (depth < SHARED) passed(share);
        continue;
      }
      if (floods) {
        if (!sums) sums = subsetSums(rest);
        if (!canFill(next, sums)) {
          if (depth < SHARED) passed(share);
          continue;
        }
      }
      deeper = true;
      total += follow(option, visit(next, rest, depth + 1, share));
    }
  }
  const node = begin == pending ? DEAD : addNode(begin, total);
  // A position that is dead at first sight is recognised again faster than it could be looked up.
  if (deeper) remember(occupied, left, node);
  return node;
}

/** Notes an edge of the position that is being visited; returns how many solutions it leads to. */
function follow(option: u32, node: u32): f64 {
  if (node == DEAD) return 0;
  store<u32>(pending, option);
  store<u32>(pending, node, 4);
  pending += 8;
  return load<f64>(counts + (<usize>node << 3));
}

function addNode(begin: usize, total: f64): u32 {
  const size = pending - begin;
  const more = <u32>(size >> 3);
  if (nodeCount + 1 >= nodeRoom) {
    counts = moved(counts, <usize>nodeRoom << 3);
    firsts = moved(firsts, <usize>(nodeRoom + 1) << 2);
    nodeRoom <<= 1;
  }
  while (edgeCount + more > edgeRoom) {
    edges = moved(edges, <usize>edgeRoom << 3);
    edgeRoom <<= 1;
  }
  memory.copy(edges + (<usize>edgeCount << 3), begin, size);
  pending = begin;
  edgeCount += more;
  const node = nodeCount++;
  store<f64>(counts + (<usize>node << 3), total);
  store<u32>(firsts + (<usize>nodeCount << 2), edgeCount);
  return node;
}

/** The slot of a position, or the free one where it belongs. */
function slotOf(occupied: u64, left: u32): usize {
  let hash = (occupied ^ (<u64>left * 0xd6e8feb86659fd93)) * 0x9e3779b97f4a7c15;
  hash ^= hash >> 32;
  let at = hash & slotMask;
  while (true) {
    const slot = slots + (<usize>at << 4);
    const there = load<u32>(slot, 8);
    if (!there || (there == left && load<u64>(slot) == occupied)) return slot;
    at = (at + 1) & slotMask;
  }
}

function remember(occupied: u64, left: u32, node: u32): void {
  if (slotsUsed >= mostSlots) full();
  if (slotsUsed * 4 >= (slotMask + 1) * 3) rehash();
  const slot = slotOf(occupied, left);
  store<u64>(slot, occupied);
  store<u32>(slot, left, 8);
  store<u32>(slot, node, 12);
  slotsUsed++;
}

function rehash(): void {
  look();
  const old = slots;
  const size = <usize>(slotMask + 1) << 4;
  slots = reserve(size << 1);
  memory.fill(slots, 0, size << 1);
  slotMask = slotMask * 2 + 1;
  for (let from = old; from < old + size; from += 16) {
    const left = load<u32>(from, 8);
    if (!left) continue;
    const occupied = load<u64>(from);
    const slot = slotOf(occupied, left);
    store<u64>(slot, occupied);
    store<u32>(slot, left, 8);
    store<u32>(slot, load<u32>(from, 12), 12);
  }
}

/** Large copies take long enough to be a chance to stop. */
function look(): void {
  tick(nodes);
  nodes = 0;
}

/** A copy with twice the room. What it leaves behind is not used again: all of it together is less than what is in use. */
function moved(table: usize, size: usize): usize {
  look();
  const place = reserve(size << 1);
  memory.copy(place, table, size);
  return place;
}

function reserve(bytes: usize): usize {
  const place = top;
  const end = (<u64>top + bytes + 15) & ~15;
  if (end > MOST_BYTES) full();
  top = <usize>end;
  const missing = <i32>((end + 0xffff) >> 16) - memory.size();
  // In large steps, because the host looks through all its own memory at many of them.
  const step = min(memory.size(), STEP);
  if (missing > 0 && memory.grow(max(missing, step)) < 0) full();
  return place;
}
