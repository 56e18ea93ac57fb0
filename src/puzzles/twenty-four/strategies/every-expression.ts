/** The report's brute force: every expression in its order, told in its spelling. */
import type { Strategy } from '../../../contract/index.ts';
import type { Expression, Hand } from '../model.ts';
import { enumerate } from '../search/enumerate.ts';
import { text } from '../texts.ts';
import { figures } from './figures.ts';
import { rejectCountdown } from './rules.ts';

export const everyExpression: Strategy<Hand, Expression> = {
  id: 'every-expression',
  name: text('every-expression-name'),
  summary: text('every-expression-summary'),
  node: { means: text('every-expression-node'), count: (n) => text('expressions', { n }) },
  gauges: figures,
  source: text('every-expression-source'),
  guarantees: { complete: true, optimal: true },
  rejects: rejectCountdown,
  async prepare(hand) {
    return (probe) => enumerate(hand, probe, (e) => probe.solution(e));
  },
  async watch(hand, goal) {
    const { watchExpressions } = await import('../search/watching/expressions.ts');
    return watchExpressions(hand, goal, () => undefined);
  },
};
