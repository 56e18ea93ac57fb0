/** Tables over subsets with a search from the goal backwards: up to eight numbers, any target, the Countdown rules. */
import type { Strategy } from '../../../contract/index.ts';
import type { Expression, Hand } from '../model.ts';
import { text } from '../texts.ts';

export const subsetTable: Strategy<Hand, Expression> = {
  id: 'subset-table',
  summary: text('subset-table-summary'),
  node: { means: text('subset-table-node'), count: (n) => text('combinations', { n }) },
  source: text('subset-table-source'),
  options: { countdown: { kind: 'flag', default: false, summary: text('countdown-summary') } },
  guarantees: { complete: true, optimal: true },
  adapt: (hand, { countdown }) => (countdown ? { ...hand, rules: 'countdown' } : hand),
  async prepare(hand) {
    const { run } = await import('../subsets/run.ts');
    return (probe) => run(hand, probe);
  },
};
