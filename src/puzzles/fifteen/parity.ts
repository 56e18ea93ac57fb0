/**
 * Which boards can become which. A move swaps a tile and the gap, so it turns the parity of the arrangement, and it moves
 * the gap by one cell: the two parities turn together or not at all (Johnson and Story, 1879, who also show that nothing
 * else is in the way).
 */
import type { Cells, Task } from './model.ts';

export const isSolvable = ({ cells, goal, columns }: Pick<Task, 'cells' | 'goal' | 'columns'>): boolean =>
  (swaps(cells, goal) + distance(cells.indexOf(0), goal.indexOf(0), columns)) % 2 === 0;

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

const distance = (a: number, b: number, columns: number): number =>
  Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) + Math.abs((a % columns) - (b % columns));
