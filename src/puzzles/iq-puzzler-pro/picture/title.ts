/** What a screen reader says instead of a picture: the board, what happens, and what lies row by row. */
import type { Text } from '../../../contract/index.ts';
import type { Board, Task } from '../model.ts';
import { text } from '../texts.ts';
import { type Position, rowsOf } from './position.ts';

/** The rows of a board with more cells are too long to listen to. */
const MOST_READ = 200;

/** The board before the first step; `left` are the names of the pieces beside it. */
export function startTitle(task: Task, position: Position, left: readonly string[]): Text {
  const placed = task.placed.map(({ piece }) => task.pieces[piece]!.name).join(' ');
  const rows = placed === '' ? '' : spelled(task, position);
  return text('scene-start', { board: boardText(task.board), placed, left: left.join(' '), rows });
}

/** The board after a piece was laid on it. */
export function stepTitle(task: Task, position: Position, name: string, step: number, steps: number): Text {
  return text('scene-step', { board: boardText(task.board), name, step, steps, rows: spelled(task, position) });
}

function boardText(board: Board): Text {
  switch (board.kind) {
    case 'flat':
      if (board.name === 'diagonal') return text('scene-diagonal');
      return text(board.mask ? 'scene-outline' : 'scene-flat', { rows: board.rows, columns: board.columns });
    case 'pyramid':
      return text('scene-pyramid', { side: board.side });
    case 'box':
      return text('scene-box', { layers: board.layers, rows: board.rows, columns: board.columns });
  }
}

/** Rows with a comma between them, layers, from the top, with a semicolon; nothing for a large board. */
function spelled(task: Task, position: Position): string {
  if (position.cells.length > MOST_READ) return '';
  return rowsOf(task, position)
    .map((rows) => rows.map((row) => row.join('')).join(', '))
    .join('; ');
}
