/** Arc consistency over slots and boxes, before and during the search: see search/filling/. */
import type { Goal, Probe, Strategy } from '../../../contract/index.ts';
import { lexiconOf } from '../lexicon/index.ts';
import type { Filling, Task } from '../model.ts';
import { countFillings } from '../search/filling/count.ts';
import { fillingOf, type Network, networkOf } from '../search/filling/network.ts';
import { bestFilling, fillings } from '../search/filling/search.ts';
import { tellAll } from '../search/filling/telling.ts';
import { watchFillings } from '../search/watching/fillings.ts';
import { noteBlame } from './note-blame.ts';
import { searched } from './searched.ts';
import { singly, watchSingly } from './single-words.ts';

export const propagate: Pick<Strategy<Task, Filling>, 'prepare' | 'watch'> = {
  async prepare(task, goal, options) {
    const lexicon = await lexiconOf(task);
    if (task.shape.kind === 'words') return singly(task, lexicon, goal);
    const network = networkOf(task, lexicon);
    return (probe) => {
      if (!search(searched(network, options), goal, probe)) noteBlame(task, network, probe);
    };
  },
  async watch(task, goal, options) {
    const lexicon = await lexiconOf(task);
    return task.shape.kind === 'words'
      ? watchSingly(task, lexicon, goal)
      : watchFillings(searched(networkOf(task, lexicon), options), goal);
  },
};

/** Whether there is a filling. */
function search(network: Network, goal: Goal, probe: Probe<Filling>): boolean {
  if (goal === 'all') return tellAll(network, probe);
  if (goal === 'best') return bestFilling(network, probe, ({ filling }) => probe.solution(filling)) !== undefined;
  if (goal === 'count') {
    const count = countFillings(network, Number.MAX_SAFE_INTEGER, probe);
    probe.counted(count);
    return count > 0;
  }
  let found = false;
  for (const chosen of fillings(network, probe)) {
    found = true;
    probe.solution(fillingOf(network, chosen));
  }
  return found;
}
