/** Larger boards of a given Manhattan distance: a random walk from the goal that never takes a move back. */
import type { Random } from '../../../algorithms/random/random.ts';
import type { Context } from '../../../contract/index.ts';
import { type Cells, type Size, usualGoal } from '../model.ts';
import { BoardSpace } from '../search/board-space.ts';
import { guideOf } from '../search/heuristics/index.ts';

/** Every move changes the distance by one, so the walk meets each distance on its way up. */
export function mixed(size: Size, distance: number, random: Random, context: Context): Cells {
  const goal = usualGoal(size);
  const task = { ...size, cells: goal, goal, metric: 'single' } as const;
  const space = new BoardSpace(task, guideOf('manhattan', task, context).heuristic);
  for (let last = -1; space.estimate() !== distance; ) {
    context.ticker.tick();
    const move = random.below(space.moves);
    if (!space.allows(move, last)) continue;
    space.make(move);
    last = move;
  }
  return [...new Uint8Array(space.words.buffer, 0, goal.length)];
}
