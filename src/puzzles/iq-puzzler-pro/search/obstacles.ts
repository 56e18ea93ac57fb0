/**
 * Why a task can have no solution, as far as it can be seen without a search: the areas, a piece that fits nowhere, a
 * cell that nothing reaches, a region that no set of pieces fills.
 */
import type { Cover } from '../../../algorithms/exact-cover/cover.ts';
import { sizesOf } from '../../../algorithms/exact-cover/sizes.ts';
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

/** The first reason found, or undefined where nothing speaks against a solution. */
export function obstacle(task: Task, { cover, pieces, cells }: TaskCover): Text | undefined {
  const areas = areaObstacle(task);
  if (areas) return areas;
  const able = new Uint8Array(pieces.length);
  const reached = new Uint8Array(cells.length);
  for (const option of cover.options) {
    able[option.piece] = 1;
    for (const cell of option.cells) reached[cell] = 1;
  }
  const lost = able.indexOf(0);
  if (lost >= 0) return text('fits-nowhere', { name: task.pieces[pieces[lost]!]!.name });
  if (task.gaps) return undefined;

  const bare = reached.indexOf(0);
  if (bare >= 0) return text('out-of-reach', { cell: cellText(task.board, cells[bare]!) });
  const sums = subsetSums(sizesOf(cover));
  const region = regions(cover).find((one) => !sums.has(one.length));
  if (!region) return undefined;
  const first = Math.min(...region.map((cell) => cells[cell]!));
  return text('region', { cell: cellText(task.board, first), size: region.length });
}

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
