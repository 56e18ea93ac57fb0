/** What documents have published about this puzzle. Each figure is computed again through the engine, and compared. */
import type { Published } from '../../contract/index.ts';
import { text } from './texts.ts';

const binary = { report: text('notice-title'), text: '1 2 4 8 16 -> 21' };

export const published: readonly Published[] = [
  { ...binary, what: text('published-binary'), goal: 'count', measure: 'count', value: 1 },
  { ...binary, what: text('published-digits'), goal: 'first', measure: 'solution', value: '1 4 16' },
  { ...binary, what: text('published-ones'), goal: 'best', measure: 'cost', value: 3 },
  { ...binary, what: text('published-binary'), measure: { explained: 'ways' }, value: 1 },
  {
    ...binary,
    report: text('published-report'),
    what: text('published-subsets'),
    ...{ strategy: 'every-subset', goal: 'all', measure: 'nodes', value: 31 },
    // Only where ours is another one and rightly so.
    differs: { ours: 32, why: text('published-empty-too') },
  },
];
