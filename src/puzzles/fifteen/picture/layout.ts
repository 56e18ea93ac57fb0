/**
 * A board as aligned numbers, for a terminal and a text file, tiles that are at home in a colour. A solution is its moves,
 * then, below them, the board they lead to.
 */
import type { Mark } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { stretchesOf } from '../notation/index.ts';
import { positionAfter } from '../positions.ts';

/** Moves are broken into lines of this many characters. */
const LINE = 72;

export function layout(task: Task, path?: Path): readonly (readonly Mark[])[] {
  if (!path) return boardLines(task);
  return [...moveLines(path), [], ...boardLines({ ...task, cells: positionAfter(task, path) })];
}

function moveLines(path: Path): Mark[][] {
  const lines = [''];
  for (const stretch of path.length === 0 ? ['-'] : stretchesOf(path)) {
    if (lines.at(-1)!.length + stretch.length > LINE) lines.push('');
    lines.push(lines.pop() + stretch);
  }
  return lines.map((line) => Array.from(line, (text) => ({ text })));
}

function boardLines({ rows, columns, cells, goal }: Task): Mark[][] {
  const width = String(cells.length - 1).length;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const at = row * columns + column;
      const tile = cells[at]!;
      const word = `${column === 0 ? '' : ' '}${String(tile || '-').padStart(width)}`;
      return Array.from(word, (text) =>
        tile !== 0 && tile === goal[at] && text !== ' ' ? { text, tint: 0 } : { text },
      );
    }).flat(),
  );
}
