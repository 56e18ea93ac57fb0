/** The independent judge of an answer: slides tile after tile on a board of its own, and looks where that ends. */
import type { Problem } from '../../contract/index.ts';
import type { Path, Task } from './model.ts';
import { text } from './texts.ts';

export function verify({ rows, columns, cells, goal }: Task, path: Path): readonly Problem[] {
  const board = [...cells];
  let blank = board.indexOf(0);
  for (const [i, move] of path.entries()) {
    const row = Math.floor(blank / columns);
    const column = blank - row * columns;
    // The tile that slides up is the one below the blank, and so on.
    let from = -1;
    if (move === 'U' && row + 1 < rows) from = blank + columns;
    if (move === 'D' && row > 0) from = blank - columns;
    if (move === 'L' && column + 1 < columns) from = blank + 1;
    if (move === 'R' && column > 0) from = blank - 1;
    if (from < 0) return [{ text: text('move-impossible', { number: i + 1, move, row: row + 1, column: column + 1 }) }];
    board[blank] = board[from]!;
    board[from] = 0;
    blank = from;
  }
  const misplaced = board.filter((tile, i) => tile !== 0 && tile !== goal[i]);
  if (misplaced.length === 0) return [];
  const tile = misplaced[0]!;
  const home = goal.indexOf(tile);
  const row = Math.floor(home / columns) + 1;
  const wrong = misplaced.length;
  return [{ text: text('not-there-yet', { moves: path.length, wrong, tile, row, column: (home % columns) + 1 }) }];
}
