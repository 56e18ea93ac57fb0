/** What the strategies that enumerate every expression have in common. Where there is no option to merge, all solutions are told. */
import type { Strategy } from '../../../contract/index.ts';
import { type Sameness, sameKey } from '../canonical.ts';
import type { Expression, Hand } from '../model.ts';
import { enumerate } from '../search/enumerate.ts';
import { text } from '../texts.ts';
import { rejectCountdown } from './rules.ts';

type Own = 'id' | 'name' | 'summary' | 'source';

export const enumeration: Omit<Strategy<Hand, Expression>, Own> = {
  node: { means: text('every-expression-node'), count: (n) => text('expressions', { n }) },
  gauges: {
    value: text('figure-value'),
    distance: text('figure-distance'),
    left: text('figure-left'),
  },
  guarantees: { complete: true, optimal: true },
  rejects: rejectCountdown,
  async prepare(hand, _goal, { merge = 'none' }) {
    return (probe) => {
      const seen = new Set<string>();
      enumerate(hand, probe, (e) => {
        const before = seen.size;
        if (merge === 'none' || seen.add(sameKey(e, merge as Sameness)).size > before) probe.solution(e);
      });
    };
  },
  watch: async (hand, goal, { merge = 'none' }) =>
    (await import('../search/watching/expressions.ts')).watchExpressions(hand, goal, merge as Sameness | 'none'),
};
