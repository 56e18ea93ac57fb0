/** Every hand of a pattern: which of them can be solved, and how. */
import type { Strategy } from '../../../contract/index.ts';
import { type Finding, isPattern, type Pattern, type Task } from '../model.ts';
import { isExact } from '../pattern.ts';
import { text } from '../texts.ts';
import { countdownOption } from './rules.ts';

export const census: Strategy<Pattern, Finding> = {
  id: 'census',
  name: text('census-name'),
  summary: text('census-summary'),
  node: { means: text('census-node'), count: (n) => text('hands', { n }) },
  source: text('census-source'),
  options: countdownOption,
  guarantees: { complete: true, optimal: false },
  adapt: (pattern, { countdown }) => (countdown ? { ...pattern, rules: 'countdown' } : pattern),
  rejects(task: Task, goal) {
    if (!isPattern(task)) return text('needs-pattern');
    if (goal === 'best') return text('census-without-best');
    return isExact(task) ? undefined : text('too-large');
  },
  async prepare(pattern, goal, _options, context) {
    return (await import('../search/census/census.ts')).takeCensus(pattern, goal, context);
  },
  // The first hand that can be solved is found sooner than a division.
  split: async (pattern, goal, _options, _context, round) =>
    round > 0 || goal === 'first' ? [] : (await import('../search/census/shards.ts')).shardsOf(pattern),
  unwatchable: text('census-unwatchable'),
};
