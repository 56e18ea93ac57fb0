import { expect, test } from 'vitest';
import { clockText, preciseText } from './clock.ts';

test('a clock shows minutes and seconds, and no second before it is over', () => {
  expect([0, 999, 61_000, 3_600_000].map(clockText)).toEqual(['0:00', '0:00', '1:01', '60:00']);
});

test('what is compared is told to a tenth of a second, as the language writes it', () => {
  expect([0, 999, 61_260].map((time) => preciseText(time, 'en'))).toEqual(['0:00.0', '0:00.9', '1:01.2']);
  expect(preciseText(61_260, 'id')).toBe('1:01,2');
});
