/** The boards that a row of moves leads over. */
import { type Cells, type Path, slide, type Task } from './model.ts';

/** Where a way begins; what else a task has is of no account. */
type Start = Pick<Task, 'rows' | 'columns' | 'cells'> & Partial<Task>;

/** Every position on the way, the first one included; it ends before a move that cannot be made. */
export function* positionsOf(task: Start, path: Path): Iterable<Cells> {
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
export function endOf(task: Start, path: Path): { readonly cells: Cells; readonly moves: number } {
  let { cells } = task;
  let moves = -1;
  for (const position of positionsOf(task, path)) {
    cells = position;
    moves++;
  }
  return { cells, moves };
}

export const positionAfter = (task: Start, path: Path): Cells => endOf(task, path).cells;
