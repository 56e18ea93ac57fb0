/** What the shared suite tries this puzzle on. */
import { suiteOf } from '../../testing/suite.ts';
import { difficultyOf } from '../generate/grade.ts';
import { wordscapes } from '../index.ts';
import { arbitraryFilling, smallTask } from './arbitrary.ts';

/** Ten rows that cross nowhere: more sets of words than a person would wait for. */
const rows = { text: 'LETTERS AEIRSTLNOUDMCPBG\nLENGTHS 4 4 5 5 6 6 7 7 8 8' };
/** As long a run from fewer words: a strategy that looks through all of them at every node gets to many nodes sooner. */
const fewerWords = { text: 'LETTERS AEIRSTLN\nLENGTHS 3 3 4 4 5 5 6 6' };
/** The last of half a billion orders of eight out of sixteen letters. */
const last = { text: 'LETTERS ABCDEFGHIJKLMNOP\nGRID ????????\nANSWERS 1A PONMLKJI' };

export const suite = suiteOf(wordscapes, {
  arbitraryInstance: smallTask,
  arbitrarySolution: arbitraryFilling,
  longRun: {
    propagate: [rows],
    'dictionary-backtracking': [fewerWords],
    crossings: [last],
    permutations: [last],
  },
  allows: ['lower-case', 'blanks', 'line-ends', 'byte-order-mark'],
  difficultyOf,
  quickNodes: 200_000,
  // Each is made twice, in a worker of its own; generate.test.ts holds many seeds against each other.
  seeds: 1,
  runs: 60,
});
