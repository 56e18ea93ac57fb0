import { expect, it } from 'vitest';
import { agoText } from './ago.ts';

const now = 1_000_000_000_000;

it.each([
  [20_000, 'now'],
  [61_000, '1 minute ago'],
  [3 * 3_600_000, '3 hours ago'],
  [86_400_000, 'yesterday'],
  [-5000, 'now'],
])('%i milliseconds are worded: %s', (passed, words) => {
  expect(agoText(now - passed, now, 'en')).toBe(words);
});

it('Indonesian has its own words', () => {
  expect(agoText(now - 86_400_000, now, 'id')).toBe('kemarin');
});
