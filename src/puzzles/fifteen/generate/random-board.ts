/** A random board that can be solved, every one of them as likely as every other. */
import { type Random, shuffled } from '../../../algorithms/random/random.ts';
import { type Cells, type Size, usualGoal } from '../model.ts';
import { isSolvable } from '../parity.ts';

export function randomBoard(size: Size, random: Random): Cells {
  const goal = usualGoal(size);
  const cells = shuffled(goal, random);
  if (isSolvable({ cells, goal, columns: size.columns })) return cells;
  // Swapping the first two tiles pairs every board that cannot be solved with one that can, so none is favoured.
  const [a, b] = [...cells.keys()].filter((at) => cells[at] !== 0) as [number, number];
  [cells[a], cells[b]] = [cells[b]!, cells[a]!];
  return cells;
}
