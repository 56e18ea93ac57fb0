/** A puzzle with published figures of every kind, right and wrong, for tests. */
import type { AnyPuzzle, Published } from '../../contract/index.ts';
import { withParts } from '../../engine/testing/with-parts.ts';
import { template } from '../../puzzles/template/index.ts';
import { text } from '../../puzzles/template/texts.ts';

const small = {
  report: text('name'),
  what: text('summary'),
  text: '3 5 8 -> 8',
  strategy: 'take-or-leave',
} as const;

export const figures = {
  count: { ...small, measure: 'count', value: 2, milliseconds: 7 },
  nodes: { ...small, measure: 'nodes', value: 13 },
  solution: { ...small, measure: 'solution', value: '3 5' },
  cost: { ...small, measure: 'cost', goal: 'best', value: 1 },
  best: { ...small, measure: 'solution', goal: 'best', value: '8' },
  options: { ...small, measure: 'count', options: { target: 3 }, value: 1 },
  gauge: { ...small, measure: { gauge: 'picked' }, value: 1, differs: { ours: 0, why: text('too-large') } },
  explained: { ...small, measure: { explained: 'ways' }, value: 2 },
  long: { ...small, measure: 'count', value: 2, isLong: true },
  differs: { ...small, measure: 'nodes', value: 12, differs: { ours: 13, why: text('too-small') } },
  wrong: { ...small, measure: 'count', value: 3 },
  wronglyRight: { ...small, measure: 'count', value: 2, differs: { ours: 3, why: text('too-small') } },
  noGauge: { ...small, measure: { gauge: 'speed' }, value: 1 },
  noData: { ...small, measure: { explained: 'speed' }, value: 1 },
  noSolution: { ...small, text: '2 4 6 -> 5', measure: 'solution', value: '2' },
  noCost: { ...small, text: '2 4 6 -> 5', measure: 'cost', value: 2 },
  refused: { ...small, strategy: 'none', measure: 'count', value: 2 },
  unread: { ...small, text: 'nonsense', measure: { explained: 'ways' }, value: 2 },
} satisfies Record<string, Published>;

export const publishing = (published: readonly Published[], id = 'template'): AnyPuzzle =>
  withParts(template, { about: { id, published: async () => published } }) as unknown as AnyPuzzle;
