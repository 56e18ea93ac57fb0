/** Tables over subsets with a search from the goal backwards: up to eight numbers, any target, the Countdown rules. */
import type { Strategy } from '../../../contract/index.ts';
import type { Expression, Hand } from '../model.ts';
import { text } from '../texts.ts';
import { countdownOption, rejectPattern } from './rules.ts';

export const subsetTable: Strategy<Hand, Expression> = {
  id: 'subset-table',
  name: text('subset-table-name'),
  summary: text('subset-table-summary'),
  node: { means: text('subset-table-node'), count: (n) => text('combinations', { n }) },
  gauges: {
    value: text('figure-value'),
    distance: text('figure-distance'),
    unused: text('figure-unused'),
    goal: text('figure-goal'),
  },
  source: text('subset-table-source'),
  options: countdownOption,
  guarantees: { complete: true, optimal: true },
  adapt: (hand, { countdown }) => (countdown ? { ...hand, rules: 'countdown' } : hand),
  rejects: rejectPattern,
  async prepare(hand) {
    const { findAll } = await import('../search/subsets/express.ts');
    return (probe) => findAll(hand, probe);
  },
  watch: async (hand, goal, _options, context) =>
    (await import('../search/watching/subsets.ts')).watchSubsets(hand, goal, context),
};
