/**
 * Why a task can have no solution, as far as it can be seen without a search: the areas, a piece that fits nowhere, a
 * cell that nothing reaches, a region that no set of pieces fills.
 */
import type { Cover } from '../../../algorithms/exact-cover/cover.ts';
import type { Text } from '../../../contract/index.ts';
import { openCells } from '../geometry.ts';
import type { Board, Task } from '../model.ts';
import { text } from '../texts.ts';
import type { TaskCover } from './cover.ts';

/** Areas that do not agree: seen without a single placement, however large the board is. */
export function areaObstacle({ board, pieces: all, placed, gaps }: Task): Text | undefined {
  const sum = (parts: readonly { readonly length: number }[]) => parts.reduce((total, { length }) => total + length, 0);
  const lying = sum(placed.map(({ cells }) => cells));
  const pieces = sum(all.map(({ shape }) => shape)) - lying;
  const cells = openCells(board).length - lying;
  if (gaps ? pieces <= cells : pieces === cells) return undefined;
  const left = placed.length > 0 ? '-left' : '';
  return text(`${gaps ? 'areas-too-large' : 'areas-differ'}${left}`, { pieces, cells });
}

/** Why there is no solution, and the free cells that show it, where some do. */
export interface Obstacle {
  readonly text: Text;
  readonly cells: readonly number[];
}

/** The first reason found, or undefined where nothing speaks against a solution. */
export const obstacle = (task: Task, taskCover: TaskCover): Text | undefined => obstacleIn(task, taskCover)?.text;

export function obstacleIn(task: Task, { cover, pieces, cells }: TaskCover): Obstacle | undefined {
  const areas = areaObstacle(task);
  if (areas) return { text: areas, cells: [] };
  const able = new Uint8Array(pieces.length);
  const reached = new Uint8Array(cells.length);
  for (const option of cover.options) {
    able[option.piece] = 1;
    for (const cell of option.cells) reached[cell] = 1;
  }
  const lost = able.indexOf(0);
  if (lost >= 0) return { text: text('fits-nowhere', { name: task.pieces[pieces[lost]!]!.name }), cells: [] };
  if (task.gaps) return undefined;

  const bare = reached.indexOf(0);
  if (bare >= 0) return beyondReach(task.board, cells[bare]!);
  const sums = subsetSums(cover.sizes);
  const region = regions(cover).find((one) => !sums.has(one.length));
  return (
    region &&
    cutOff(
      task.board,
      region.map((cell) => cells[cell]!),
    )
  );
}

/** The smallest region that no set of the pieces left has the size of: what a person sees first on a board that is begun. */
export function strandedIn(task: Task, { cover, pieces, cells }: TaskCover): Obstacle | undefined {
  const sums = subsetSums(pieces.map((piece) => task.pieces[piece]!.shape.length));
  const apart = regions(cover);
  const [smallest] = apart.filter((one) => !sums.has(one.length)).sort((a, b) => a.length - b.length);
  if (task.gaps || apart.length < 2 || !smallest) return undefined;
  const there = smallest.map((cell) => cells[cell]!);
  return there.length === 1 ? beyondReach(task.board, there[0]!) : cutOff(task.board, there);
}

const beyondReach = (board: Board, cell: number): Obstacle => ({
  text: text('out-of-reach', { cell: cellText(board, cell) }),
  cells: [cell],
});

const cutOff = (board: Board, region: readonly number[]): Obstacle => ({
  text: text('region', { cell: cellText(board, Math.min(...region)), size: region.length }),
  cells: region,
});

/** How a cell is called: by row and column, in space by layer as well; all from 1. */
export function cellText(board: Board, cell: number): Text {
  const [layer, row, column] = openCells(board)[cell]!;
  const place = { row: row + 1, column: column + 1 };
  return board.kind === 'flat' ? text('cell-flat', place) : text('cell-in-space', { ...place, layer: layer + 1 });
}

function subsetSums(sizes: readonly number[]): ReadonlySet<number> {
  const sums = new Set([0]);
  for (const size of sizes) for (const sum of [...sums]) sums.add(sum + size);
  return sums;
}

/** The free cells in groups that hang together. */
export function regions({ cells, neighbours }: Cover): readonly (readonly number[])[] {
  const around = Array.from({ length: cells }, (): number[] => []);
  for (const [cell, others] of neighbours.entries()) {
    for (const other of others) {
      around[cell]!.push(other);
      around[other]!.push(cell);
    }
  }
  const seen = new Set<number>();
  const found: number[][] = [];
  for (let cell = 0; cell < cells; cell++) {
    if (seen.has(cell)) continue;
    const region = [cell];
    seen.add(cell);
    for (let i = 0; i < region.length; i++) {
      for (const other of around[region[i]!]!) {
        if (!seen.has(other)) region.push(other);
        seen.add(other);
      }
    }
    found.push(region);
  }
  return found;
}
