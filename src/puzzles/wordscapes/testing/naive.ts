/** What a level is by the plainest means: runs of boxes by splitting lines, fillings by trying word after word. */
import type { Word } from '../lexicon/lexicon.ts';
import type { Task } from '../model.ts';

export interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly cells: string;
}

export function gridOf({ shape }: Task): Grid {
  if (shape.kind !== 'grid') throw new Error(shape.kind);
  return shape;
}

/** The cells of every run of two or more boxes. */
export function runsOf({ rows, columns, cells }: Grid): readonly (readonly number[])[] {
  const lines = [
    ...Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => row * columns + column)),
    ...Array.from({ length: columns }, (_, column) => Array.from({ length: rows }, (_, row) => row * columns + column)),
  ];
  return lines.flatMap((line) => {
    const text = line.map((cell) => cells[cell]).join('');
    return [...text.matchAll(/[^.]{2,}/g)].map(({ index, 0: run }) => line.slice(index, index + run.length));
  });
}

/** Whether every box can be reached from every other. */
export function isConnected({ columns, cells }: Grid): boolean {
  const left = new Set([...cells].flatMap((cell, at) => (cell === '.' ? [] : [at])));
  const visit = (at: number): void => {
    if (!left.delete(at)) return;
    visit(at + columns);
    visit(at - columns);
    if (at % columns > 0) visit(at - 1);
    if (at % columns < columns - 1) visit(at + 1);
  };
  for (const first of left) {
    visit(first);
    break;
  }
  return left.size === 0;
}

/** Up to `most` fillings, as cells: always the run with the fewest open boxes, and every word that fits it. */
export function naiveFillings(
  grid: Grid,
  words: readonly Word[],
  most: number,
  runs: readonly (readonly number[])[] = runsOf(grid),
): readonly string[] {
  const found: string[] = [];
  const fill = (cells: readonly string[], left: readonly (readonly number[])[], used: ReadonlySet<string>): void => {
    if (found.length >= most) return;
    if (left.length === 0) {
      found.push(cells.join(''));
      return;
    }
    const openIn = (run: readonly number[]) => run.filter((cell) => cells[cell] === '?').length;
    const next = left.reduce((a, b) => (openIn(b) < openIn(a) ? b : a));
    for (const { text } of words) {
      if (text.length !== next.length || used.has(text)) continue;
      if (next.some((cell, i) => cells[cell] !== '?' && cells[cell] !== text[i])) continue;
      const filled = [...cells];
      next.forEach((cell, i) => {
        filled[cell] = text[i]!;
      });
      fill(
        filled,
        left.filter((run) => run !== next),
        new Set([...used, text]),
      );
    }
  };
  fill([...grid.cells], runs, new Set());
  return found;
}
