/** Boards that can be solved, without a pattern and the same for the same seed. */
import { seededRandom } from '../../../algorithms/random/random.ts';
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
  const random = seededRandom(seed);
  const goal = usualGoal(size);
  const cells = [...goal];
  for (let i = cells.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [cells[i], cells[j]] = [cells[j]!, cells[i]!];
  }
  return solvable({ ...size, cells, goal, metric });
}
