/** Every strategy looks at the parity first: it proves in no time what no search could. */
import type { Run } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { text } from '../texts.ts';

/** The search, or, where parity forbids every solution, a run that says so. */
export const ifSolvable = (task: Task, search: Run<Path>): Run<Path> =>
  isSolvable(task) ? search : (probe) => probe.note(text('unsolvable'));
