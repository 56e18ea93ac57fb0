import { expect, it } from 'vitest';
import { type AnyPuzzle, amount, speaker } from '../contract/index.ts';
import { countUp, fakePuzzle, fakeStrategy } from '../engine/testing/fake.ts';
import { countedText, tellsPreparation, wordSpent } from './spent.ts';
import { commonTexts } from './texts.ts';

const node = { means: { code: 'one' }, count: (n: number) => ({ code: 'cases', params: { n } }) };
const orders = fakeStrategy('orders', countUp, { node });
const puzzle = fakePuzzle([orders], { texts: { cases: amount('case', 'cases', 'kasus') } }) as unknown as AnyPuzzle;
const [en, id] = (['en', 'id'] as const).map((language) => speaker(language, puzzle.texts, commonTexts)) as [
  ReturnType<typeof speaker>,
  ReturnType<typeof speaker>,
];
const stats = { nodes: 132_503, milliseconds: 12.34, prepareMilliseconds: 0.4 };

it('calls what was counted by the strategy’s own noun, one and many', () => {
  expect(en(countedText(puzzle, 'orders', 132_503))).toBe('132,503 cases');
  expect(en(countedText(puzzle, 'orders', 1))).toBe('1 case');
  expect(id(countedText(puzzle, 'orders', 132_503))).toBe('132.503 kasus');
});

it('counts plain nodes before a strategy is settled', () => {
  expect(en(countedText(puzzle, '', 2))).toBe('2 nodes');
});

it('tells the search apart from the preparation, and that only where it took a while', () => {
  expect(wordSpent(puzzle, en, 'orders', stats)).toBe('orders, 132,503 cases, 12.3 ms');
  const loaded = { ...stats, prepareMilliseconds: 54.6 };
  expect(tellsPreparation(stats)).toBe(false);
  expect(wordSpent(puzzle, en, 'orders', loaded)).toBe('orders, 132,503 cases, 12.3 ms, 54.6 ms of preparation');
  expect(wordSpent(puzzle, id, 'orders', loaded)).toBe('orders, 132.503 kasus, 12,3 ms, persiapan 54,6 ms');
});

it('tells seconds from a second on, the cost first and own figures after the count', () => {
  const long = { ...stats, milliseconds: 160_000, gauges: { depth: 3, share: 0.5 } };
  const cost = { code: 'cases', params: { n: 2 } };
  expect(wordSpent(puzzle, en, 'orders', long, cost)).toBe('2 cases, orders, 132,503 cases, depth: 3, 160 s');
});
