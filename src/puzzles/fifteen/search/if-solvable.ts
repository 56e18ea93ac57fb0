/** Every strategy looks at the parity first: it proves in no time what no search could. */
import type { Run, Text, Trace } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { text } from '../texts.ts';

/** The search, or, where parity forbids every solution, a run that says so. */
export const ifSolvable = (task: Task, search: Run<Path>): Run<Path> =>
  isSolvable(task) ? search : (probe) => probe.note(text('unsolvable'));

/** The trace, or only its root, which says why there is nothing to search. */
export const traceIfSolvable = (task: Task, trace: () => Iterable<Trace<Path>>): Iterable<Trace<Path>> =>
  isSolvable(task) ? trace() : rootOnly(text('unsolvable'));

/** The trace of a search that does not begin. */
export const rootOnly = (why: Text): Iterable<Trace<Path>> => [
  { node: 0, position: [] },
  { node: 0, outcome: 'dead end', counted: false, why },
];
