/** A little of every check of the shared suite, for every puzzle: a new one that is wrong in something is soon seen. */
import { expect, it } from 'vitest';
import { describePuzzle } from './suite.ts';
import { suites, untried } from './suites.ts';

it('every puzzle of the catalogue says in testing/suite.ts what it is tried on', () => {
  expect(untried).toEqual([]);
});

for (const suite of suites) describePuzzle(suite, true);
