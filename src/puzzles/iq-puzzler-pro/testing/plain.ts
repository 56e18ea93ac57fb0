/**
 * Every solution by the plainest search there is: the pieces in order, each in every way at every cell. It uses the
 * judge's geometry and nothing of the strategies', so that the two can be compared. Cells are bits of one
 * small integer, so boards have at most 30.
 */

import { EMPTY, type Filling, type Task } from '../model.ts';
import { cellNumber, waysToLie } from '../verify/congruent.ts';

export interface Found {
  /** Exchanged copies are one solution: they are named in reading order, except those that lay already. */
  readonly fillings: readonly Filling[];
  /** How many positions there were, the solved ones included. */
  readonly nodes: number;
}

/** Undefined where there are more positions than this. */
export function plainSearch(task: Task, mostNodes: number): Found | undefined {
  const { board, pieces, placed, gaps } = task;
  const bare = bareBoard(task);
  const cells = bare.flatMap((rows, layer) =>
    rows.flatMap((marks, row) =>
      [...marks].flatMap((mark, column) => (mark === EMPTY ? [{ layer, row, column }] : [])),
    ),
  );
  if (cells.length > 30) throw new Error('too many cells for the plain search');
  const numbers = cells.map(({ layer, row, column }) => cellNumber(board, layer, row, column));
  const cellAt = new Map(numbers.map((number, cell) => [number, cell]));
  const full = 2 ** cells.length - 1;
  const groupOf = (piece: number) => pieces[piece]!.copyOf ?? pieces[piece]!.name;
  /** The cells of each piece that lies, as bits. */
  const lying: number[] = pieces.map(() => 0);
  for (const { piece, cells: taken } of placed) lying[piece] = bits(taken);
  const left = pieces.flatMap((_, piece) => (lying[piece] ? [] : [piece]));
  const ways = left.map((piece) => {
    const steps = waysToLie(board, pieces[piece]!);
    return numbers.flatMap((from) =>
      steps.flatMap((way) => {
        const covered = way.map((step) => cellAt.get(from + step));
        return covered.includes(undefined) ? [] : [bits(covered as number[])];
      }),
    );
  });
  const before = left.map((piece, i) => left.slice(0, i).findLast((other) => groupOf(other) === groupOf(piece)));
  const fillings: Filling[] = [];
  let nodes = 0;

  const filling = (): Filling => {
    const grid = bare.map((rows) => rows.map((row) => [...row]));
    const names = new Map<string, string[]>();
    for (const piece of left) {
      names.set(groupOf(piece), [...(names.get(groupOf(piece)) ?? []), pieces[piece]!.name]);
    }
    const inReadingOrder = pieces.map((_, piece) => piece).sort((p, q) => lowest(lying[p]!) - lowest(lying[q]!));
    for (const piece of inReadingOrder) {
      const name = left.includes(piece) ? names.get(groupOf(piece))!.shift()! : pieces[piece]!.name;
      for (const [cell, { layer, row, column }] of cells.entries()) {
        if (lying[piece]! & (1 << cell)) grid[layer]![row]![column] = name;
      }
    }
    return grid.map((rows) => rows.map((row) => row.join('')));
  };

  const search = (depth: number, taken: number): boolean => {
    if (++nodes > mostNodes) return false;
    const piece = left[depth];
    if (piece === undefined) {
      if (gaps || taken === full) fillings.push(filling());
      return true;
    }
    // Of two copies the later one in the list lies later on the board.
    const after = before[depth] === undefined ? 0 : lowest(lying[before[depth]]!);
    for (const way of ways[depth]!) {
      if (way & taken || lowest(way) <= after) continue;
      lying[piece] = way;
      if (!search(depth + 1, taken | way)) return false;
    }
    return true;
  };
  return search(0, bits(placed.flatMap((one) => one.cells))) ? { fillings, nodes } : undefined;
}

const bits = (cells: readonly number[]): number => cells.reduce((sum, cell) => sum | (1 << cell), 0);
const lowest = (set: number): number => set & -set;

/** The board with nothing on it. */
function bareBoard({ board }: Task): string[][] {
  if (board.kind === 'pyramid') {
    return Array.from({ length: board.side }, (_, layer) =>
      Array.from({ length: layer + 1 }, () => EMPTY.repeat(layer + 1)),
    );
  }
  const { rows, columns } = board;
  const mask = (board.kind === 'flat' ? board.mask : undefined) ?? 'X'.repeat(rows * columns);
  const layer = Array.from({ length: rows }, (_, row) =>
    mask.slice(row * columns, (row + 1) * columns).replaceAll('X', EMPTY),
  );
  return Array.from({ length: board.kind === 'box' ? board.layers : 1 }, () => layer);
}
