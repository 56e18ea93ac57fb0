/**
 * Which boards can become which. A move swaps a tile and the blank, so it turns the parity of the arrangement, and it moves
 * the blank by one cell: the two parities turn together or not at all (Johnson and Story, 1879, who also show that nothing
 * else is in the way).
 */
import { distance } from './distance.ts';
import type { Cells, Task } from './model.ts';

export const isSolvable = ({ cells, goal, columns }: Pick<Task, 'cells' | 'goal' | 'columns'>): boolean =>
  (swaps(cells, goal) + distance({ columns }, cells.indexOf(0), goal.indexOf(0))) % 2 === 0;

/** How many swaps of two entries make one arrangement the other. */
function swaps(from: Cells, to: Cells): number {
  const place = new Map(to.map((entry, i) => [entry, i]));
  const seen = new Set<number>();
  let count = 0;
  for (const begin of from.keys()) {
    for (let at = place.get(from[begin]!)!; !seen.has(begin) && at !== begin; at = place.get(from[at]!)!) {
      seen.add(at);
      count++;
    }
    seen.add(begin);
  }
  return count;
}

/**
 * One number of the KURANG table. Numbers are places in the goal, from 1, the blank's among them: under the usual goal every
 * tile is its own number and the blank is the last. So the goal itself is always 1, 2, 3 … and has no inverted pair.
 */
export interface Kurang {
  readonly number: number;
  /** What has this number; 0 is the blank. */
  readonly tile: number;
  /** Where it stands on the board, in row order from 0. */
  readonly at: number;
  /** The smaller numbers that stand after it in row order; KURANG is how many. */
  readonly smaller: readonly number[];
}

/** The whole table, by number. Each smaller number after a larger one is an inverted pair. */
export function kurangTable({ cells, goal }: Pick<Task, 'cells' | 'goal'>): readonly Kurang[] {
  const numbers = cells.map((tile) => goal.indexOf(tile) + 1);
  return goal.map((tile, place) => {
    const at = cells.indexOf(tile);
    const smaller = numbers.slice(at + 1).filter((number) => number <= place);
    return { number: place + 1, tile, at, smaller: smaller.sort((a, b) => a - b) };
  });
}

export const kurangSum = (table: readonly Kurang[]): number =>
  table.reduce((sum, { smaller }) => sum + smaller.length, 0);

/** X: 1 where row + column of the blank is even and that of the goal's blank odd, or the other way round. */
export const blankParity = ({ cells, goal, columns }: Pick<Task, 'cells' | 'goal' | 'columns'>): 0 | 1 =>
  distance({ columns }, cells.indexOf(0), goal.indexOf(0)) % 2 === 0 ? 0 : 1;

/** How many cells the tiles are away from home, taken together: no way is shorter, since a move takes one tile one cell. */
export const manhattan = ({ cells, goal, columns }: Pick<Task, 'cells' | 'goal' | 'columns'>): number =>
  cells.reduce((sum, tile, at) => (tile === 0 ? sum : sum + distance({ columns }, at, goal.indexOf(tile))), 0);

/**
 * Two tiles that make an unsolvable board solvable when they change places: that turns the parity of the pairs and leaves
 * the blank alone. Any two would do; these are the last that stand side by side, and since the blank is in one row only,
 * there always are some.
 */
export function mend({ cells, columns }: Pick<Task, 'cells' | 'columns'>): {
  readonly first: number;
  readonly second: number;
} {
  let at = cells.length - 1;
  while (at % columns === 0 || cells[at] === 0 || cells[at - 1] === 0) at--;
  return { first: cells[at - 1]!, second: cells[at]! };
}
