/** What is known of each strategy without its search: the page shows all of them, but only a worker runs one. */

import type { Goal, OptionTable, Strategy, Text } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { heuristicNames } from '../search/heuristics/names.ts';
import { MOST_CELLS } from '../search/pattern-database/field.ts';
import { text } from '../texts.ts';

export type About = Omit<Strategy<Task, Path>, 'prepare' | 'watch'>;

const multiTile: OptionTable = { 'multi-tile': { kind: 'flag', default: false, summary: text('multi-tile-summary') } };

const heuristic: OptionTable = {
  heuristic: {
    kind: 'choice',
    default: 'manhattan',
    summary: text('heuristic-summary'),
    values: heuristicNames.map((id) => ({ id, name: text(`heuristic-${id}`) })),
  },
};

/** Without it a search never undoes the move that it made last. */
const straightBack: OptionTable = {
  'straight-back': { kind: 'flag', default: false, summary: text('straight-back-summary') },
};

/** The option counts for the text as well, so that every judge counts moves alike. */
const counted: Pick<About, 'options' | 'adapt'> = {
  options: multiTile,
  adapt: (task, options) => (options['multi-tile'] === true ? { ...task, metric: 'multi' } : task),
};

const bound = { bound: text('figure-bound') };
const made = { g: text('figure-g') };
const sums = { ...made, h: text('figure-h'), f: text('figure-f') };
const queued = { ...bound, queue: text('figure-queue'), kept: text('figure-kept') };
const leveled = { ...sums, score: text('figure-score'), tiles: text('figure-tiles'), width: text('figure-width') };

const best = { complete: true, optimal: true };

const unlessOne = (goal: Goal): Text | undefined =>
  goal === 'all' || goal === 'count' ? text('endlessly-many') : undefined;

const unlessSingle = ({ metric }: Task): Text | undefined => (metric === 'multi' ? text('only-single') : undefined);

export const patternDatabase: About = {
  id: 'pattern-database',
  name: text('pattern-database-name'),
  summary: text('pattern-database-summary'),
  node: { means: text('pattern-database-node'), count: (n) => text('moves-tried', { n }) },
  gauges: { ...bound, ...sums },
  source: text('pattern-database-source'),
  guarantees: best,
  ...counted,
  rejects: ({ cells }, goal) =>
    unlessOne(goal) ?? (cells.length > MOST_CELLS ? text('too-large-for-tables', { most: MOST_CELLS }) : undefined),
};

export const staged: About = {
  id: 'staged',
  name: text('staged-name'),
  summary: text('staged-summary'),
  node: { means: text('staged-node'), count: (n) => text('positions', { n }) },
  gauges: leveled,
  source: text('staged-source'),
  guarantees: { complete: true, optimal: false },
  ...counted,
  rejects: (_task, goal) => unlessOne(goal),
};

export const anytime: About = {
  id: 'anytime',
  name: text('anytime-name'),
  summary: text('anytime-summary'),
  node: { means: text('anytime-node'), count: (n) => text('positions', { n }) },
  gauges: { ...bound, ...leveled, moves: text('figure-moves') },
  source: text('anytime-source'),
  guarantees: best,
  ...counted,
  rejects: (_task, goal) => unlessOne(goal),
};

export const branchAndBound: About = {
  id: 'branch-and-bound',
  name: text('branch-and-bound-name'),
  summary: text('branch-and-bound-summary'),
  node: { means: text('branch-and-bound-node'), count: (n) => text('nodes', { n }) },
  gauges: { ...queued, ...sums },
  source: text('branch-and-bound-source'),
  guarantees: best,
  rejects: (task, goal) => unlessOne(goal) ?? unlessSingle(task),
};

export const breadthFirst: About = {
  id: 'breadth-first',
  name: text('breadth-first-name'),
  summary: text('breadth-first-summary'),
  node: { means: text('breadth-first-node'), count: (n) => text('positions', { n }) },
  gauges: { ...queued, ...made },
  source: text('breadth-first-source'),
  guarantees: best,
  ...counted,
  rejects: (_task, goal) => unlessOne(goal),
};

export const aStar: About = {
  id: 'a-star',
  name: text('a-star-name'),
  summary: text('a-star-summary'),
  node: { means: text('a-star-node'), count: (n) => text('positions', { n }) },
  gauges: { ...queued, ...sums },
  source: text('a-star-source'),
  guarantees: best,
  ...counted,
  options: { ...heuristic, ...multiTile },
  rejects: (_task, goal) => unlessOne(goal),
};

export const idaStar: About = {
  id: 'ida-star',
  name: text('ida-star-name'),
  summary: text('ida-star-summary'),
  node: { means: text('ida-star-node'), count: (n) => text('moves-tried', { n }) },
  gauges: { ...bound, ...sums },
  source: text('ida-star-source'),
  guarantees: best,
  ...counted,
  options: { ...heuristic, ...multiTile, ...straightBack },
  rejects: (_task, goal) => unlessOne(goal),
};
