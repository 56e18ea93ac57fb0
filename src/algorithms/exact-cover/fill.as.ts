/**
 * Fills the lowest free cell, again and again, on boards of up to 64 cells and 32 pieces (AssemblyScript).
 *
 * The board is one 64-bit word, a bit a cell in the order of filling. For every cell and every piece there is a list of
 * the options whose lowest cell this is; one AND tells whether an option fits. Before going deeper, the region around the
 * next free cell is flooded, by shifts of the whole board: if no subset of the pieces left has its size, nothing can
 * fill it.
 */
import { fitting, masks, needs, options, pieces, canFill, starts, subsetSums } from './tables.inc.as';

export { setTables } from './tables.inc.as';

@external("env", "tick") declare function tick(nodes: i32): void;
@external("env", "found") declare function found(depth: i32): void;
@external("env", "share") declare function passed(share: f64): void;

/** How many nodes one tick reports. */
const STRIDE: i32 = 0x4000;
/** Down to this depth the kernel keeps account of the share of the search that is done. */
const SHARED: i32 = 3;

let path: usize = 0;
let nodes: i32 = 0;

/** Where to write the options laid. */
export function setup(pathTable: usize): void {
  path = pathTable;
}

/** Searches everything below a position, which is this share of all. Cells outside the board count as occupied. */
export function run(occupied: u64, left: u32, depth: i32, share: f64): void {
  nodes = 0;
  visit(occupied, left, depth, share);
  tick(nodes);
}

function visit(occupied: u64, left: u32, depth: i32, share: f64): void {
  if (++nodes == STRIDE) {
    tick(STRIDE);
    nodes = 0;
  }
  const row = starts + <usize>ctz(~occupied) * (pieces + 1) * 4;
  const shared = depth < SHARED;
  if (shared) {
    const ways = fitting(row, occupied, left);
    if (ways == 0) return passed(share);
    share /= <f64>ways;
  } else if (depth == SHARED) passed(share);
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
      store<u32>(path + (<usize>depth << 2), load<u32>(options + (at << 2)));
      if (!rest) {
        if (!~(occupied | mask)) tellFound(depth + 1);
        if (shared) passed(share);
        continue;
      }
      if (!sums) sums = subsetSums(rest);
      const next = occupied | mask;
      if (canFill(next, sums)) visit(next, rest, depth + 1, share);
      else if (shared) passed(share);
    }
  }
}

/** Reports a solution, after a tick: so the listener knows how many nodes it took. */
function tellFound(depth: i32): void {
  tick(nodes);
  nodes = 0;
  found(depth);
}
