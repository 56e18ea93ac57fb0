/** Knuth's dancing links on the covering problem of a task: any board, flat or in space, of any size. */
import { DancingLinks } from '../../../algorithms/exact-cover/dancing-links.ts';
import { coveringOf } from '../../../algorithms/exact-cover/tables.ts';
import { DancingTwin } from '../../../algorithms/exact-cover/watched/dancing-links.ts';
import type { Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { dancingLinks as about } from './about.ts';
import { leastOf, prepareCovering, tellerOf } from './covering.ts';
import { watchCovering } from './watch.ts';

/** Nodes between two looks at how much is done. */
const OFTEN = 256;

export const dancingLinks: Strategy<Task, Filling> = {
  ...about,
  prepare: (task, goal, options, context) =>
    prepareCovering(task, goal, options, context, (quest) => (probe) => {
      const { cover } = quest;
      const links = new DancingLinks(cover, quest.rules);
      const told = tellerOf(quest, probe);
      const spread = leastOf(quest);
      let nodes = 0;
      for (const step of links.steps()) {
        if (step === 'laid') {
          if (++nodes % OFTEN === 0) probe.gauge('share', links.share);
          probe.tick();
        } else if (step === 'solved') {
          for (const one of spread(coveringOf(cover.options, links.laid))) told(one);
        }
      }
    }),
  watch: (...asked) =>
    watchCovering(...asked, (watch) => {
      const twin = new DancingTwin(watch.quest.cover, watch.quest.rules);
      return watch.follow(twin, twin.steps(), leastOf(watch.quest));
    }),
};
