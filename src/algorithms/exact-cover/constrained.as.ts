/**
 * Most constrained first, on boards of up to 64 cells and 32 pieces (AssemblyScript).
 *
 * Every position has a list of the options that still fit, piece by piece. While an option is laid, the list is
 * filtered into the next one, and the options over each cell are counted on the way, for all cells at once: bit-sliced
 * counters, which stop at eight. Then the cell or the piece with the fewest options is decided next, of equal cells the
 * lowest. Without that rule it is the lowest free cell or, with gaps, the first piece left.
 */
import { ALL, arrive, dives, guide, guided, limit, pickOf } from './part.inc.as';

export { hasArrived, setPart } from './part.inc.as';

@external("env", "tick") declare function tick(nodes: i32): void;
@external("env", "found") declare function found(depth: i32): void;
@external("env", "share") declare function passed(share: f64): void;

const STRIDE: i32 = 0x1000;
const SHARED: i32 = 2;
const MANY: i32 = 0x7fffffff;

let pieces: usize = 0;
/** For each depth and piece the address of its list; a list ends where the next begins. */
let lists: usize = 0;
/** For each piece, the row of copies it belongs to (4 bytes). */
let groups: usize = 0;
/** The masks laid so far (8 bytes), and their pieces (4 bytes). */
let path: usize = 0;
let pathPieces: usize = 0;
/** For each depth above the end of the guide, what is decided there (64 bytes). */
let decisions: usize = 0;
let board: u64 = 0;
let gaps: bool = false;
let picksFewest: bool = true;
let nodes: i32 = 0;

export function setup(
  pieceCount: i32, listTable: usize, groupTable: usize, pathTable: usize, pathPieceTable: usize, decisionTable: usize,
  cells: u64, withGaps: bool, mostConstrained: bool,
): void {
  pieces = pieceCount;
  lists = listTable;
  groups = groupTable;
  path = pathTable;
  pathPieces = pathPieceTable;
  decisions = decisionTable;
  board = cells;
  gaps = withGaps;
  picksFewest = mostConstrained;
}

/**
 * Searches everything from the lists of depth 0 on. Where the first `known` options of the guide are those of the run before, which
 * had a longer guide too, their lists are still there, and the search goes on behind them.
 */
export function run(left: u32, known: i32): void {
  nodes = 0;
  if (known) decideAgain(known);
  else lay(0, 0, left, -1, 0, 1);
  tick(nodes);
}

/** Lays an option, filters the lists of this depth into those of the next, and goes on. Piece -1: nothing is laid. */
function lay(depth: i32, occupied: u64, left: u32, piece: i32, mask: u64, share: f64): void {
  if (depth == limit) return found(depth);
  if (depth >= guided && ++nodes == STRIDE) {
    tick(STRIDE);
    nodes = 0;
  }
  const stride = (pieces + 1) << 2;
  const from = lists + <usize>depth * stride;
  const to = from + stride;
  let end = <usize>load<u32>(from + (pieces << 2));
  let once: u64 = 0, twice: u64 = 0, fourTimes: u64 = 0, more: u64 = 0;
  let fewest = MANY;
  let scarce = -1;
  for (let p: usize = 0; p < pieces; p++) {
    store<u32>(to + (p << 2), <u32>end);
    if (!((left >> <u32>p) & 1)) continue;
    const begin = end;
    const last = <usize>load<u32>(from + (p << 2), 4);
    const copies = piece >= 0 && load<u32>(groups + (p << 2)) == load<u32>(groups + (<usize>piece << 2));
    for (let at = <usize>load<u32>(from + (p << 2)); at < last; at += 8) {
      const other = load<u64>(at);
      if (copies && ctz(other) < ctz(mask) != <i32>p < piece) continue;
      store<u64>(end, other);
      const kept = (other & mask) == 0;
      end += <usize>kept << 3;
      let carry = other & (0 - <u64>kept);
      const first = once & carry;
      once ^= carry;
      const second = twice & first;
      twice ^= first;
      more |= fourTimes & second;
      fourTimes ^= second;
    }
    const ways = <i32>((end - begin) >> 3);
    if (ways == 0) {
      if (depth <= SHARED) passed(share);
      return;
    }
    if (ways < fewest) {
      fewest = ways;
      scarce = <i32>p;
    }
  }
  store<u32>(to + (pieces << 2), <u32>end);
  const next = occupied | mask;
  const free = board & ~next;
  if (!gaps && (free & ~(once | twice | fourTimes | more))) {
    if (depth <= SHARED) passed(share);
    return;
  }
  if (depth < guided) keep(depth, next, left, once, twice, fourTimes, free & ~more, fewest, scarce);
  decide(depth + 1, next, left, once, twice, fourTimes, free & ~more, fewest, scarce, share);
}

