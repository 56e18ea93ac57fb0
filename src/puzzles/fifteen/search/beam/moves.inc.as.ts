/** Where the blank may go: part of the beam search (AssemblyScript). Directions are 0 up, 1 right, 2 down, 3 left. */
import { columnOf, columns, rowOf, rows } from './judge.inc.as';

/** Whether a row of tiles may slide as one, and what one move then betters the estimate by at the most. */
export let rowwise: bool = false;
export let span: u32 = 1;
/** The part of the board that the blank may go to. */
let top: u32 = 0;
let left: u32 = 0;
let bottom: u32 = 0;
let right: u32 = 0;

export const NO_DIRECTION: u32 = 255;

/** After the size of the board is known. */
export function setManner(multi: bool): void {
  rowwise = multi;
  span = multi ? max(rows, columns) - 1 : 1;
}

/** Rows and columns up to but not including the last. */
export function setBorders(fromRow: u32, fromColumn: u32, toRow: u32, toColumn: u32): void {
  top = fromRow;
  left = fromColumn;
  bottom = toRow;
  right = toColumn;
}

/** How many moves a position has at the most. */
export function childrenOf(): usize {
  return rowwise ? <usize>(rows + columns - 2) : 4;
}

/** Whether a move takes the last one back, or could have been part of it. */
// @ts-ignore: a decorator
@inline
export function isPointless(last: u32, direction: u32): bool {
  return last != NO_DIRECTION && (rowwise ? (direction & 1) == (last & 1) : direction == (last ^ 2));
}

/** How far the blank goes in a step. */
// @ts-ignore: a decorator
@inline
export function shiftOf(direction: u32): u32 {
  return direction == 0 ? 0 - columns : direction == 1 ? 1 : direction == 2 ? columns : -1;
}

/** How many steps the blank can go at once. */
// @ts-ignore: a decorator
@inline
export function reachOf(blank: u32, direction: u32): u32 {
  return rowwise ? roomFor(blank, direction) : min(roomFor(blank, direction), 1);
}

// @ts-ignore: a decorator
@inline
function roomFor(blank: u32, direction: u32): u32 {
  const row = <u32>load<u8>(rowOf + blank);
  const column = <u32>load<u8>(columnOf + blank);
  if (direction & 1) return direction == 1 ? right - 1 - column : column - left;
  return direction == 0 ? row - top : bottom - 1 - row;
}
