/** What lies where: a filling, or the bare board, as one name for each open cell; and how it is written row by row. */
import { layersOf, openCells } from '../geometry.ts';
import { CLOSED, EMPTY, type Filling, type Spot, type Task } from '../model.ts';

export interface Position {
  /** The open cells in reading order. */
  readonly cells: readonly Spot[];
  /** The name of the piece on each of them; nothing on an empty one. */
  readonly names: readonly (string | undefined)[];
}

/** Pieces that lie from the start do so in every picture. A filling that does not fit the board is read where it does. */
export function positionOf(task: Task, filling?: Filling): Position {
  const cells = openCells(task.board);
  const names: (string | undefined)[] = Array(cells.length).fill(undefined);
  for (const { piece, cells: lying } of task.placed) for (const cell of lying) names[cell] = task.pieces[piece]!.name;
  if (filling) {
    for (const [cell, [layer, row, column]] of cells.entries()) {
      const mark = filling[layer]?.[row]?.[column];
      if (mark !== undefined && mark !== EMPTY && mark !== CLOSED) names[cell] = mark;
    }
  }
  return { cells, names };
}

/** Layers from the top, each a list of rows of characters, as a filling is written. */
export function rowsOf(task: Task, { cells, names }: Position): readonly (readonly (readonly string[])[])[] {
  const layers = layersOf(task.board).map(({ rows, columns }) =>
    Array.from({ length: rows }, (): string[] => Array(columns).fill(CLOSED)),
  );
  for (const [cell, [layer, row, column]] of cells.entries()) layers[layer]![row]![column] = names[cell] ?? EMPTY;
  return layers;
}
