/** Knuth's dancing links on the covering problem of a task: any board, flat or in space, of any size. */
import type { Covering } from '../../../algorithms/exact-cover/cover.ts';
import { dancingSearch } from '../../../algorithms/exact-cover/dancing-search.ts';
import { DancingTwin } from '../../../algorithms/exact-cover/watched/dancing-links.ts';
import type { Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { dancingLinks as about } from './about.ts';
import { leastOf, listenerOf, prepareCovering, splitCovering, tellerOf } from './covering.ts';
import { readySearch, runParts, splitWith } from './kernels.ts';
import { partOf } from './parts.ts';
import { watchCovering } from './watch.ts';

export const dancingLinks: Strategy<Task, Filling> = {
  ...about,
  prepare: (task, goal, options, context) =>
    prepareCovering(task, goal, options, context, (quest, part) => (probe) => {
      const told = tellerOf(quest, probe);
      const spread = leastOf(quest);
      const found = (covering: Covering) => {
        for (const one of spread(covering)) told(one);
      };
      const search = readySearch(quest.cover, dancingSearch, quest.rules, listenerOf(probe, found));
      runParts(probe, search, [undefined], partOf('paths', part));
    }),
  split: (...asked) => splitCovering(...asked, (quest) => splitWith(quest, { kernel: dancingSearch }, () => undefined)),
  watch: (...asked) =>
    watchCovering(...asked, (watch) => {
      const twin = new DancingTwin(watch.quest.cover, watch.quest.rules);
      return watch.follow(twin, twin.steps(), leastOf(watch.quest));
    }),
};