/** Keeps what is decided after this many options. */
function keep(
  depth: i32, occupied: u64, left: u32, once: u64, twice: u64, fourTimes: u64, cells: u64, fewest: i32, scarce: i32,
): void {
  const at = decisions + (<usize>depth << 6);
  store<u64>(at, occupied);
  store<u64>(at, once, 8);
  store<u64>(at, twice, 16);
  store<u64>(at, fourTimes, 24);
  store<u64>(at, cells, 32);
  store<u32>(at, left, 40);
  store<i32>(at, fewest, 44);
  store<i32>(at, scarce, 48);
}

/** Behind a path the share is not told, so it is not kept. */
function decideAgain(depth: i32): void {
  const at = decisions + (<usize>depth << 6);
  decide(
    depth + 1, load<u64>(at), load<u32>(at, 40), load<u64>(at, 8), load<u64>(at, 16), load<u64>(at, 24), load<u64>(at, 32),
    load<i32>(at, 44), load<i32>(at, 48), 1,
  );
}

/** Tries all ways to cover the cell, or to lay the piece, that has the fewest; or that is the first. */
function decide(
  depth: i32, occupied: u64, left: u32, once: u64, twice: u64, fourTimes: u64, cells: u64, fewest: i32, scarce: i32, share: f64,
): void {
  const table = lists + <usize>depth * ((pieces + 1) << 2);
  let bit: u64 = 0;
  if (!picksFewest) {
    const free = board & ~occupied;
    if (gaps) scarce = ctz(left);
    else bit = free & (0 - free);
    if (depth <= SHARED || dives) fewest = waysOf(table, left, bit, scarce);
  } else if (!gaps) {
    const few = cells & ~fourTimes;
    const some = cells & fourTimes;
    for (let ways = 1; ways < 8 && ways <= fewest; ways++) {
      const high = ways & 4 ? some : few;
      const middle = ways & 2 ? high & twice : high & ~twice;
      const those = ways & 1 ? middle & once : middle & ~once;
      if (!those) continue;
      bit = those & (0 - those);
      fewest = ways;
      break;
    }
  }
  if (depth <= SHARED) share /= <f64>fewest;
  else if (depth == SHARED + 1) passed(share);
  let pick = pickOf(depth - 1, fewest);
  for (let m = bit ? left : <u32>1 << scarce; m; m &= m - 1) {
    const p = ctz(m);
    const rest = left & ~(<u32>1 << p);
    const last = <usize>load<u32>(table + (<usize>p << 2), 4);
    for (let at = <usize>load<u32>(table + (<usize>p << 2)); at < last; at += 8) {
      const mask = load<u64>(at);
      if (bit && !(mask & bit)) continue;
      if (depth <= guided && !isGuided(depth, p, mask)) continue;
      if (pick != ALL && pick-- != 0) continue;
      store<u64>(path + (<usize>(depth - 1) << 3), mask);
      store<u32>(pathPieces + (<usize>(depth - 1) << 2), p);
      if (rest) lay(depth, occupied, rest, p, mask, share);
      else {
        if (gaps || (occupied | mask) == board) tellFound(depth);
        if (depth <= SHARED) passed(share);
      }
    }
  }
}

/** Whether this is the option that is to be laid first at a depth; the guide has its mask (8 bytes) and its piece (8). */
function isGuided(depth: i32, piece: u32, mask: u64): bool {
  const at = guide + (<usize>(depth - 1) << 4);
  if (mask != load<u64>(at) || piece != load<u32>(at, 8)) return false;
  if (depth == guided) arrive();
  return true;
}

/** How many options cover the cell or, where no cell is chosen, lay the piece; for the account of what is done. */
function waysOf(table: usize, left: u32, bit: u64, piece: i32): i32 {
  let ways = 0;
  for (let m = bit ? left : <u32>1 << piece; m; m &= m - 1) {
    const p = <usize>ctz(m);
    const last = <usize>load<u32>(table + (p << 2), 4);
    for (let at = <usize>load<u32>(table + (p << 2)); at < last; at += 8) if (!bit || load<u64>(at) & bit) ways++;
  }
  return ways;
}

/** Reports a solution, after a tick: so the listener knows how many nodes it took. */
function tellFound(depth: i32): void {
  tick(nodes);
  nodes = 0;
  found(depth);
}
