/** Knuth's dancing links on the covering problem of a task: any board, flat or in space, of any size. */
import { DancingLinks } from '../../../algorithms/exact-cover/dancing-links.ts';
import { coveringOf } from '../../../algorithms/exact-cover/tables.ts';
import type { Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { coverOf } from '../search/cover.ts';
import { dancingLinks as about } from './about.ts';
import { prepareCovering, uniqueTeller } from './covering.ts';
import { placementsIn, positions } from './steps.ts';

/** Nodes between two looks at how much is done. */
const OFTEN = 256;

export const dancingLinks: Strategy<Task, Filling> = {
  ...about,
  prepare: (task, goal, options, context) =>
    prepareCovering(task, goal, options, context, (quest) => (probe) => {
      const { cover } = quest;
      const links = new DancingLinks(cover);
      const told = uniqueTeller(quest, probe);
      let nodes = 0;
      for (const move of links.moves()) {
        if (move === 'laid') {
          if (++nodes % OFTEN === 0) probe.gauge('share', links.share);
          probe.tick();
        } else if (move === 'solved') told(coveringOf(cover.options, links.laid));
      }
    }),
  steps(task) {
    const taskCover = coverOf(task);
    const links = new DancingLinks(taskCover.cover);
    return positions(task, links.moves(), () => placementsIn(taskCover, links.laid));
  },
};
