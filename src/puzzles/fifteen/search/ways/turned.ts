/**
 * Every task as one that the tables know. Tiles are named by the cell they belong to, so that any goal will do; and the
 * board is turned and mirrored until it is no higher than wide and the blank belongs as near to the last cell as can be: so
 * all goals with the blank in a corner share their tables.
 */

import type { Direction, Path, Size, Task } from '../../model.ts';
import type { Field } from '../pattern-database/field.ts';
import type { BlankPath } from '../pattern-database/finder.ts';

export interface Turned {
  readonly field: Field;
  /** For each cell of the field the tile there, named by the cell it belongs to. */
  readonly board: Uint8Array;
  /** The path that moves of the blank on the field stand for. */
  path(moves: BlankPath): Path;
}

/** A turn or reflection: rows upside down, columns left to right, and last of all rows as columns. */
interface Turn {
  readonly down: boolean;
  readonly across: boolean;
  readonly over: boolean;
}

const both = [false, true];
const turns: readonly Turn[] = both.flatMap((over) =>
  both.flatMap((down) => both.map((across) => ({ down, across, over }))),
);

/** Where a cell goes. */
function turnedCell({ down, across, over }: Turn, { rows, columns }: Size, cell: number): number {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const newRow = down ? rows - 1 - row : row;
  const newColumn = across ? columns - 1 - column : column;
  return over ? newColumn * rows + newRow : newRow * columns + newColumn;
}

/** The way a tile slides when the blank goes up, left, right, down. */
const slides: readonly Direction[] = ['D', 'R', 'L', 'U'];
const opposite = (move: number): number => 3 - move;

/** What a move of the blank on the turned board was before. */
function turnedBack({ down, across, over }: Turn, move: number): number {
  // Rows as columns: up is left, down is right.
  const before = over ? [1, 0, 3, 2][move]! : move;
  const isVertical = before === 0 || before === 3;
  return (isVertical ? down : across) ? opposite(before) : before;
}

export function turnedOf(task: Task): Turned {
  const { rows, columns, goal, cells } = task;
  const blank = goal.indexOf(0);
  const best = turns
    .filter(({ over }) => over === rows > columns || rows === columns)
    .reduce((a, b) => (turnedCell(b, task, blank) > turnedCell(a, task, blank) ? b : a));
  const home = new Map(goal.map((tile, cell) => [tile, turnedCell(best, task, cell)]));
  const board = new Uint8Array(cells.length);
  cells.forEach((tile, cell) => {
    board[turnedCell(best, task, cell)] = home.get(tile)!;
  });
  const field = {
    rows: Math.min(rows, columns),
    columns: Math.max(rows, columns),
    blank: turnedCell(best, task, blank),
  };
  return { field, board, path: (moves) => moves.map((move) => slides[turnedBack(best, move)]!) };
}
