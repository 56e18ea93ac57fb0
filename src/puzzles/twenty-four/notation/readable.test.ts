import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Expression, Hand } from '../model.ts';
import { operators } from '../model.ts';
import { expressions } from './expressions.ts';
import { readable } from './readable.ts';

const cards: Hand = { numbers: [4, 11, 9, 10], target: 24, rules: 'cards' };
const numbers: Hand = { ...cards, rules: 'numbers' };
const read = (text: string): Expression => {
  const result = expressions.parse(text);
  if (!result.ok) throw new Error(text);
  return result.value;
};

it.each([
  ['4 + ((11 - 9) * 10)', '4 + (J − 9) × 10'],
  ['((7 - 8) + 5) * 6', '(7 − 8 + 5) × 6'],
  ['8 / (3 - (8 / 3))', '8 ÷ (3 − 8 ÷ 3)'],
  ['1 - (12 - 13)', 'A − (Q − K)'],
  ['2 + (3 + 4)', '2 + (3 + 4)'],
])('%s is read as %s', (plain, words) => {
  expect(readable(cards, read(plain))).toBe(words);
});

it('has numbers for letters where the hand has no cards', () => {
  expect(readable(numbers, read('11 * (13 - 1)'))).toBe('11 × (13 − 1)');
});

it('says the very expression', () => {
  const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.record({ number: fc.integer({ min: 1, max: 13 }) }),
      fc.record({ operator: fc.constantFrom(...operators), left: tie('tree'), right: tie('tree') }),
    ),
  }));
  fc.assert(
    fc.property(tree, fc.constantFrom(cards, numbers), (e, hand) => {
      expect(read(readable(hand, e))).toEqual(e);
    }),
  );
});
