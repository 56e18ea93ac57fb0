import { expect, it } from 'vitest';
import { percent } from './percent.ts';

it('calls a chance certain or impossible only where it is', () => {
  expect([percent(1, true), percent(0.3, true)]).toEqual(['100%', '100%']);
  expect([1, 0.999, 0.991, 0.99].map((chance) => percent(chance))).toEqual(['> 99%', '> 99%', '> 99%', '99%']);
  expect([0.5, 0.005, 0.001, 0].map((chance) => percent(chance))).toEqual(['50%', '1%', '< 1%', '< 1%']);
});
