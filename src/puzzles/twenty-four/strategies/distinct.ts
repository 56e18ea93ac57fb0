/** Solutions that are essentially the same are shown once: the first of each class in the report's order. */
import type { Strategy } from '../../../contract/index.ts';
import { type Expression, type Hand, MOST_ANALYSED } from '../model.ts';
import { text } from '../texts.ts';
import { enumeration } from './enumeration.ts';
import { rejectCountdown } from './rules.ts';

export const distinct: Strategy<Hand, Expression> = {
  ...enumeration,
  id: 'distinct',
  name: text('distinct-name'),
  summary: text('distinct-summary'),
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
  rejects: (hand, goal) =>
    rejectCountdown(hand, goal) ??
    (hand.numbers.length > MOST_ANALYSED ? text('too-many-for-distinct', { most: MOST_ANALYSED }) : undefined),
};
