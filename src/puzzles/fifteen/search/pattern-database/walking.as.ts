/**
 * IDA* with walking distance at full speed (AssemblyScript); walking.ts lays everything and says what it means. A move is
 * wholly vertical or wholly horizontal, so each direction has its own state, and the estimates of both add up.
 */
import { farOf, homeColumn, homeRow, isVertical, linked, movedBoard } from './lines.inc.as';

/** Reports this many more nodes. Throws to stop. */
@external("env", "tick")
declare function tick(nodes: u32): void;

/** Both directions: links, four bytes for each state, way (back, on) and home line; distances, a byte for each state. */
let verticalLinks: usize = 0;
let verticalFar: usize = 0;
let horizontalLinks: usize = 0;
let horizontalFar: usize = 0;
/** How many lines each direction has: a state has this many links for each way of the blank. */
let rows: u32 = 0;
let columns: u32 = 0;
/** For each tile a byte: its home row, its home column. */
let homes: usize = 0;
/** For each cell the set of moves, a byte; for each move the blank's step, four bytes. */
let moves: usize = 0;
let steps: usize = 0;

let way: usize = 0;
let end: usize = 0;
let goal: u64 = 0;
let goalBlank: u32 = 0;
let pending: u32 = 0;

const OFTEN: u32 = 16384;

export function set(
  rowCount: u32, columnCount: u32, homesAt: usize, movesAt: usize, stepsAt: usize, wayAt: usize, goalBoard: u64, blank: u32,
): void {
  rows = rowCount;
  columns = columnCount;
  homes = homesAt;
  moves = movesAt;
  steps = stepsAt;
  way = wayAt;
  goal = goalBoard;
  goalBlank = blank;
}

export function setTables(linksDown: usize, farDown: usize, linksAcross: usize, farAcross: usize): void {
  verticalLinks = linksDown;
  verticalFar = farDown;
  horizontalLinks = linksAcross;
  horizontalFar = farAcross;
}

/**
 * All ways of at most `bound` moves; each is a byte, the move and above it how many tiles; behind the last one 0xff.
 * Returns whether there is one.
 */
export function search(blank: u32, board: u64, vertical: u32, horizontal: u32, bound: u32): bool {
  end = way + <usize>bound;
  pending = 0;
  const found = slideRow(blank, board, 3, vertical, horizontal, bound, way);
  tick(pending);
  return found;
}

/** `axes`: in which directions the next move may go, 1 vertical, 2 horizontal. */
function slideRow(
  blank: u32, board: u64, axes: u32, vertical: u32, horizontal: u32, left: u32, at: usize,
): bool {
  if (board == goal && blank == goalBlank) {
    store<u8>(at, 0xff);
    return true;
  }
  if (at == end) return false;
  left--;
  for (let move: u32 = 0; move < 4; move++) {
    if (!(axes & (isVertical(move) ? 1 : 2))) continue;
    let here = blank, now = board, newVertical = vertical, newHorizontal = horizontal;
    for (let count: u32 = 1; (<u32>load<u8>(moves + here) >> move) & 1; count++) {
      const from = here + load<u32>(steps + (move << 2));
      const tile = <u32>(now >> (from << 2)) & 15;
      if (isVertical(move)) newVertical = linked(verticalLinks, rows, newVertical, move, homeRow(homes, tile));
      else newHorizontal = linked(horizontalLinks, columns, newHorizontal, move, homeColumn(homes, tile));
      now = movedBoard(now, tile, from, here);
      here = from;
      if (++pending >= OFTEN) tell();
      const newFar = farOf(verticalFar, newVertical) + farOf(horizontalFar, newHorizontal);
      if (newFar > left) continue;
      store<u8>(at, <u8>(move | (count << 2)));
      if (slideRow(here, now, isVertical(move) ? 2 : 1, newVertical, newHorizontal, left, at + 1)) return true;
    }
  }
  return false;
}

function tell(): void {
  const nodes = pending;
  pending = 0;
  tick(nodes);
}
