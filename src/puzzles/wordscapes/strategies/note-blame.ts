/** Says why there is no filling, once that is proven. */
import type { Probe } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { blameOf, blameText } from '../search/filling/blame.ts';
import type { Problem } from '../search/filling/problem.ts';

export function noteBlame(task: Task, problem: Problem, probe: Probe<Filling>): void {
  // A person who stops the search here loses the reason, but not the proof.
  probe.exhausted();
  probe.note(blameText(task, problem, blameOf(problem, { tick: () => probe.tick(0) })));
}
