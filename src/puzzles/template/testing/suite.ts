/** What the shared suite tries this puzzle on. */

import fc from 'fast-check';
import { suiteOf } from '../../testing/suite.ts';
import { difficultyOf } from '../generate.ts';
import { template } from '../index.ts';
import type { Task } from '../model.ts';

/** Small enough for every strategy to search it to its end. */
const small: fc.Arbitrary<Task> = fc.record(
  {
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }),
    target: fc.integer({ min: 0, max: 60 }),
  },
  { noNullPrototype: true },
);

/** Numbers without a pattern, and half their sum as the target: hardly anything can be cut. */
function longRun(count: number) {
  const numbers = Array.from({ length: count }, (_, i) => 1000 + i * i);
  return [{ text: `${numbers.join(' ')} -> ${Math.floor(numbers.reduce((sum, number) => sum + number) / 2)}` }];
}

export const suite = suiteOf(template, {
  arbitraryInstance: small,
  arbitrarySolution: fc.uniqueArray(fc.integer({ min: 1, max: 999999 }), { maxLength: 30 }),
  // Each strategy is stopped in the middle of something long, or shows that it has nothing long to do.
  longRun: { 'every-subset': longRun(24), 'take-or-leave': longRun(30), greedy: 'ends at once' },
  // Other ways to write the same task.
  allows: ['blanks', 'line-ends', 'byte-order-mark'],
  // How hard a generated task is, told without the generator's help where that can be.
  difficultyOf,
  // Lower where nodes are slow; an example that takes more is left out of comparisons.
  quickNodes: 1_000_000,
  // Random instances for each test; fewer where one takes long.
  runs: 100,
  // Generated instances of each difficulty; fewer where one takes seconds.
  seeds: 20,
  // Each with its reason, which then stands in the list of tests.
  skips: { 'done is played with moves only': 'there is nothing left to do in it' },
});
