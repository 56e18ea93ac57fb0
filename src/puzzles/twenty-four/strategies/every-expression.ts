/** The report's brute force: every expression in its order, told in its spelling. */
import type { Strategy } from '../../../contract/index.ts';
import type { Expression, Hand } from '../model.ts';
import { enumerate } from '../search/enumerate.ts';
import { text } from '../texts.ts';
import { rejectCountdown } from './rules.ts';

export const everyExpression: Strategy<Hand, Expression> = {
  id: 'every-expression',
  summary: text('every-expression-summary'),
  node: { means: text('every-expression-node'), count: (n) => text('expressions', { n }) },
  source: text('every-expression-source'),
  guarantees: { complete: true, optimal: true },
  rejects: rejectCountdown,
  async prepare(hand) {
    return (probe) => enumerate(hand, probe, (e) => probe.solution(e));
  },
};
