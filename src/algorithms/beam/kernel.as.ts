/**
 * Beam search over boards of sliding tiles at full speed (AssemblyScript): level by level, only the best so many positions
 * of each level are gone on from. A board has a byte for each cell: the cell its tile belongs to. The kernel lays its
 * levels into memory behind the tables that search.ts has laid; plain.ts does the same in plain words.
 */
import {
  away, cells, columns, columnOf, estimate, hash, home, judge, judged, pull, rowOf, rows, score, setHome, setScores, setSize,
  setTiles, step,
} from './judge.inc.as';

export { setScores };

/** So many more positions were looked at. Throws to stop. */
@external("env", "tick")
declare function tick(nodes: u32): void;

/** Whether a row of tiles may slide as one, and what one move then betters the estimate by at the most. */
let rowwise: bool = false;
let span: u32 = 1;
/** The way that was found: the gap's cells. */
let way: usize = 0;
/** Everything behind this belongs to the levels. */
let arena: usize = 0;
/** The part of the board that the gap may go to. */
let top: u32 = 0;
let left: u32 = 0;
let bottom: u32 = 0;
let right: u32 = 0;

/** A position of a level: its board, and then hash (8), score (4), estimate (4), gap (4), direction of the last move (4). */
let stride: usize = 0;
let record: usize = 0;
/**
 * A position that may come into the next level: hash (8), score (4), estimate (4), parent (4), gap (2), direction of the
 * move (2), bucket (4), nothing (4).
 */
const CANDIDATE: usize = 32;
/** As in tables.ts. */
const BUCKETS: u32 = 65536;
const NOISE: u32 = 15;
const OFTEN: u32 = 8192;
const NO_DIRECTION: u32 = 255;

/** Hashes of positions that were there, each in the slot that its last bits say, until another takes it. */
let seen: usize = 0;
let slots: u64 = 0;
/** For each bucket how many candidates are in it (4 bytes), and the first and the last bucket that has any. */
let histogram: usize = 0;
let low: u32 = 0;
let high: u32 = 0;
/** The positions of this level and of the next, how many are in this one, and the candidates up to their end. */
let now: usize = 0;
let next: usize = 0;
let count: u32 = 0;
let candidates: usize = 0;
let end: usize = 0;
/** For all positions so far the parent's place in its level, and in the last byte the gap; and where each level begins. */
let trail: usize = 0;
let laid: u32 = 0;
let starts: usize = 0;

let wasCut: bool = false;
/** Positions that have not been told yet. */
let pending: u32 = 0;

export function setBoard(
  rowCount: u32, columnCount: u32, multi: bool, rowsAt: usize, columnsAt: usize, nearAt: usize,
): void {
  setSize(rowCount, columnCount, rowsAt, columnsAt, nearAt);
  rowwise = multi;
  span = multi ? max(rows, columns) - 1 : 1;
  stride = (<usize>cells + 7) & ~7;
  record = stride + 24;
}

export function setRoom(
  wantedAt: usize, weightsAt: usize, tileRowsAt: usize, tileColumnsAt: usize, wayAt: usize, arenaAt: usize,
): void {
  setTiles(wantedAt, weightsAt, tileRowsAt, tileColumnsAt);
  way = wayAt;
  arena = arenaAt;
}

/** Which cell the gap belongs to, and the rows and columns that it may go to, up to but not including the last. */
export function setPart(homeCell: u32, fromRow: u32, fromColumn: u32, toRow: u32, toColumn: u32): void {
  setHome(homeCell);
  top = fromRow;
  left = fromColumn;
  bottom = toRow;
  right = toColumn;
}

/** The first address behind what a search takes. */
export function room(width: u32, longest: u32, seenBits: u32): f64 {
  const each: usize = (record << 1) + CANDIDATE * childrenOf() + (<usize>longest << 2);
  return <f64>arena + <f64>(<usize>8 << seenBits) + 4 * <f64>(BUCKETS + longest + 4) + <f64>width * <f64>each;
}

/** Whether the last search left anything out. */
export function cut(): bool {
  return wasCut;
}

/**
 * Searches from a board for a way of at most so many moves, and gives up when so many levels have brought nothing better.
 * Returns the length of the way, or -1.
 */
export function run(from: usize, width: u32, longest: u32, seenBits: u32, patience: u32): i32 {
  seen = arena;
  slots = (<u64>1 << seenBits) - 1;
  histogram = seen + (<usize>8 << seenBits);
  starts = histogram + 4 * BUCKETS;
  now = (starts + 4 * (longest + 2) + 7) & ~7;
  next = now + record * width;
  candidates = next + record * width;
  trail = candidates + CANDIDATE * childrenOf() * width;
  memory.fill(seen, 0, starts - seen);
  wasCut = false;
  pending = 0;
  begin(from, now);
  if (estimate == 0) return 0;
  store<u64>(seen + (<usize>(hash & slots) << 3), hash);
  count = 1;
  laid = 0;
  let best = BUCKETS;
  let since: u32 = 0;
  for (let level: u32 = 1; level <= longest && count > 0; level++) {
    store<u32>(starts + (level << 2), laid);
    low = BUCKETS;
    high = 0;
    end = candidates;
    for (let i: u32 = 0; i < count; i++) {
      if (expand(i, level, longest)) {
        trace(level);
        return level;
      }
      if (pending >= OFTEN) tell();
    }
    since = low < best ? 0 : since + 1;
    best = min(best, low);
    choose(width);
    if (since >= patience && count > 0 && level < longest) {
      wasCut = true;
      break;
    }
    if (high >= low) memory.fill(histogram + (<usize>low << 2), 0, <usize>(high - low + 1) << 2);
    const swap = now;
    now = next;
    next = swap;
  }
  tell();
  return -1;
}

