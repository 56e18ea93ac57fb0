/** The paper's own example, and what it measured there: nowhere else do its times mean anything. */
import { examples } from '../../examples.ts';
import type { Task } from '../../model.ts';
import { tasks } from '../../notation/index.ts';

/** In milliseconds. */
export const measured = { plain: 1.996, crossings: 0.995 } as const;

export function isPapersOwn(task: Task): boolean {
  const paper = examples.find(({ id }) => id === 'paper');
  return tasks.format({ ...task, bonus: [] }) === paper?.text;
}
