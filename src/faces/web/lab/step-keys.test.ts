import { expect, it } from 'vitest';
import { placeAt, placeOfKey } from './step-keys.ts';

it.each([
  ['ArrowRight', 5, 6],
  ['ArrowUp', 5, 6],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 5, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 100, 100],
  ['PageUp', 5, 10],
  ['PageDown', 4, 0],
  ['Home', 5, 0],
  ['End', 5, 100],
  ['x', 5, undefined],
])('of a hundred steps, %s after %i leads to %s', (key, at, to) => {
  expect(placeOfKey(key, at, 100)).toBe(to);
});

it('a page is a step at least, and without steps there is one place', () => {
  expect(placeOfKey('PageUp', 1, 4)).toBe(2);
  expect(placeOfKey('End', 0, 0)).toBe(0);
});

it.each([
  [-1, 0],
  [0, 0],
  [0.04, 0],
  [0.5, 5],
  [0.96, 10],
  [7, 10],
])('of ten steps, at %d of the width %i are taken', (part, place) => {
  expect(placeAt(part, 10)).toBe(place);
});
