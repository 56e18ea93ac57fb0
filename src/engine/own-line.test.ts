import { expect, it } from 'vitest';
import { ownLine, withoutOwnEnd } from './own-line.ts';

it('stands between two signs', () => {
  expect([ownLine(3), ownLine('a, 2 cases')]).toEqual(['== 3 ==', '== a, 2 cases ==']);
});

it.each([
  ['AB\nCD\n', 'AB\nCD\n'],
  ['AB\nCD\n\n== x, 2 cases, 1 ms ==\n', 'AB\nCD'],
  ['AB\r\nCD\r\n\r\n== x ==\r\n', 'AB\r\nCD'],
  ['AB\n== x ==\n\n== y ==', 'AB'],
  ['== 1 ==\nAB', '== 1 ==\nAB'],
  ['AB == x ==', 'AB == x =='],
])('of %j is left %j', (text, left) => {
  expect(withoutOwnEnd(text)).toBe(left);
});
