import { expect, it } from 'vitest';
import { nextStep } from './jump.ts';
import { recorded } from './testing/recorded.ts';

it.each([
  ['solution', 0, 10],
  ['solution', 10, undefined],
  ['dead end', 0, 2],
  ['dead end', 2, undefined],
  ['iteration', 0, 4],
  ['iteration', 3, 4],
  ['iteration', 4, undefined],
] as const)('the next %s after step %i', (kind, from, step) => {
  expect(nextStep(recorded(), from, kind)).toBe(step);
});
