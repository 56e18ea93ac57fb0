import fc from 'fast-check';
import { describePuzzle } from '../testing/suite.ts';
import { template } from './index.ts';
import type { Task } from './model.ts';

const small: fc.Arbitrary<Task> = fc.record(
  {
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 }),
    target: fc.integer({ min: 1, max: 60 }),
  },
  { noNullPrototype: true },
);

// Thirty numbers without a pattern, and half their sum as the target: hardly anything can be cut.
const long = `${Array.from({ length: 30 }, (_, i) => 1000 + i * i).join(' ')} -> 19278`;

describePuzzle(template, {
  arbitraryInstance: small,
  arbitrarySolution: fc.uniqueArray(fc.integer({ min: 1, max: 999999 }), { minLength: 1, maxLength: 30 }),
  longRun: { 'every-subset': [{ text: long }], 'take-or-leave': [{ text: long }] },
  allows: ['blanks', 'line-ends', 'byte-order-mark'],
});
