/** The report's hands with its counts, and hands that show what lies beyond them. Golden tests read this list too. */
import type { Example } from '../../contract/index.ts';
import { text } from './texts.ts';

const REPORT = 'The report on the 24 game by brute force, recomputed';
const OWN = 'Computed by every strategy';

export const examples: readonly Example[] = [
  {
    id: 'first-hand',
    text: '4 J 10 9',
    title: text('example-first'),
    source: REPORT,
    answers: [{ strategy: 'every-expression', count: 6, first: '4 + ((11 - 9) * 10)' }],
  },
  {
    id: 'four-sixes',
    text: '6 6 6 6',
    title: text('example-sixes'),
    source: REPORT,
    answers: [
      { strategy: 'every-expression', count: 7 },
      { strategy: 'distinct', count: 2 },
      { strategy: 'distinct', options: { merge: 'd1' }, count: 2 },
      { strategy: 'distinct', options: { merge: 'none' }, count: 7 },
    ],
  },
  {
    id: 'four-in-a-row',
    text: '7 8 5 6',
    title: text('example-row'),
    source: REPORT,
    answers: [
      { strategy: 'every-expression', count: 28, first: '((7 - 8) + 5) * 6' },
      { strategy: 'distinct', count: 3 },
    ],
  },
  {
    id: 'ace-and-kings',
    text: 'A K K Q',
    title: text('example-kings'),
    source: REPORT,
    answers: [{ strategy: 'every-expression', count: 4, first: '(1 + (13 / 13)) * 12' }],
  },
  { id: 'no-solution', text: '6 K K 6', title: text('example-none'), source: REPORT, answers: [{ count: 0 }] },
  {
    id: 'fraction',
    text: '3 3 8 8',
    title: text('example-fraction'),
    source: 'A classic; floating-point equality misses it',
    answers: [{ count: 1, first: '8 / (3 - (8 / 3))' }],
  },
  {
    id: 'most-solutions',
    text: 'A 4 8 Q',
    title: text('example-most'),
    source: OWN,
    answers: [
      { strategy: 'every-expression', count: 335 },
      { strategy: 'distinct', options: { merge: 'd1' }, count: 18 },
      { strategy: 'distinct', count: 4 },
    ],
  },
  {
    id: 'five-numbers',
    text: '1 2 3 4 5 -> 100',
    title: text('example-five'),
    source: OWN,
    answers: [
      { strategy: 'distinct', count: 2 },
      { strategy: 'subset-table', count: 2 },
    ],
  },
  {
    id: 'countdown',
    text: '25 50 75 100 3 6 -> 952 countdown',
    title: text('example-countdown'),
    source: 'Countdown (Channel 4, 1997), its best-known number round',
    answers: [{ strategy: 'subset-table', count: 2 }],
  },
  {
    id: 'countdown-nearest',
    text: '1 1 2 2 3 3 -> 999 countdown',
    title: text('example-nearest'),
    source: OWN,
    answers: [{ strategy: 'subset-table', count: 0 }],
  },
  {
    id: 'eight-numbers',
    text: '1 2 3 4 5 6 7 8 -> 2026',
    title: text('example-eight'),
    source: OWN,
    answers: [],
  },
  {
    id: 'census',
    text: '? ? ? ?',
    title: text('example-census'),
    source: OWN,
    answers: [
      { count: 1362, first: 'A A A 8: ((1 + 1) + 1) * 8' },
      { goal: 'count', count: 1362 },
    ],
  },
  {
    id: 'four-fours',
    text: '4 4 4 4 -> ?',
    title: text('example-fours'),
    source: 'The puzzle of the four fours, with the four operations only; computed here',
    answers: [{ count: 23, first: '4 4 4 4 -> 1: (4 + 4) / (4 + 4)' }],
  },
  {
    id: 'countdown-targets',
    text: '25 50 75 100 3 6 -> ? countdown',
    title: text('example-targets'),
    source: OWN,
    answers: [
      { strategy: 'census', count: 831 },
      { strategy: 'census', goal: 'count', count: 831, nodes: 899 },
    ],
  },
];
