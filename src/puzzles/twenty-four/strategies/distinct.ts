/** Solutions that are essentially the same are shown once: the first of each class in the report's order. */
import type { Strategy } from '../../../contract/index.ts';
import { type Sameness, sameKey } from '../canonical.ts';
import { type Expression, type Hand, MOST_ANALYSED } from '../model.ts';
import { enumerate } from '../search/enumerate.ts';
import { text } from '../texts.ts';
import { figures } from './figures.ts';
import { rejectCountdown } from './rules.ts';

export const distinct: Strategy<Hand, Expression> = {
  id: 'distinct',
  name: text('distinct-name'),
  summary: text('distinct-summary'),
  node: { means: text('every-expression-node'), count: (n) => text('expressions', { n }) },
  gauges: figures,
  source: text('distinct-source'),
  options: {
    merge: {
      kind: 'choice',
      default: 'd2',
      summary: text('merge-summary'),
      values: [
        { id: 'd2', name: text('merge-d2') },
        { id: 'd1', name: text('merge-d1') },
        { id: 'none', name: text('merge-none') },
      ],
    },
  },
  guarantees: { complete: true, optimal: true },
  rejects: (hand) =>
    rejectCountdown(hand) ??
    (hand.numbers.length > MOST_ANALYSED ? text('too-many-for-distinct', { most: MOST_ANALYSED }) : undefined),
  async prepare(hand, _goal, { merge }) {
    return (probe) => {
      const seen = new Set<string>();
      enumerate(hand, probe, (e) => {
        if (merge !== 'none') {
          const key = sameKey(e, merge as Sameness);
          if (seen.has(key)) return;
          seen.add(key);
        }
        probe.solution(e);
      });
    };
  },
  async watch(hand, goal, { merge }) {
    const { watchExpressions } = await import('../search/watching/expressions.ts');
    const first = new Map<string, Expression>();
    return watchExpressions(hand, goal, (e) => {
      if (merge === 'none') return undefined;
      const key = sameKey(e, merge as Sameness);
      const earlier = first.get(key);
      if (!earlier) first.set(key, e);
      return earlier;
    });
  },
};
