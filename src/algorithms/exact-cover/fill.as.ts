/**
 * Fills the lowest free cell, again and again, on boards of up to 64 cells and 32 pieces (AssemblyScript).
 *
 * The board is one 64-bit word, a bit a cell in the order of filling. For every cell and every piece there is a list of
 * the options whose lowest cell this is; one AND tells whether an option fits. Before going deeper, the region around the
 * next free cell is flooded, by shifts of the whole board: if no subset of the pieces left has its size, nothing can
 * fill it. Where gaps are allowed, the lowest free cell may also stay empty, as long as the pieces left have room.
 */
import { ALL, arrive, dives, guide, guided, limit, pickOf } from './part.inc.as';
import { area, fitting, masks, needs, options, pieces, canFill, starts, subsetSums } from './tables.inc.as';

export { hasArrived, setPart } from './part.inc.as';
export { setTables } from './tables.inc.as';

@external("env", "tick") declare function tick(nodes: i32): void;
@external("env", "found") declare function found(depth: i32): void;
@external("env", "share") declare function passed(share: f64): void;

/** How many nodes one tick reports. */
const STRIDE: i32 = 0x4000;
/** Down to this depth the kernel keeps account of the share of the search that is done. */
const SHARED: i32 = 3;

let path: usize = 0;
let gaps: bool = false;
/** Whether regions are flooded. */
let floods: bool = true;
let nodes: i32 = 0;

/** Where to write the options laid. */
export function setup(pathTable: usize, withGaps: bool, withRegions: bool): void {
  path = pathTable;
  gaps = withGaps;
  floods = withRegions && !withGaps;
}

/** Searches everything below a position, which is this share of all. Cells outside the board count as occupied. */
export function run(occupied: u64, left: u32, depth: i32, share: f64): void {
  nodes = 0;
  visit(occupied, left, depth, share);
  tick(nodes);
}

function visit(occupied: u64, left: u32, depth: i32, share: f64): void {
  if (depth == limit) return found(depth);
  if (depth >= guided && ++nodes == STRIDE) {
    tick(STRIDE);
    nodes = 0;
  }
  const cell = <usize>ctz(~occupied);
  const row = starts + cell * (pieces + 1) * 4;
  const shared = depth < SHARED;
  let pick = ALL;
  if (shared || dives) {
    const ways = fitting(row, occupied, left) + <i32>gaps;
    if (ways == 0) return passed(share);
    share /= <f64>ways;
    pick = pickOf(depth, ways);
  }
  if (gaps && (pick == ALL || pick-- == 0)) {
    const next = occupied | (<u64>1 << <u64>cell);
    if (<u64>popcnt(~next) >= area(left)) visit(next, left, depth, share);
    else if (shared) passed(share);
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
      // The guide has the numbers of the options that are laid first (4 bytes).
      if (depth < guided && option != load<u32>(guide + (<usize>depth << 2))) continue;
      if (pick != ALL && pick-- != 0) continue;
      store<u32>(path + (<usize>depth << 2), option);
      if (!rest) {
        if (gaps || !~(occupied | mask)) tellFound(depth + 1);
        if (shared) passed(share);
        continue;
      }
      if (floods && !sums) sums = subsetSums(rest);
      const next = occupied | mask;
      const isOpen = !floods || canFill(next, sums);
      // What lies below the shared depths is told as one part.
      if (shared && (!isOpen || depth == SHARED - 1)) passed(share);
      if (!isOpen) continue;
      if (depth + 1 == guided) arrive();
      visit(next, rest, depth + 1, share);
    }
  }
}

/** Reports a solution, after a tick: so the listener knows how many nodes it took. */
function tellFound(depth: i32): void {
  tick(nodes);
  nodes = 0;
  found(depth);
}
