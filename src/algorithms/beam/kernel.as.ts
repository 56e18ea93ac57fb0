/**
 * Beam search over boards of sliding tiles at full speed (AssemblyScript): level by level, only the best so many positions
 * of each level are gone on from. A board has a byte for each cell: the cell its tile belongs to. The kernel lays its
 * levels into memory behind the tables that search.ts has laid; plain.ts does the same in plain words.
 */

/** So many more positions were looked at. Throws to stop. */
@external("env", "tick")
declare function tick(nodes: u32): void;

/** The measure of the board, and whether a row of tiles may slide as one. */
let rows: u32 = 0;
let columns: u32 = 0;
let cells: u32 = 0;
let rowwise: bool = false;
/** What one move betters the estimate by at the most. */
let span: u32 = 1;
/** For each tile and cell: how far it is (1 byte), what that weighs (2 bytes), and a random word (8 bytes). */
let distances: usize = 0;
let prices: usize = 0;
let keys: usize = 0;
/** What a conflict weighs, and each cell that the gap is away from where there is something to do. */
let toll: u32 = 0;
let pull: u32 = 0;
/** For each cell its row, its column (1 byte each), and all cells from the nearest, itself, on (as many bytes as cells). */
let rowOf: usize = 0;
let columnOf: usize = 0;
let near: usize = 0;
/** For each tile whether it must come home, how much its price counts, its row and its column (1 byte each). */
let wanted: usize = 0;
let weights: usize = 0;
let tileRow: usize = 0;
let tileColumn: usize = 0;
/** The way that was found: the gap's cells. */
let way: usize = 0;
/** Everything behind this belongs to the levels. */
let arena: usize = 0;
/** The cell that the gap belongs to, and the part of the board that it may go to. */
let home: u32 = 0;
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
/** What `step` has changed. */
let score: u32 = 0;
let estimate: u32 = 0;
let hash: u64 = 0;
/** For the tiles of a line: where they belong in it, and how long a rising sequence ends with them at the most. */
const goals = memory.data(32);
const rising = memory.data(32);

export function setBoard(
  rowCount: u32, columnCount: u32, multi: bool, rowsAt: usize, columnsAt: usize, nearAt: usize,
): void {
  rows = rowCount;
  columns = columnCount;
  cells = rows * columns;
  rowwise = multi;
  span = multi ? max(rows, columns) - 1 : 1;
  rowOf = rowsAt;
  columnOf = columnsAt;
  near = nearAt;
  stride = (<usize>cells + 7) & ~7;
  record = stride + 24;
}

export function setScores(distancesAt: usize, pricesAt: usize, keysAt: usize, conflictToll: u32, gapPull: u32): void {
  distances = distancesAt;
  prices = pricesAt;
  keys = keysAt;
  toll = conflictToll;
  pull = gapPull;
}

export function setRoom(
  wantedAt: usize, weightsAt: usize, tileRowsAt: usize, tileColumnsAt: usize, wayAt: usize, arenaAt: usize,
): void {
  wanted = wantedAt;
  weights = weightsAt;
  tileRow = tileRowsAt;
  tileColumn = tileColumnsAt;
  way = wayAt;
  arena = arenaAt;
}

