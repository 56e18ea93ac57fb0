import { expect, test } from 'vitest';
import { clockText } from './clock.ts';

test('a clock shows minutes and seconds, and no second before it is over', () => {
  expect([0, 999, 61_000, 3_600_000].map(clockText)).toEqual(['0:00', '0:00', '1:01', '60:00']);
});
