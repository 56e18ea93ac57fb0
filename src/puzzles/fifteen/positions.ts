/** The boards that a row of moves leads over. */
import { type Cells, type Path, slide, type Task } from './model.ts';

/** Every position on the way, the first one included; it ends before a move that cannot be made. */
export function* positionsOf(task: Task, path: Path): Iterable<Cells> {
  let { cells } = task;
  yield cells;
  for (const direction of path) {
    const next = slide(cells, task, direction);
    if (!next) return;
    cells = next;
    yield cells;
  }
}

/** The last of them, and how many moves led there. */
export function endOf(task: Task, path: Path): { readonly cells: Cells; readonly moves: number } {
  let { cells } = task;
  let moves = -1;
  for (const position of positionsOf(task, path)) {
    cells = position;
    moves++;
  }
  return { cells, moves };
}

export const positionAfter = (task: Task, path: Path): Cells => endOf(task, path).cells;
