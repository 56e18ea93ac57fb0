import { expect, it } from 'vitest';
import { timeLimit } from './time-limit.ts';

it('tells how much is left, always more than nothing, and when it is over', () => {
  let time = 7000;
  const limit = timeLimit({ now: () => time }, 1.5);
  const told = () => [limit.left, limit.isOver];
  expect(told()).toEqual([1500, false]);
  time += 1499.5;
  expect(told()).toEqual([1, false]);
  time += 1;
  expect(told()).toEqual([1, true]);
});

it('is never over where there is none', () => {
  const limit = timeLimit({ now: () => 1e12 });
  expect([limit.left, limit.isOver]).toEqual([Number.POSITIVE_INFINITY, false]);
});
