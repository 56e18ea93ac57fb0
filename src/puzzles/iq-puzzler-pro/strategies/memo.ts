/**
 * Every position once: two ways to lay pieces that cover the same cells and leave the same pieces can be completed in the
 * same ways. The graph of these positions holds all solutions without listing one: how many there are, and any of them.
 *
 * Without its memory it is the same walk, which fills the lowest free cell, and tells solutions as it finds them.
 */

import type { Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { memo as about } from './about.ts';
import { prepareCovering, type Quest, splitCovering } from './covering.ts';
import { fewPlaces, splitGraph, tellingFromGraph } from './graph.ts';
import { fill, searchWith, splitWith } from './kernels.ts';
import { partOf } from './parts.ts';
import { watchCovering, watchGraph, watchSearch } from './watch.ts';

export const memo: Strategy<Task, Filling> = {
  ...about,
  prepare: (task, goal, options, context) =>
    prepareCovering(task, goal, options, context, (quest, part) => {
      if (quest.remembers) return tellingFromGraph(quest, partOf('solutions', part));
      return searchWith(quest, fill, beginnings, partOf('paths', part));
    }),
  split: (...asked) =>
    splitCovering(...asked, (quest) =>
      quest.remembers ? splitGraph(quest, () => []) : splitWith(quest, fill, beginnings),
    ),
  watch: (...asked) =>
    watchCovering(...asked, (watch) =>
      watch.quest.remembers ? watchGraph(watch) : watchSearch(watch, fill, beginnings(watch.quest)),
    ),
};

/** The places with which the graph would begin, for any goal. */
const beginnings = ({ symmetry }: Quest) => fewPlaces(symmetry());
