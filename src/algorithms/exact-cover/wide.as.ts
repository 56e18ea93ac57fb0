/**
 * Most constrained first, on boards of any size and up to 64 pieces (AssemblyScript): as constrained.as.ts, with several
 * words for a board. Options are kept as numbers, their words in one table; the options over each cell are counted one by
 * one, because there are few of them by the time it matters.
 */
import { ALL, arrive, guide, guided, limit, pickOf } from './part.inc.as';

export { hasArrived, setPart } from './part.inc.as';

@external("env", "tick") declare function tick(nodes: i32): void;
@external("env", "found") declare function found(depth: i32): void;
@external("env", "share") declare function passed(share: f64): void;

/** A node looks at few options or at a hundred thousand; after this many looks the kernel ticks to show it is alive. */
const STRIDE: usize = 0x10000;
const SHARED: i32 = 2;
const MANY: u32 = 0xffffffff;

let pieces: usize = 0;
let cells: usize = 0;
let words: usize = 0;
/** For each depth and piece the address of its list of option numbers; a list ends where the next begins. */
let lists: usize = 0;
/** For each option, its words (8 bytes each); where its cells begin in the table of cells; its least cell. */
let masks: usize = 0;
let cellStarts: usize = 0;
let cellTable: usize = 0;
/** For each piece, the row of copies it belongs to. */
let groups: usize = 0;
/** For each cell, how many options cover it; for each depth, the words of the occupied cells. */
let tally: usize = 0;
let boards: usize = 0;
/** The options laid. */
let path: usize = 0;
let gaps: bool = false;
let picksFewest: bool = true;
let nodes: i32 = 0;
let looks: usize = 0;

export function setup(
  pieceCount: i32, cellCount: i32, wordCount: i32, listTable: usize, maskTable: usize, cellStartTable: usize,
  cellNumbers: usize, groupTable: usize, tallyTable: usize, boardTable: usize, pathTable: usize, withGaps: bool,
  mostConstrained: bool,
): void {
  pieces = pieceCount;
  cells = cellCount;
  words = wordCount;
  lists = listTable;
  masks = maskTable;
  cellStarts = cellStartTable;
  cellTable = cellNumbers;
  groups = groupTable;
  tally = tallyTable;
  boards = boardTable;
  path = pathTable;
  gaps = withGaps;
  picksFewest = mostConstrained;
}

/** Searches everything from the lists of depth 0 on, where all the given pieces are to be laid. */
export function run(left: u64): void {
  nodes = 0;
  looks = 0;
  memory.fill(boards, 0, words << 3);
  lay(0, left, -1, 0, 1);
  tick(nodes);
}

function overlaps(one: usize, other: usize): bool {
  const a = masks + one * (words << 3);
  const b = masks + other * (words << 3);
  for (let at: usize = 0; at < words << 3; at += 8) if (load<u64>(a + at) & load<u64>(b + at)) return true;
  return false;
}

function isTaken(board: usize, cell: usize): bool {
  return ((load<u64>(board + ((cell >> 6) << 3)) >> <u64>(cell & 63)) & 1) != 0;
}

function firstFree(board: usize): u32 {
  let cell: usize = 0;
  while (isTaken(board, cell)) cell++;
  return <u32>cell;
}

/** How many options of a piece are in the lists. */
function waysOf(table: usize, piece: usize): u32 {
  return (load<u32>(table + (piece << 2), 4) - load<u32>(table + (piece << 2))) >> 2;
}

function leastCell(option: usize): u32 {
  return load<u32>(cellTable + (<usize>load<u32>(cellStarts + (option << 2)) << 2));
}

