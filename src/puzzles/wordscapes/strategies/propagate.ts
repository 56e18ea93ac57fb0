/** Arc consistency over slots and boxes, before and during the search: see search/filling/. */
import type { Goal, Probe, Strategy } from '../../../contract/index.ts';
import { lexiconOf } from '../lexicon/index.ts';
import type { Filling, Task } from '../model.ts';
import { countFillings } from '../search/filling/count.ts';
import { Domains } from '../search/filling/domains.ts';
import { fillingOf, type Problem, problemOf } from '../search/filling/problem.ts';
import { bestFilling, chosenOf, fillings } from '../search/filling/search.ts';
import { tellAll } from '../search/filling/telling.ts';
import { walk } from '../search/filling/walk.ts';
import { noteBlame } from './note-blame.ts';
import { singly, watchSingly } from './single-words.ts';

export const propagate: Pick<Strategy<Task, Filling>, 'prepare' | 'steps'> = {
  async prepare(task, goal) {
    const lexicon = await lexiconOf(task);
    if (task.shape.kind === 'words') return singly(task, lexicon, goal);
    const problem = problemOf(task, lexicon);
    return (probe) => {
      if (!search(problem, goal, probe)) noteBlame(task, problem, probe);
    };
  },
  async steps(task) {
    const lexicon = await lexiconOf(task);
    return task.shape.kind === 'words' ? watchSingly(task, lexicon) : watch(problemOf(task, lexicon));
  },
};

/** Whether there is a filling. */
function search(problem: Problem, goal: Goal, probe: Probe<Filling>): boolean {
  if (goal === 'all') return tellAll(problem, probe);
  if (goal === 'best') return bestFilling(problem, probe, ({ filling }) => probe.solution(filling)) !== undefined;
  if (goal === 'count') {
    const count = countFillings(problem, Number.MAX_SAFE_INTEGER, probe);
    probe.counted(count);
    return count > 0;
  }
  let found = false;
  for (const chosen of fillings(problem, probe)) {
    found = true;
    probe.solution(fillingOf(problem, chosen));
  }
  return found;
}

/** What is settled at the beginning, after each word that fits with all that follows from it, and after each way back. */
function* watch(problem: Problem): Generator<Filling, void> {
  const domains = new Domains(problem);
  let shown = '';
  const position = () =>
    problem.spaces.map(({ pattern }, i) => (domains.counts[i]! > 0 ? domains.pattern(i) : pattern));
  if (!domains.isPossible) yield position();
  for (const step of walk(domains)) {
    const filling = step === 'filled' ? fillingOf(problem, chosenOf(domains)) : position();
    // A word that does not fit leaves everything as it was.
    if (filling.join(' ') !== shown) yield filling;
    if (step === 'filled') return;
    shown = filling.join(' ');
  }
}
