/** What the shared suite tries this puzzle on. */
import { suiteOf } from '../../testing/suite.ts';
import { gradeOf } from '../generate/grade.ts';
import { twentyFour } from '../index.ts';
import { isPattern } from '../model.ts';
import { arbitraryAnswer, arbitraryTask } from './arbitrary.ts';
import { analysed } from './hands.ts';

export const suite = suiteOf(twentyFour, {
  arbitraryInstance: arbitraryTask,
  arbitrarySolution: arbitraryAnswer,
  longRun: {
    'every-expression': [
      // Nearly every expression is a hit, or none is.
      { text: '0 1 2 3 4 5 6 7 -> 0' },
      // The expressions of one order of the numbers are counted together, once it is done.
      { text: '2 3 5 7 11 13 17 19 -> 99999', atOnce: 10_000_000 },
      { text: '1 2 3 4 5 6 7 8 -> 24' },
    ],
    distinct: [{ text: '1 2 3 4 5 6 -> 24' }],
    'subset-table': [
      { text: '2 3 5 7 11 13 17 19 -> 99999' },
      // Nothing times anything: the search that lists every expression.
      { text: '0 1 2 3 4 5 6 7 -> 0' },
      { text: '2 3 5 7 11 13 17 19 -> 1234567', options: { countdown: true } },
    ],
    census: [{ text: '? ? ? ? ? ? -> ? countdown' }, { text: '? ? ? ? ? -> ?' }],
  },
  runs: 300,
  allows: ['lower-case', 'blanks', 'line-ends', 'byte-order-mark'],
  difficultyOf: (task) => (isPattern(task) ? undefined : gradeOf(analysed(task))?.level),
});
