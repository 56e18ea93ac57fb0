/**
 * Every position once: two ways to lay pieces that cover the same cells and leave the same pieces can be completed in the
 * same ways. The graph of these positions holds all solutions without listing one: how many there are, and any of them.
 *
 * Without its memory it is the same walk, which fills the lowest free cell, and tells solutions as it finds them.
 */

import { MOST_POSITIONS } from '../../../algorithms/exact-cover/graph.ts';
import type { Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { text } from '../texts.ts';
import { memo as about } from './about.ts';
import { prepareCovering, type Quest } from './covering.ts';
import { fewPlaces, graphTeller } from './graph.ts';
import { fill, searchWith } from './kernels.ts';
import { watchCovering, watchGraph, watchSearch } from './watch.ts';

export const memo: Strategy<Task, Filling> = {
  ...about,
  prepare: (task, goal, options, context) =>
    prepareCovering(task, goal, options, context, (quest) => {
      if (!quest.remembers) return searchWith(quest, fill, beginnings);
      const tellFromGraph = graphTeller(quest);
      return (probe) => {
        if (tellFromGraph(probe)) return;
        probe.note(text('too-many-positions', { most: MOST_POSITIONS }));
        probe.giveUp();
      };
    }),
  watch: (...asked) =>
    watchCovering(...asked, (watch) =>
      watch.quest.remembers ? watchGraph(watch) : watchSearch(watch, fill, beginnings(watch.quest)),
    ),
};

/** The places with which the graph would begin, for any goal. */
const beginnings = ({ symmetry }: Quest) => fewPlaces(symmetry());
