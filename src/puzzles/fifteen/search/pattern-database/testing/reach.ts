/** Every board within `radius` moves of the goal, found breadth first: searches are checked against it. */
import { cellsOf, type Field } from '../field.ts';
import { openOf, stepsOf } from '../finder.ts';

export interface Reached {
  readonly board: Uint8Array;
  readonly moves: number;
}

export function reachable(field: Field, radius = Number.POSITIVE_INFINITY): readonly Reached[] {
  const open = openOf(field);
  const steps = stepsOf(field);
  const first = Uint8Array.from({ length: cellsOf(field) }, (_, cell) => cell);
  const all: Reached[] = [{ board: first, moves: 0 }];
  const met = new Set([String.fromCharCode(...first)]);
  for (let i = 0; i < all.length && all[i]!.moves < radius; i++) {
    const { board, moves } = all[i]!;
    const blank = board.indexOf(field.blank);
    for (let move = 0; move < 4; move++) {
      if (!(open[blank]! & (1 << move))) continue;
      const next = moved(board, blank, blank + steps[move]!);
      const name = String.fromCharCode(...next);
      if (met.has(name)) continue;
      met.add(name);
      all.push({ board: next, moves: moves + 1 });
    }
  }
  return all;
}

/** The board after the tile of a cell has slid into the blank. */
function moved(board: Uint8Array, blank: number, from: number): Uint8Array {
  const next = board.slice();
  next[blank] = board[from]!;
  next[from] = board[blank]!;
  return next;
}

/** The board that moves of the blank lead to; nothing where one of them cannot be made. */
export function boardAfter(field: Field, board: Uint8Array, moves: readonly number[]): Uint8Array | undefined {
  const { columns } = field;
  const now = board.slice();
  let blank = now.indexOf(field.blank);
  for (const move of moves) {
    const column = blank % columns;
    const from = blank + [-columns, -1, 1, columns][move]!;
    const isOut =
      from < 0 || from >= now.length || (move === 1 && column === 0) || (move === 2 && column === columns - 1);
    if (isOut) return undefined;
    now[blank] = now[from]!;
    now[from] = field.blank;
    blank = from;
  }
  return now;
}