/** Which cell the gap belongs to, and the rows and columns that it may go to, up to but not including the last. */
export function setPart(homeCell: u32, fromRow: u32, fromColumn: u32, toRow: u32, toColumn: u32): void {
  home = homeCell;
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
  for (let level: u32 = 1; level <= longest && count > 0 && since < patience; level++) {
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
    if (high >= low) memory.fill(histogram + (<usize>low << 2), 0, <usize>(high - low + 1) << 2);
    const swap = now;
    now = next;
    next = swap;
  }
  if (since >= patience) wasCut = true;
  tell();
  return -1;
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
    hash = load<u64>(info);
    score = load<u32>(info, 8);
    estimate = load<u32>(info, 12);
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

/** How many cells the gap is from the nearest tile that is not where it belongs, those between not counted. */
// @ts-ignore: a decorator
@inline
function away(board: usize, gap: u32): u32 {
  const list = near + gap * cells;
  for (let i: u32 = 1; i < cells; i++) {
    const cell = <u32>load<u8>(list + i);
    const tile = <u32>load<u8>(board + cell);
    if (tile == cell || tile == home || !load<u8>(wanted + tile)) continue;
    return load<u8>(distances + gap * cells + cell) - 1;
  }
  return 0;
}

/** Lays the first position with what is to be known of it. */
function begin(from: usize, at: usize): void {
  hash = 0;
  score = 0;
  estimate = 0;
  let gap: u32 = 0;
  for (let cell: u32 = 0; cell < cells; cell++) {
    const tile = <u32>load<u8>(from + cell);
    store<u8>(at + cell, <u8>tile);
    if (tile == home) {
      gap = cell;
      continue;
    }
    const entry = tile * cells + cell;
    hash ^= load<u64>(keys + (<usize>entry << 3));
    score += <u32>load<u8>(weights + tile) * load<u16>(prices + (<usize>entry << 1));
    if (load<u8>(wanted + tile)) estimate += load<u8>(distances + entry);
  }
  for (let line: u32 = 0; line < rows; line++) charge(conflicts(at, line, true));
  for (let line: u32 = 0; line < columns; line++) charge(conflicts(at, line, false));
  const info = at + stride;
  store<u64>(info, hash);
  store<u32>(info, score, 8);
  store<u32>(info, estimate, 12);
  store<u32>(info, gap, 16);
  store<u32>(info, NO_DIRECTION, 20);
}

// @ts-ignore: a decorator
@inline
function charge(more: i32): void {
  estimate += 2 * more;
  score += toll * more;
}

/** Slides the tile of a cell into the gap. Only the row or column it belongs to can get or lose a conflict by that. */
// @ts-ignore: a decorator
@inline
function step(board: usize, gap: u32, from: u32, vertical: bool): void {
  const tile = <u32>load<u8>(board + from);
  const before = tile * cells + from;
  const after = tile * cells + gap;
  hash ^= load<u64>(keys + (<usize>before << 3)) ^ load<u64>(keys + (<usize>after << 3));
  const dearer = <u32>load<u16>(prices + (<usize>after << 1)) - <u32>load<u16>(prices + (<usize>before << 1));
  score += <u32>load<u8>(weights + tile) * dearer;
  if (load<u8>(wanted + tile)) estimate += <u32>load<u8>(distances + after) - <u32>load<u8>(distances + before);
  const lines = vertical ? rowOf : columnOf;
  const line = <u32>load<u8>((vertical ? tileRow : tileColumn) + tile);
  const isOn = line == <u32>load<u8>(lines + from) || line == <u32>load<u8>(lines + gap);
  const had: i32 = isOn ? conflicts(board, line, vertical) : 0;
  store<u8>(board + gap, <u8>tile);
  store<u8>(board + from, <u8>home);
  if (isOn) charge(conflicts(board, line, vertical) - had);
}

/** How many tiles of those that belong to a line have to leave it, so that the others can pass. */
function conflicts(board: usize, line: u32, isRow: bool): i32 {
  const length = isRow ? columns : rows;
  const shift = isRow ? 1 : columns;
  const lines = isRow ? tileRow : tileColumn;
  const places = isRow ? tileColumn : tileRow;
  let at = board + (isRow ? line * columns : line);
  let here: u32 = 0;
  let longest: i32 = 0;
  for (let i: u32 = 0; i < length; i++, at += shift) {
    const tile = <u32>load<u8>(at);
    if (tile == home || <u32>load<u8>(lines + tile) != line) continue;
    const goal = load<u8>(places + tile);
    let most: i32 = 0;
    for (let j: u32 = 0; j < here; j++) if (load<u8>(goals + j) < goal) most = max(most, <i32>load<u8>(rising + j));
    most++;
    store<u8>(goals + here, goal);
    store<u8>(rising + here, <u8>most);
    here++;
    longest = max(longest, most);
  }
  return <i32>here - longest;
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
