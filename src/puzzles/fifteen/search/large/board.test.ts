import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, type Path, type Task, usualGoal } from '../../model.ts';
import { positionAfter } from '../../positions.ts';
import { arbitrarySize, arbitraryTask } from '../../testing/arbitrary.ts';
import { type Board, boardOf, pathOfWay, stepsOf, stretchesOf, walked } from './board.ts';

/** A task, and where the blank may go from there: the n-th cell of those in its row and column. */
const arbitraryWay = fc
  .tuple(arbitraryTask(arbitrarySize(6)), fc.array(fc.nat(), { maxLength: 40 }))
  .map(([task, picks]) => {
    const { rows, columns } = task;
    const way: number[] = [];
    let blank = task.cells.indexOf(0);
    for (const pick of picks) {
      const row = Math.floor(blank / columns);
      const inRow = Array.from({ length: columns }, (_, column) => row * columns + column);
      const inColumn = Array.from({ length: rows }, (_, i) => i * columns + (blank % columns));
      const cells = [...inRow, ...inColumn].filter((cell) => cell !== blank);
      blank = cells[pick % cells.length]!;
      way.push(blank);
    }
    return { task, way };
  });

/** The task's cells from a board's. */
const cellsOf = ({ goal }: Task, { cells }: Board): number[] => Array.from(cells, (cell) => goal[cell]!);

describe('a board with tiles named by their cells', () => {
  it('is in order exactly when the goal is reached', () => {
    const size = { rows: 2, columns: 3 };
    const goal = [3, 1, 0, 2, 5, 4];
    expect([...boardOf({ ...size, cells: goal, goal }).cells]).toEqual([0, 1, 2, 3, 4, 5]);
    const board = boardOf({ ...size, cells: [3, 0, 1, 2, 5, 4], goal });
    expect([[...board.cells], board.home]).toEqual([[0, 2, 1, 3, 4, 5], 2]);
    expect(pathOfWay(board, [2])).toEqual(['L']);
  });

  it('is walked as tiles are moved', () => {
    fc.assert(
      fc.property(arbitraryWay, ({ task, way }) => {
        const board = boardOf(task);
        const end = cellsOf(task, walked(board, way));
        expect(positionAfter(task, pathOfWay(board, way))).toEqual(end);
        expect(cellsOf(task, walked(board, stepsOf(board, way)))).toEqual(end);
        expect(cellsOf(task, walked(board, stretchesOf(board, way)))).toEqual(end);
        // What was there before is left as it is.
        expect(cellsOf(task, board)).toEqual(task.cells);
      }),
    );
  });

  it('has ways that never turn back, counted as moves are counted', () => {
    fc.assert(
      fc.property(arbitraryWay, ({ task, way }) => {
        const board = boardOf(task);
        const path: Path = pathOfWay(board, way);
        expect(path.join('')).not.toMatch(/UD|DU|LR|RL/);
        expect(stepsOf(board, way)).toHaveLength(lengthOf(path, 'single'));
        expect(stretchesOf(board, way)).toHaveLength(lengthOf(path, 'multi'));
      }),
    );
    const board = boardOf({
      rows: 2,
      columns: 4,
      cells: usualGoal({ rows: 2, columns: 4 }),
      goal: usualGoal({ rows: 2, columns: 4 }),
    });
    expect(stepsOf(board, [4, 6, 7])).toEqual([]);
    expect(stepsOf(board, [5, 4, 0])).toEqual([6, 5, 4, 0]);
    expect(stretchesOf(board, [5, 4, 0])).toEqual([4, 0]);
  });
});
