/**
 * The surface that a level is drawn on: places row by row, each without a box, with an open one, or with a known letter.
 * Everything here gives a new surface and leaves the old one as it was.
 */
import { MOST_SIDE, NONE, OPEN } from '../../model.ts';

export interface Surface {
  readonly rows: number;
  readonly columns: number;
  /** `rows * columns` characters: `.` no box, `?` an open one, a capital a known letter. */
  readonly cells: string;
}

export const sides = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof sides)[number];

/** A part of a surface. */
export interface Window {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

/** What a drawing begins with: as large as most levels, small enough for a thumb. */
export const blank: Surface = { rows: 8, columns: 8, cells: NONE.repeat(64) };

export const isBox = (mark: string | undefined): boolean => mark !== undefined && mark !== NONE;
export const hasBoxes = ({ cells }: Surface): boolean => [...cells].some(isBox);
/** The first place that has a box; the first of all where none has. */
export const firstBox = ({ cells }: Surface): number => Math.max(0, [...cells].findIndex(isBox));
export const isKnown = (mark: string | undefined): boolean => isBox(mark) && mark !== OPEN;

export const rowOf = (surface: Pick<Surface, 'columns'>, cell: number): number => Math.floor(cell / surface.columns);
export const columnOf = (surface: Pick<Surface, 'columns'>, cell: number): number => cell % surface.columns;

/** With another mark at some places. */
export function marked(surface: Surface, places: Iterable<number>, mark: string | ((old: string) => string)): Surface {
  const cells = [...surface.cells];
  for (const place of places) cells[place] = typeof mark === 'string' ? mark : mark(cells[place]!);
  return { ...surface, cells: cells.join('') };
}

/** Another part of it; what lies beyond its edges is without boxes. */
export function cut(surface: Surface, { top, left, rows, columns }: Window): Surface {
  const at = (row: number, column: number) =>
    row >= 0 && row < surface.rows && column >= 0 && column < surface.columns
      ? surface.cells[row * surface.columns + column]!
      : NONE;
  const cells = Array.from({ length: rows * columns }, (_, i) =>
    at(top + Math.floor(i / columns), left + (i % columns)),
  );
  return { rows, columns, cells: cells.join('') };
}

export const whole = ({ rows, columns }: Surface): Window => ({ top: 0, left: 0, rows, columns });

/** The smallest part that holds all boxes; the whole surface where there are no boxes. */
export function boxed(surface: Surface): Window {
  const places = [...surface.cells].flatMap((mark, cell) => (isBox(mark) ? [cell] : []));
  if (places.length === 0) return whole(surface);
  const rows = places.map((cell) => rowOf(surface, cell));
  const columns = places.map((cell) => columnOf(surface, cell));
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 };
}

/** The part that is a row or column larger or, with `by` below zero, smaller at a side; nothing beyond the limits. */
export function resized(surface: Surface, side: Side, by: 1 | -1): Window | undefined {
  const lies = side === 'top' || side === 'bottom' ? 'rows' : 'columns';
  const length = surface[lies] + by;
  if (length < 1 || length > MOST_SIDE) return undefined;
  const window = { ...whole(surface), [lies]: length };
  if (side === 'top') return { ...window, top: -by };
  return side === 'left' ? { ...window, left: -by } : window;
}

/** The part with a free row or column at every side where a box touches the edge, as far as the limits allow. */
export function roomy(surface: Surface): Window {
  if (!hasBoxes(surface)) return whole(surface);
  const inner = boxed(surface);
  let { rows, columns } = surface;
  const top = inner.top === 0 && rows < MOST_SIDE ? -1 : 0;
  rows -= top;
  const left = inner.left === 0 && columns < MOST_SIDE ? -1 : 0;
  columns -= left;
  if (inner.top + inner.rows === surface.rows && rows < MOST_SIDE) rows++;
  if (inner.left + inner.columns === surface.columns && columns < MOST_SIDE) columns++;
  return { top, left, rows, columns };
}

/** The boxes of the word through a place in a direction, itself included; nothing where there is no box. */
export function runThrough(surface: Surface, place: number, direction: 'across' | 'down'): readonly number[] {
  if (!isBox(surface.cells[place])) return [];
  const there = (at: number | undefined): at is number => at !== undefined && isBox(surface.cells[at]);
  let first = place;
  for (let back = beside(surface, first, direction, -1); there(back); back = beside(surface, first, direction, -1)) {
    first = back;
  }
  const run: number[] = [];
  for (let at: number | undefined = first; there(at); at = beside(surface, at, direction, 1)) run.push(at);
  return run;
}

/** The next place in a direction, or the one before; nothing beyond the edge. */
export function beside(surface: Surface, place: number, direction: 'across' | 'down', by: 1 | -1): number | undefined {
  const [row, column] = [rowOf(surface, place), columnOf(surface, place)];
  const to = direction === 'across' ? [row, column + by] : [row + by, column];
  const inside = to[0]! >= 0 && to[0]! < surface.rows && to[1]! >= 0 && to[1]! < surface.columns;
  return inside ? to[0]! * surface.columns + to[1]! : undefined;
}

/** The places on a straight line from one to another, both included: a quick hand skips some. */
export function lineOf(surface: Surface, from: number, to: number): readonly number[] {
  const [row, column] = [rowOf(surface, from), columnOf(surface, from)];
  const [rows, columns] = [rowOf(surface, to) - row, columnOf(surface, to) - column];
  const steps = Math.max(Math.abs(rows), Math.abs(columns), 1);
  return Array.from(
    { length: steps + 1 },
    (_, i) => (row + Math.round((rows * i) / steps)) * surface.columns + column + Math.round((columns * i) / steps),
  );
}