/** Lays an option, filters the lists of this depth into those of the next, and goes on. Piece -1: nothing is laid. */
function lay(depth: i32, left: u64, piece: i32, option: usize, share: f64): void {
  if (depth == limit) return found(depth);
  if (depth >= guided) nodes++;
  if (looks > STRIDE) {
    tick(nodes);
    nodes = 0;
    looks = 0;
  }
  const stride = (pieces + 1) << 2;
  const from = lists + <usize>depth * stride;
  const to = from + stride;
  const board = boards + <usize>depth * (words << 3);
  const next = board + (words << 3);
  for (let at: usize = 0; at < words << 3; at += 8) {
    const mine: u64 = piece < 0 ? 0 : load<u64>(masks + option * (words << 3) + at);
    store<u64>(next + at, load<u64>(board + at) | mine);
  }
  memory.fill(tally, 0, cells << 2);
  let end = <usize>load<u32>(from + (pieces << 2));
  let fewest = MANY;
  let scarce: usize = 0;
  for (let p: usize = 0; p < pieces; p++) {
    store<u32>(to + (p << 2), <u32>end);
    if (!((left >> <u64>p) & 1)) continue;
    const begin = end;
    const last = <usize>load<u32>(from + (p << 2), 4);
    looks += (last - <usize>load<u32>(from + (p << 2))) >> 2;
    const copies = piece >= 0 && load<u32>(groups + (p << 2)) == load<u32>(groups + (<usize>piece << 2));
    for (let at = <usize>load<u32>(from + (p << 2)); at < last; at += 4) {
      const other = <usize>load<u32>(at);
      if (piece >= 0) {
        if (overlaps(other, option)) continue;
        if (copies && leastCell(other) < leastCell(option) != <i32>p < piece) continue;
      }
      store<u32>(end, <u32>other);
      end += 4;
      const stop = <usize>load<u32>(cellStarts + (other << 2), 4);
      for (let c = <usize>load<u32>(cellStarts + (other << 2)); c < stop; c++) {
        const place = tally + (<usize>load<u32>(cellTable + (c << 2)) << 2);
        store<u32>(place, load<u32>(place) + 1);
      }
    }
    const ways = <u32>((end - begin) >> 2);
    if (ways < fewest) {
      fewest = ways;
      scarce = p;
    }
    if (!ways) break;
  }
  store<u32>(to + (pieces << 2), <u32>end);
  let cell = MANY;
  if (!gaps && fewest) {
    for (let c: usize = 0; c < cells && fewest; c++) {
      const ways = load<u32>(tally + (c << 2));
      if (ways >= fewest || isTaken(next, c)) continue;
      fewest = ways;
      cell = <u32>c;
    }
  }
  if (!fewest) {
    if (depth <= SHARED) passed(share);
    return;
  }
  if (!picksFewest) {
    scarce = <usize>ctz(left);
    cell = gaps ? MANY : firstFree(next);
    fewest = gaps ? waysOf(to, scarce) : load<u32>(tally + (<usize>cell << 2));
  }
  decide(depth + 1, left, cell, scarce, pickOf(depth, <i32>fewest), depth < SHARED ? share / <f64>fewest : share);
  if (depth == SHARED) passed(share);
}

/** Tries all ways, or the one picked, to cover the cell or, when no cell was chosen (`MANY`), to lay the piece. */
function decide(depth: i32, left: u64, cell: u32, scarce: usize, pick: i32, share: f64): void {
  const table = lists + <usize>depth * ((pieces + 1) << 2);
  const board = boards + <usize>depth * (words << 3);
  for (let m: u64 = cell == MANY ? <u64>1 << <u64>scarce : left; m; m &= m - 1) {
    const p = <usize>ctz(m);
    const rest = left & ~(<u64>1 << <u64>p);
    const last = <usize>load<u32>(table + (p << 2), 4);
    for (let at = <usize>load<u32>(table + (p << 2)); at < last; at += 4) {
      const option = <usize>load<u32>(at);
      if (cell != MANY && !isTaken(masks + option * (words << 3), cell)) continue;
      if (depth <= guided && !isGuided(depth, option)) continue;
      if (pick != ALL && pick-- != 0) continue;
      store<u32>(path + (<usize>(depth - 1) << 2), <u32>option);
      if (rest) {
        lay(depth, rest, <i32>p, option, share);
        continue;
      }
      if (gaps || isFull(board, option)) tellFound(depth);
      if (depth <= SHARED) passed(share);
    }
  }
}

/** Whether this is the option that is to be laid first at a depth; the guide has its number (4 bytes). */
function isGuided(depth: i32, option: usize): bool {
  if (option != <usize>load<u32>(guide + (<usize>(depth - 1) << 2))) return false;
  if (depth == guided) arrive();
  return true;
}

/** Whether an option covers all that is still free. */
function isFull(board: usize, option: usize): bool {
  for (let c: usize = 0; c < cells; c++) {
    if (!isTaken(board, c) && !isTaken(masks + option * (words << 3), c)) return false;
  }
  return true;
}

/** Reports a solution, after a tick: so the listener knows how many nodes it took. */
function tellFound(depth: i32): void {
  tick(nodes);
  nodes = 0;
  found(depth);
}
