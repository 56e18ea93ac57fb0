/** All of the shared suite, for every puzzle. */
import { describePuzzle } from './suite.ts';
import { suites } from './suites.ts';

for (const suite of suites) describePuzzle(suite);
