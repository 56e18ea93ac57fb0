/** Boards that can be solved, without a pattern and the same for the same seed. */
import { seededRandom } from '../../../algorithms/random/random.ts';
import { randomBoard } from '../generate/random-board.ts';
import { type Metric, type Size, type Task, usualGoal } from '../model.ts';
import { isSolvable } from '../parity.ts';

/** The task itself, or with its first two tiles changed over: one of the two can be solved. */
export function solvable(task: Task): Task {
  if (isSolvable(task)) return task;
  const [a, b] = task.cells.filter((tile) => tile !== 0);
  return { ...task, cells: task.cells.map((tile) => (tile === a ? b! : tile === b ? a! : tile)) };
}

/** One of all boards that can be solved, each as likely as any other. */
export function shuffled(size: Size, metric: Metric, seed: number): Task {
  return { ...size, cells: randomBoard(size, seededRandom(seed)), goal: usualGoal(size), metric };
}
