/**
 * A board as lines of letters, for a terminal and a text file: layer after layer from the top, closed cells blank. A board
 * that is still to be filled has the pieces that are left below it.
 */
import type { Mark } from '../../../contract/index.ts';
import { layersOf, openCells } from '../geometry.ts';
import { CLOSED, type Filling, type Task } from '../model.ts';
import { placesInLine } from '../notation/fillings.ts';
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

/** As `layout` has fillings. */
export function stencil({ board }: Task): readonly (string | number)[] {
  const places = placesInLine(board);
  const layers = layersOf(board).map(({ rows, columns }) =>
    Array.from({ length: rows }, (): (string | number)[] => Array(columns).fill(CLOSED)),
  );
  for (const [cell, [layer, row, column]] of openCells(board).entries()) layers[layer]![row]![column] = places[cell]!;
  const lines = layers.flatMap((rows, layer) => (layer === 0 ? rows : [[], ...rows]));
  return lines.flatMap((row) => [...withoutEnd(row).map((mark) => (mark === CLOSED ? ' ' : mark)), '\n']);
}

/** Without the closed cells at the end of a row. */
const withoutEnd = <T extends string | number>(row: readonly T[]): readonly T[] =>
  row.slice(0, row.findLastIndex((mark) => mark !== CLOSED) + 1);

function lineOf(row: readonly string[], tints: ReadonlyMap<string, number>): Mark[] {
  return withoutEnd(row).map((name) => {
    const tint = tints.get(name);
    const text = name === CLOSED ? ' ' : name;
    return tint === undefined ? { text } : { text, tint };
  });
}
