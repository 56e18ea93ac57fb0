/** What is known of each strategy without its search: the page shows all of them, but only a worker runs one. */
import type { OptionTable, Strategy, Text } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { text } from '../texts.ts';

export type About = Omit<Strategy<Task, Filling>, 'prepare' | 'steps'>;

const common: OptionTable = { common: { kind: 'flag', default: false, summary: text('common-summary') } };

/** The option counts for the text as well, so that every judge takes the same words. */
const fromList: Pick<About, 'options' | 'adapt'> = {
  options: common,
  adapt: (task, options) => (options.common === true ? { ...task, list: 'common' } : task),
};

const best = { complete: true, optimal: true };

const unlessAnswers = ({ answers }: Task): Text | undefined => (answers ? undefined : text('needs-answers'));

export const propagate: About = {
  id: 'propagate',
  summary: text('propagate-summary'),
  node: { means: text('word-tried'), count: (n) => text('words-tried', { n }) },
  source: text('propagate-source'),
  guarantees: best,
  ...fromList,
};

export const dictionaryBacktracking: About = {
  id: 'dictionary-backtracking',
  summary: text('dictionary-backtracking-summary'),
  node: { means: text('word-tried'), count: (n) => text('words-tried', { n }) },
  source: text('dictionary-backtracking-source'),
  guarantees: best,
  ...fromList,
};

export const crossings: About = {
  id: 'crossings',
  summary: text('crossings-summary'),
  node: { means: text('order-checked'), count: (n) => text('checks', { n }) },
  gauges: { worstCase: text('figure-worst-case') },
  source: text('paper-source'),
  guarantees: best,
  rejects: unlessAnswers,
};

export const permutations: About = {
  id: 'permutations',
  summary: text('permutations-summary'),
  node: { means: text('order-checked'), count: (n) => text('checks', { n }) },
  gauges: { worstCase: text('figure-worst-case') },
  source: text('paper-source'),
  guarantees: best,
  rejects: unlessAnswers,
};
