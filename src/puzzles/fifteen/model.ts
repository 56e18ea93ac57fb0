/** Tiles on a board with one blank, to be slid into order. The types say what is true of every value. */

export const SMALLEST = 2;
export const LARGEST = 16;

/** How moves are counted: every tile that slides, or a row of tiles that slide together as one. */
export type Metric = 'single' | 'multi';

/** The measure of a board; rows and columns from 2 to 16. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Tiles in row order, 0 the blank. Invariant: every number from 0 to rows * columns - 1 once. */
export type Cells = readonly number[];

/** A board, what it is to become, and how moves are counted. */
export interface Task extends Size {
  readonly cells: Cells;
  readonly goal: Cells;
  readonly metric: Metric;
}

/** The way a tile slides into the blank. */
export const directions = ['U', 'R', 'D', 'L'] as const;
export type Direction = (typeof directions)[number];

/** The move that takes a move back. */
export const opposite = (direction: Direction): Direction => directions[(directions.indexOf(direction) + 2) % 4]!;

/** Single tiles moved one after the other; whether they lead to the goal is for `verify` to say. */
export type Path = readonly Direction[];

/** The goal unless a task says otherwise: 1, 2, 3 … in row order, the blank last. */
export const usualGoal = ({ rows, columns }: Size): Cells =>
  Array.from({ length: rows * columns }, (_, i) => (i + 1) % (rows * columns));

export const isUsualGoal = (task: Pick<Task, 'rows' | 'columns' | 'goal'>): boolean =>
  usualGoal(task).every((tile, i) => tile === task.goal[i]);

/** Where the blank goes when a tile slides this way: the other way. */
export const blankStep: Readonly<Record<Direction, readonly [row: number, column: number]>> = {
  U: [1, 0],
  R: [0, -1],
  D: [-1, 0],
  L: [0, 1],
};

/** The cells after a tile has slid, or nothing where no tile can slide this way. */
export function slide(cells: Cells, { rows, columns }: Size, direction: Direction): Cells | undefined {
  const blank = cells.indexOf(0);
  const [down, right] = blankStep[direction];
  const row = Math.floor(blank / columns) + down;
  const column = (blank % columns) + right;
  if (row < 0 || row >= rows || column < 0 || column >= columns) return undefined;
  const next = [...cells];
  const from = row * columns + column;
  next[blank] = cells[from]!;
  next[from] = 0;
  return next;
}

/** The rows of some cells, the blank as `-`. */
export const rowsOf = (cells: Cells, { rows, columns }: Size): string[] =>
  Array.from({ length: rows }, (_, row) =>
    cells
      .slice(row * columns, (row + 1) * columns)
      .map((tile) => tile || '-')
      .join(' '),
  );

/** How many moves a path has: tiles, or stretches in one direction. */
export const lengthOf = (path: Path, metric: Metric): number =>
  metric === 'single' ? path.length : path.filter((direction, i) => direction !== path[i - 1]).length;
