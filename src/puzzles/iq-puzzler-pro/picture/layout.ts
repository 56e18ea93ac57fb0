/**
 * A board as lines of letters, for a terminal and a text file: layer after layer from the top, closed cells blank. A board
 * that is still to be filled has the pieces that are left below it.
 */
import type { Mark } from '../../../contract/index.ts';
import { CLOSED, type Filling, type Task } from '../model.ts';
import { positionOf, rowsOf } from './position.ts';
import { trayLines } from './tray-lines.ts';

export function layout(task: Task, filling?: Filling): readonly (readonly Mark[])[] {
  const tints = new Map(task.pieces.map(({ name }, tint) => [name, tint]));
  const layers = rowsOf(task, positionOf(task, filling));
  const board = layers.flatMap((rows, layer) => {
    const lines = rows.map((row) => lineOf(row, tints));
    return layer === 0 ? lines : [[], ...lines];
  });
  return filling ? board : [...board, ...trayLines(task)];
}

function lineOf(row: readonly string[], tints: ReadonlyMap<string, number>): Mark[] {
  const end = row.findLastIndex((name) => name !== CLOSED) + 1;
  return row.slice(0, end).map((name) => {
    const tint = tints.get(name);
    const text = name === CLOSED ? ' ' : name;
    return tint === undefined ? { text } : { text, tint };
  });
}
