/** Tasks and fillings from text, for tests that know it to be good. */
import type { Filling, Task } from '../model.ts';
import { fillings, tasks } from '../notation/index.ts';

export function taskOf(source: string): Task {
  const task = tasks.parse(source);
  if (!task.ok) throw new Error(`${source}: ${JSON.stringify(task.problem)}`);
  return task.value;
}

export function fillingOf(source: string): Filling {
  const filling = fillings.parse(source);
  if (!filling.ok) throw new Error(`${source}: ${JSON.stringify(filling.problem)}`);
  return filling.value;
}