/** Lays the first position with what is to be known of it. */
function begin(from: usize, at: usize): void {
  memory.copy(at, from, cells);
  judge(at);
  let gap: u32 = 0;
  while (<u32>load<u8>(at + gap) != home) gap++;
  const info = at + stride;
  store<u64>(info, hash);
  store<u32>(info, score, 8);
  store<u32>(info, estimate, 12);
  store<u32>(info, gap, 16);
  store<u32>(info, NO_DIRECTION, 20);
}

function childrenOf(): usize {
  return rowwise ? <usize>(rows + columns - 2) : 4;
}

/** Looks at what every move makes of a position. Returns whether it was the last one of a way. */
function expand(place: u32, level: u32, longest: u32): bool {
  const at = now + record * place;
  const info = at + stride;
  const gap = load<u32>(info, 16);
  const last = load<u32>(info, 20);
  for (let direction: u32 = 0; direction < 4; direction++) {
    if (last != NO_DIRECTION && (rowwise ? (direction & 1) == (last & 1) : direction == (last ^ 2))) continue;
    judged(load<u64>(info), load<u32>(info, 8), load<u32>(info, 12));
    const shift = shiftOf(direction);
    const most = rowwise ? roomFor(gap, direction) : min(roomFor(gap, direction), 1);
    let to = gap;
    for (let steps: u32 = 0; steps < most; steps++) {
      step(at, to, to + shift, (direction & 1) == 0);
      to += shift;
      pending++;
      if (estimate == 0) {
        store<u32>(trail + (<usize>laid << 2), (place << 8) | to);
        return true;
      }
      if (level + (estimate + span - 1) / span <= longest) consider(at, place, to, direction);
    }
    for (; to != gap; to -= shift) store<u8>(at + to, load<u8>(at + to - shift));
    store<u8>(at + gap, <u8>home);
  }
  return false;
}

/** Makes the position that `step` has led to a candidate, unless it was there before. */
// @ts-ignore: a decorator
@inline
function consider(board: usize, parent: u32, gap: u32, direction: u32): void {
  const slot = seen + (<usize>(hash & slots) << 3);
  if (load<u64>(slot) == hash) return;
  store<u64>(slot, hash);
  const bucket = min(score + pull * away(board, gap) + (<u32>(hash >> 32) & NOISE), BUCKETS - 1);
  store<u64>(end, hash);
  store<u32>(end, score, 8);
  store<u32>(end, estimate, 12);
  store<u32>(end, parent, 16);
  store<u16>(end, <u16>gap, 20);
  store<u16>(end, <u16>direction, 22);
  store<u32>(end, bucket, 24);
  end += CANDIDATE;
  low = min(low, bucket);
  high = max(high, bucket);
  const tally = histogram + (<usize>bucket << 2);
  store<u32>(tally, load<u32>(tally) + 1);
}

/** Lays the best candidates into the next level: all below a limit, and of those at the limit the first ones. */
function choose(width: u32): void {
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
  for (let gap = load<u32>(source + stride, 16); gap != to; gap += shift) {
    store<u8>(target + gap, load<u8>(target + gap + shift));
  }
  store<u8>(target + to, <u8>home);
  const info = target + stride;
  store<u64>(info, load<u64>(candidate));
  store<u32>(info, load<u32>(candidate, 8), 8);
  store<u32>(info, load<u32>(candidate, 12), 12);
  store<u32>(info, to, 16);
  store<u32>(info, direction, 20);
  store<u32>(trail + (<usize>laid << 2), (parent << 8) | to);
  laid++;
  count++;
}

function tell(): void {
  const nodes = pending;
  pending = 0;
  tick(nodes);
}

/** How far the gap goes in a step: 0 up, 1 right, 2 down, 3 left. */
// @ts-ignore: a decorator
@inline
function shiftOf(direction: u32): u32 {
  return direction == 0 ? 0 - columns : direction == 1 ? 1 : direction == 2 ? columns : -1;
}

/** How many steps there is room for. */
// @ts-ignore: a decorator
@inline
function roomFor(gap: u32, direction: u32): u32 {
  const row = <u32>load<u8>(rowOf + gap);
  const column = <u32>load<u8>(columnOf + gap);
  if (direction & 1) return direction == 1 ? right - 1 - column : column - left;
  return direction == 0 ? row - top : bottom - 1 - row;
}

/** Writes the gap's cells from the first to the last move; the last position is the one behind all that are laid. */
function trace(length: u32): void {
  let entry = laid;
  for (let level = length; level > 0; level--) {
    const value = load<u32>(trail + (<usize>entry << 2));
    store<u8>(way + level - 1, <u8>value);
    // Of the first level there is only one position before.
    if (level > 1) entry = load<u32>(starts + ((level - 1) << 2)) + (value >> 8);
  }
  tell();
}
