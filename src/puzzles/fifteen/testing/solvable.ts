/** Random boards that can be solved, for the searches that are made for large ones. */
import type fc from 'fast-check';
import type { Size, Task } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { arbitraryTask } from './arbitrary.ts';

/** The task itself, or with its first two tiles changed over: one of the two can be solved. */
export function solvable(task: Task): Task {
  if (isSolvable(task)) return task;
  const [a, b] = task.cells.filter((tile) => tile !== 0);
  return { ...task, cells: task.cells.map((tile) => (tile === a ? b! : tile === b ? a! : tile)) };
}

export const solvableTask = (sizes: fc.Arbitrary<Size>): fc.Arbitrary<Task> => arbitraryTask(sizes).map(solvable);
