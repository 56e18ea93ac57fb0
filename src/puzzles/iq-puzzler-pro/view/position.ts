/** What lies on the board as texts: the position to ask about, and the state to find again; and back. */

import { openCells } from '../geometry.ts';
import type { Filling, Placement, Task } from '../model.ts';
import { fillings, tasks } from '../notation/index.ts';
import { fillingOf } from '../search/filling.ts';
import { fieldOf, gripOn, posesOf } from './poses.ts';

/** The task with the person's pieces as part of it, written so that the worker can read it. */
export function positionText(task: Task, laid: readonly Placement[]): string {
  if (laid.length === 0) return tasks.format(task);
  const placed = [...task.placed, ...laid].sort((a, b) => a.piece - b.piece);
  return tasks.format({ ...task, form: 'extension', placed });
}

export const stateText = (task: Task, laid: readonly Placement[]): string =>
  laid.length === 0 ? '' : fillings.format(fillingOf(task, laid));

/** The pieces that a state brings back; those that could not lie so are left in the tray. */
export function laidBy(task: Task, state: string): readonly Placement[] {
  const read = fillings.parse(state);
  if (state === '' || !read.ok) return [];
  const field = fieldOf(task.board);
  const fixed = new Set(task.placed.flatMap(({ piece, cells }) => [`piece ${piece}`, ...cells]));
  return placementsIn(task, read.value).filter(
    ({ piece, cells }) =>
      !fixed.has(`piece ${piece}`) &&
      cells.every((cell) => !fixed.has(cell)) &&
      gripOn(field, posesOf(task.board, task.pieces[piece]!), cells, cells[0]!) !== undefined,
  );
}

/** The pieces that a filling shows, whether or not they may lie so. */
export function placementsIn(task: Task, filling: Filling): readonly Placement[] {
  const found = new Map<number, number[]>();
  const numbers = new Map(task.pieces.map(({ name }, piece) => [name, piece]));
  for (const [cell, [layer, row, column]] of openCells(task.board).entries()) {
    const piece = numbers.get(filling[layer]?.[row]?.[column] ?? '');
    if (piece === undefined) continue;
    const cells = found.get(piece);
    if (cells) cells.push(cell);
    else found.set(piece, [cell]);
  }
  return [...found].map(([piece, cells]) => ({ piece, cells })).sort((a, b) => a.piece - b.piece);
}

/** The same, from a text; nothing where the text is not a filling. */
export function placementsFrom(task: Task, written: string): readonly Placement[] {
  const read = fillings.parse(written);
  return read.ok ? placementsIn(task, read.value) : [];
}
