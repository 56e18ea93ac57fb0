/** What a position is worth: part of the beam search, which moves tiles and asks. */

/** The measure of the board, and the cell that the blank belongs to. */
export let rows: u32 = 0;
export let columns: u32 = 0;
export let cells: u32 = 0;
export let home: u32 = 0;
/** For each tile and cell: how far it is (1 byte), what that weighs (2 bytes), and a random word (8 bytes). */
let distances: usize = 0;
let prices: usize = 0;
let keys: usize = 0;
/** What a conflict weighs, and each cell that the blank is away from where there is something to do. */
let toll: u32 = 0;
export let pull: u32 = 0;
/** For each cell its row, its column (1 byte each), and all cells from the nearest, itself, on (as many bytes as cells). */
export let rowOf: usize = 0;
export let columnOf: usize = 0;
let near: usize = 0;
/** For each tile whether it must come home, how much its price counts, its row and its column (1 byte each). */
let wanted: usize = 0;
let weights: usize = 0;
let tileRow: usize = 0;
let tileColumn: usize = 0;
/** What is known of the position at hand: what it weighs, a lower bound of its moves, and a hash to recognize it by. */
export let score: u32 = 0;
export let estimate: u32 = 0;
export let hash: u64 = 0;
/** For the tiles of a line: where they belong in it, and how long a rising sequence ends with them at the most. */
const goals = memory.data(32);
const rising = memory.data(32);

export function setSize(rowCount: u32, columnCount: u32, rowsAt: usize, columnsAt: usize, nearAt: usize): void {
  rows = rowCount;
  columns = columnCount;
  cells = rows * columns;
  rowOf = rowsAt;
  columnOf = columnsAt;
  near = nearAt;
}

export function setScores(distancesAt: usize, pricesAt: usize, keysAt: usize, conflictToll: u32, blankPull: u32): void {
  distances = distancesAt;
  prices = pricesAt;
  keys = keysAt;
  toll = conflictToll;
  pull = blankPull;
}

/** Where it is written which tiles must come home, how much they count, and their lines. */
export function setTiles(wantedAt: usize, weightsAt: usize, tileRowsAt: usize, tileColumnsAt: usize): void {
  wanted = wantedAt;
  weights = weightsAt;
  tileRow = tileRowsAt;
  tileColumn = tileColumnsAt;
}

export function setHome(homeCell: u32): void {
  home = homeCell;
}

/** How many cells the blank is from the nearest tile that is not where it belongs, those between not counted. */
// @ts-ignore: a decorator
@inline
export function away(board: usize, blank: u32): u32 {
  const list = near + blank * cells;
  for (let i: u32 = 1; i < cells; i++) {
    const cell = <u32>load<u8>(list + i);
    const tile = <u32>load<u8>(board + cell);
    if (tile == cell || tile == home || !load<u8>(wanted + tile)) continue;
    return load<u8>(distances + blank * cells + cell) - 1;
  }
  return 0;
}

/** Judges a board from nothing. */
export function judge(board: usize): void {
  hash = 0;
  score = 0;
  estimate = 0;
  for (let cell: u32 = 0; cell < cells; cell++) {
    const tile = <u32>load<u8>(board + cell);
    if (tile == home) continue;
    const entry = tile * cells + cell;
    hash ^= load<u64>(keys + (<usize>entry << 3));
    score += <u32>load<u8>(weights + tile) * load<u16>(prices + (<usize>entry << 1));
    if (load<u8>(wanted + tile)) estimate += load<u8>(distances + entry);
  }
  for (let line: u32 = 0; line < rows; line++) charge(conflicts(board, line, true));
  for (let line: u32 = 0; line < columns; line++) charge(conflicts(board, line, false));
}

/** Goes on from what is known of a board. */
// @ts-ignore: a decorator
@inline
export function judged(itsHash: u64, itsScore: u32, itsEstimate: u32): void {
  hash = itsHash;
  score = itsScore;
  estimate = itsEstimate;
}

// @ts-ignore: a decorator
@inline
function charge(more: i32): void {
  estimate += 2 * more;
  score += toll * more;
}

/** Slides the tile of a cell into the blank. Only the row or column it belongs to can get or lose a conflict by that. */
// @ts-ignore: a decorator
@inline
export function step(board: usize, blank: u32, from: u32, vertical: bool): void {
  const tile = <u32>load<u8>(board + from);
  const before = tile * cells + from;
  const after = tile * cells + blank;
  hash ^= load<u64>(keys + (<usize>before << 3)) ^ load<u64>(keys + (<usize>after << 3));
  const dearer = <u32>load<u16>(prices + (<usize>after << 1)) - <u32>load<u16>(prices + (<usize>before << 1));
  score += <u32>load<u8>(weights + tile) * dearer;
  if (load<u8>(wanted + tile)) estimate += <u32>load<u8>(distances + after) - <u32>load<u8>(distances + before);
  const lines = vertical ? rowOf : columnOf;
  const line = <u32>load<u8>((vertical ? tileRow : tileColumn) + tile);
  const isOn = line == <u32>load<u8>(lines + from) || line == <u32>load<u8>(lines + blank);
  const had: i32 = isOn ? conflicts(board, line, vertical) : 0;
  store<u8>(board + blank, <u8>tile);
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
