/** What the shared suite tries this puzzle on. */
import { suiteOf } from '../../testing/suite.ts';
import { gradeOf } from '../generate/grade.ts';
import { iqPuzzlerPro } from '../index.ts';
import { arbitraryFilling, arbitraryTask } from './arbitrary.ts';

const flat = 'BOARD 5x11\nPIECES IQ Puzzler Pro';
/** A hundred cells of twenty pentominoes that are all different to a solver: too many ways for any search. */
const wide =
  'BOARD 10x12\nPIECES pentominoes\nCOPIES F 2\nCOPIES I 2\nCOPIES L 2\nCOPIES N 2\nCOPIES P 2\nCOPIES T 2\nCOPIES U 2\nCOPIES V 2\nCOPIES W 2\nCOPIES X 2\nCOPIES Y 2\nCOPIES Z 2';
const oneSided = 'BOARD 9x10\nPIECES one-sided pentominoes';
const space = 'BOARD box 3x4x5\nPIECES pentominoes';
/** Few cases in the first order, or in all. */
const withSolutions = 'BOARD 3x4\nPIECES\nAAA\nA\nBBB\nB\nCC\nCC';
const withoutSolution = 'BOARD 3x4\nPIECES\nAAA\nA\nBBB\n B\nCC\n CC';

export const suite = suiteOf(iqPuzzlerPro, {
  arbitraryInstance: arbitraryTask,
  arbitrarySolution: arbitraryFilling,
  longRun: {
    bitboard: [{ text: space }, { text: wide }],
    memo: [{ text: space }],
    layers: [{ text: oneSided }],
    'dancing-links': [{ text: flat }, { text: wide }],
    'pieces-in-order': [{ text: flat }],
    'orders-in-rotation': [{ text: flat }],
  },
  allows: ['line-ends', 'byte-order-mark'],
  // A node of dancing-links takes some microseconds.
  quickNodes: 20_000,
  divided: { 'orders-in-rotation': [withSolutions, withoutSolution] },
  difficultyOf: gradeOf,
  narrowing: ['unique'],
  // Each begins with a fresh worker and the set of all solutions.
  seeds: 2,
});
