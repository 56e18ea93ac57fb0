import { expect, it } from 'vitest';
import type { AnyPuzzle, OptionTable } from '../../../../contract/index.ts';
import { withParts } from '../../../../engine/testing/with-parts.ts';
import { template } from '../../../../puzzles/template/index.ts';
import { firstPair, watchableOf } from './first-pair.ts';

const { name } = template.about;
const [watchable] = template.solving.strategies.filter(({ watch }) => watch);
const instance = '3 5 8 -> 8';

/** The template with one strategy for each table of options. */
const withTables = (...tables: readonly OptionTable[]) =>
  withParts(template, {
    solving: {
      strategies: tables.map((options, index) => ({ ...watchable!, id: `strategy-${index}`, options })),
    },
  }) as AnyPuzzle;

const off = { kind: 'flag', default: false, summary: name } as const;
const on = { kind: 'flag', default: true, summary: name } as const;
const number = { kind: 'number', least: 1, most: 5, summary: name } as const;
const choice = {
  kind: 'choice',
  default: 'usual',
  summary: name,
  values: [
    { id: 'usual', name },
    { id: 'other', name },
  ],
} as const;

it('does without a rule, where one can be left out', () => {
  expect(firstPair(withTables({ off }, { choice }, { on }), instance)).toEqual([
    { strategy: 'strategy-2', options: {} },
    { strategy: 'strategy-2', options: { on: false } },
  ]);
});

it('else takes another choice, or turns a switch', () => {
  expect(firstPair(withTables({ off }, { choice }), instance)?.[1]).toEqual({
    strategy: 'strategy-1',
    options: { choice: 'other' },
  });
  expect(firstPair(withTables({ off }), instance)?.[1]).toEqual({ strategy: 'strategy-0', options: { off: true } });
});

it('else takes two strategies', () => {
  expect(firstPair(withTables({ number }, {}), instance)).toEqual([
    { strategy: 'strategy-0', options: {} },
    { strategy: 'strategy-1', options: {} },
  ]);
});

it('is nothing where no strategy takes the text, or can be watched', () => {
  expect(firstPair(withTables({ on }), 'nonsense')).toBeUndefined();
  const ids = watchableOf(template as AnyPuzzle, instance).map(({ id }) => id);
  expect(ids).toContain(watchable!.id);
  expect(ids).not.toContain('greedy');
});
