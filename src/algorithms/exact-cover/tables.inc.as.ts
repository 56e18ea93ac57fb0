/**
 * The tables of a covering as tables.ts lays them out, and what both kernels that fill the lowest free cell ask of them
 * (AssemblyScript, a part of kernels).
 */

/** Addresses. For each cell and piece, the first option whose lowest cell this is; all masks and numbers of options. */
export let pieces: usize = 0;
export let starts: usize = 0;
export let masks: usize = 0;
export let options: usize = 0;
/** For each piece, its number of cells (8 bytes), and the piece that must be laid before it, as a bit (4 bytes). */
export let sizes: usize = 0;
export let needs: usize = 0;
/** Pairs of a distance and the cells that have a neighbour at this distance after them (8 bytes each). */
export let shifts: usize = 0;
export let shiftsEnd: usize = 0;
/** For each set of pieces, the sums of its subsets (8 bytes); 0 where there are too many sets. */
let sumTable: usize = 0;

export function setTables(
  pieceCount: i32, startTable: usize, maskTable: usize, optionTable: usize, sizeTable: usize, needTable: usize,
  shiftTable: usize, shiftTableEnd: usize, sums: usize,
): void {
  pieces = pieceCount;
  starts = startTable;
  masks = maskTable;
  options = optionTable;
  sizes = sizeTable;
  needs = needTable;
  shifts = shiftTable;
  shiftsEnd = shiftTableEnd;
  sumTable = sums;
  if (!sums) return;
  store<u64>(sums, 1);
  for (let set: u32 = 1; set < <u32>1 << <u32>pieces; set++) {
    const smaller = load<u64>(sums + (<usize>(set & (set - 1)) << 3));
    store<u64>(sums + (<usize>set << 3), smaller | (smaller << load<u64>(sizes + (<usize>ctz(set) << 3))));
  }
}

/** How many options fit at the lowest free cell, for the account of what is done. */
export function fitting(row: usize, occupied: u64, left: u32): i32 {
  let ways = 0;
  for (let m = left; m; m &= m - 1) {
    const piece = <usize>ctz(m);
    if (load<u32>(needs + (piece << 2)) & left) continue;
    let at = <usize>load<u32>(row + (piece << 2));
    const end = <usize>load<u32>(row + (piece << 2), 4);
    for (; at < end; at++) if (!(load<u64>(masks + (at << 3)) & occupied)) ways++;
  }
  return ways;
}

/** Bit n is set where some of these pieces have n cells in all; from a table where there are few pieces. */
export function subsetSums(left: u32): u64 {
  if (sumTable) return load<u64>(sumTable + (<usize>left << 3));
  let sums: u64 = 1;
  for (let m = left; m; m &= m - 1) sums |= sums << load<u64>(sizes + (<usize>ctz(m) << 3));
  return sums;
}

/** Whether the region of free cells around the lowest one can be filled by some of the pieces that have these sums. */
export function canFill(occupied: u64, sums: u64): bool {
  const free = ~occupied;
  return ((sums >> popcnt(flood(free & (0 - free), free))) & 1) != 0;
}

/** The free cells that hang together with some of them. */
export function flood(seed: u64, free: u64): u64 {
  let region = seed;
  // A rectangle has only two distances; these stay in registers.
  if (shiftsEnd == shifts + 32) {
    const near = load<u64>(shifts), fromNear = load<u64>(shifts, 8);
    const far = load<u64>(shifts, 16), fromFar = load<u64>(shifts, 24);
    while (true) {
      let grown = region | ((((region & fromNear) << near) | ((region >> near) & fromNear)) & free);
      grown |= (((grown & fromFar) << far) | ((grown >> far) & fromFar)) & free;
      if (grown == region || grown == free) return grown;
      region = grown;
    }
  }
  while (true) {
    let grown = region;
    for (let at = shifts; at < shiftsEnd; at += 16) {
      const by = load<u64>(at);
      const from = load<u64>(at, 8);
      grown |= (((grown & from) << by) | ((grown >> by) & from)) & free;
    }
    if (grown == region || grown == free) return grown;
    region = grown;
  }
}

/** The cells of these pieces in all. */
export function area(left: u32): u64 {
  let sum: u64 = 0;
  for (let m = left; m; m &= m - 1) sum += load<u64>(sizes + (<usize>ctz(m) << 3));
  return sum;
}
