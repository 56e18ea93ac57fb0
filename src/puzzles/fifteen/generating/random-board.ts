/** A random board that can be solved, every one of them as likely as every other. */
import type { Random } from '../../../algorithms/random/random.ts';
import { type Cells, type Size, usualGoal } from '../model.ts';
import { isSolvable } from '../parity.ts';

/** All of `items`, in an order of which every one is equally likely (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

export function randomBoard(size: Size, random: Random): Cells {
  const goal = usualGoal(size);
  const cells = shuffled(goal, random);
  if (isSolvable({ cells, goal, columns: size.columns })) return cells;
  // Swapping the first two tiles pairs every board that cannot be solved with one that can, so none is favoured.
  const [a, b] = [...cells.keys()].filter((at) => cells[at] !== 0) as [number, number];
  [cells[a], cells[b]] = [cells[b]!, cells[a]!];
  return cells;
}
