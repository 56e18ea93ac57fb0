/** What is known of each strategy without its search: the page shows all of them, but only a worker runs one. */
import type { OptionTable, Strategy, Text } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { text } from '../texts.ts';

export type About = Omit<Strategy<Task, Filling>, 'prepare' | 'watch'>;

const common: OptionTable = { common: { kind: 'flag', default: false, summary: text('common-summary') } };

/** A rule of the search that can be left out, so that people see what it is worth. */
const mostConstrained: OptionTable = {
  'most-constrained': { kind: 'flag', default: true, summary: text('most-constrained-summary') },
};

/** The first option counts for the text as well, so that every judge takes the same words. */
const fromList: Pick<About, 'options' | 'adapt'> = {
  options: { ...common, ...mostConstrained },
  adapt: (task, options) => (options.common === true ? { ...task, list: 'common' } : task),
};

const best = { complete: true, optimal: true };

/** Of traces. */
const figures = {
  open: text('figure-open'),
  candidates: text('figure-candidates'),
  boxes: text('figure-boxes'),
  length: text('figure-length'),
};

/** Of runs, and of traces. */
const checkFigures = {
  worstCase: text('figure-worst-case'),
  check: text('figure-check'),
  open: text('figure-open'),
};

const unlessAnswers = ({ answers }: Task): Text | undefined => (answers ? undefined : text('needs-answers'));

export const propagate: About = {
  id: 'propagate',
  name: text('propagate-name'),
  summary: text('propagate-summary'),
  node: { means: text('word-tried'), count: (n) => text('words-tried', { n }) },
  gauges: figures,
  source: text('propagate-source'),
  guarantees: best,
  ...fromList,
};

export const dictionaryBacktracking: About = {
  id: 'dictionary-backtracking',
  name: text('dictionary-backtracking-name'),
  summary: text('dictionary-backtracking-summary'),
  node: { means: text('word-tried'), count: (n) => text('words-tried', { n }) },
  gauges: figures,
  source: text('dictionary-backtracking-source'),
  guarantees: best,
  ...fromList,
};

export const crossings: About = {
  id: 'crossings',
  name: text('crossings-name'),
  summary: text('crossings-summary'),
  node: { means: text('order-checked'), count: (n) => text('checks', { n }) },
  gauges: checkFigures,
  source: text('paper-source'),
  guarantees: best,
  rejects: unlessAnswers,
};

export const permutations: About = {
  id: 'permutations',
  name: text('permutations-name'),
  summary: text('permutations-summary'),
  node: { means: text('order-checked'), count: (n) => text('checks', { n }) },
  gauges: checkFigures,
  source: text('paper-source'),
  guarantees: best,
  rejects: unlessAnswers,
};
