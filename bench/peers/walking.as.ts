/**
 * IDA* with walking distance and inversion distance at full speed (AssemblyScript); walking.ts lays everything and says
 * what it means. A move is wholly vertical or wholly horizontal, so the estimates of both directions add up.
 */
import { farOf, homeColumn, homeRow, isVertical, linked, movedBoard } from '../../src/puzzles/fifteen/search/pattern-database/lines.inc.as';

/** Counts this many more nodes. Throws to stop. */
@external("env", "tick")
declare function tick(nodes: u32): void;

/** Both directions: links, four bytes for each state, way (back, on) and home line; distances, a byte for each state. */
let verticalLinks: usize = 0;
let verticalFar: usize = 0;
let horizontalLinks: usize = 0;
let horizontalFar: usize = 0;
/** How many lines there are; a way has this many links. */
let rows: u32 = 0;
let columns: u32 = 0;
/** For each tile a byte: its home row, its home column. */
let homes: usize = 0;
/** For each cell the set of moves, a byte; for each move the blank's step, four bytes. */
let moves: usize = 0;
let steps: usize = 0;
/** For each number of inversions the least number of moves, a byte; for both directions. */
let verticalFewest: usize = 0;
let horizontalFewest: usize = 0;
/**
 * For each tile a byte, its number when tiles are counted column by column; and sixteen bytes for each move and cell of the
 * blank: the cells between the blank and the tile, in the order that the move changes, behind their number.
 */
let turned: usize = 0;
let passed: usize = 0;

let way: usize = 0;
let end: usize = 0;
let goal: u64 = 0;
let goalBlank: u32 = 0;
let pending: u32 = 0;

const OFTEN: u32 = 16384;
/** No move at all: it is the opposite of no move. */
const NO_MOVE: u32 = 8;

export function set(
  rowCount: u32, columnCount: u32, homesAt: usize, movesAt: usize, stepsAt: usize, turnedAt: usize, passedAt: usize,
  wayAt: usize, goalBoard: u64, blank: u32,
): void {
  rows = rowCount;
  columns = columnCount;
  homes = homesAt;
  moves = movesAt;
  steps = stepsAt;
  turned = turnedAt;
  passed = passedAt;
  way = wayAt;
  goal = goalBoard;
  goalBlank = blank;
}

export function setVertical(links: usize, far: usize, fewest: usize): void {
  verticalLinks = links;
  verticalFar = far;
  verticalFewest = fewest;
}

export function setHorizontal(links: usize, far: usize, fewest: usize): void {
  horizontalLinks = links;
  horizontalFar = far;
  horizontalFewest = fewest;
}

/** All ways of `bound` moves. Returns whether there is one. */
export function search(blank: u32, board: u64, vertical: u32, horizontal: u32, down: u32, across: u32, bound: u32): bool {
  end = way + <usize>bound;
  pending = 0;
  const up = max(farOf(verticalFar, vertical), farOf(verticalFewest, down));
  const over = max(farOf(horizontalFar, horizontal), farOf(horizontalFewest, across));
  const found = slideOne(blank, board, NO_MOVE, vertical, horizontal, down, across, up, over, bound, way);
  tick(pending);
  return found;
}

function slideOne(
  blank: u32, board: u64, last: u32, vertical: u32, horizontal: u32, down: u32, across: u32, up: u32, over: u32,
  left: u32, at: usize,
): bool {
  // The blank and tile 0 look alike on the board.
  if (at == end) return board == goal && blank == goalBlank;
  let open = <u32>load<u8>(moves + blank) & ~((1 << 3) >> last);
  pending += popcnt(open);
  if (pending >= OFTEN) tell();
  left--;
  while (open) {
    const move = ctz(open);
    open &= open - 1;
    const from = blank + load<u32>(steps + (move << 2));
    const tile = <u32>(board >> (from << 2)) & 15;
    let newVertical = vertical, newHorizontal = horizontal, newDown = down, newAcross = across, newUp = up, newOver = over;
    if (isVertical(move)) {
      newVertical = linked(verticalLinks, rows, vertical, move, homeRow(homes, tile));
      newDown = down + turnsOf(board, move, blank, tile);
      newUp = max(farOf(verticalFar, newVertical), farOf(verticalFewest, newDown));
    } else {
      newHorizontal = linked(horizontalLinks, columns, horizontal, move, homeColumn(homes, tile));
      newAcross = across + turnsAcross(board, move, blank, tile);
      newOver = max(farOf(horizontalFar, newHorizontal), farOf(horizontalFewest, newAcross));
    }
    if (newUp + newOver > left) continue;
    store<u8>(at, <u8>move);
    const moved = movedBoard(board, tile, from, blank);
    if (slideOne(from, moved, move, newVertical, newHorizontal, newDown, newAcross, newUp, newOver, left, at + 1)) return true;
  }
  return false;
}

/** By how much a vertical move changes the pairs that stand the wrong way round when read row by row. */
// @ts-ignore: a decorator
@inline
function turnsOf(board: u64, move: u32, blank: u32, tile: u32): i32 {
  const cells = passed + (((move << 4) + blank) << 4);
  const count = <u32>load<u8>(cells);
  let larger: i32 = 0;
  for (let i: u32 = 1; i <= count; i++) larger += i32((<u32>(board >> <u64>load<u8>(cells + i)) & 15) > tile);
  const change = 2 * larger - <i32>count;
  // The blank going down, the tile goes up past the others: those that are larger no longer come before it.
  return move == 3 ? -change : change;
}

/** The same for a horizontal move and columns. */
// @ts-ignore: a decorator
@inline
function turnsAcross(board: u64, move: u32, blank: u32, tile: u32): i32 {
  const cells = passed + (((move << 4) + blank) << 4);
  const count = <u32>load<u8>(cells);
  const mine = <u32>load<u8>(turned + tile);
  let larger: i32 = 0;
  for (let i: u32 = 1; i <= count; i++) larger += i32(<u32>load<u8>(turned + (<u32>(board >> <u64>load<u8>(cells + i)) & 15)) > mine);
  const change = 2 * larger - <i32>count;
  return move == 2 ? -change : change;
}

function tell(): void {
  const nodes = pending;
  pending = 0;
  tick(nodes);
}
