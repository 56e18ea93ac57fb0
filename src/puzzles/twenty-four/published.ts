/** Every figure of the report: how many solutions each of its hands has, and which one its program lists first. */
import type { Published } from '../../contract/index.ts';
import { text } from './texts.ts';

/** The report gives 0 to 2 ms a hand; this is the most. */
const MILLISECONDS = 2;

const hands: readonly (readonly [hand: string, count: number, first?: string])[] = [
  ['6 6 6 6', 7],
  ['4 J 10 9', 6, '4 + ((11 - 9) * 10)'],
  ['7 8 5 6', 28, '((7 - 8) + 5) * 6'],
  ['A K K Q', 4, '(1 + (13 / 13)) * 12'],
  ['6 K K 6', 0],
  ['2 2 2 2', 0],
];

export const published: readonly Published[] = hands.flatMap(([hand, count, first]) => {
  const solved = { report: text('report-name'), text: hand, strategy: 'every-expression', goal: 'all' } as const;
  const counted: Published = {
    ...solved,
    what: text('published-count', { hand }),
    measure: 'count',
    value: count,
    milliseconds: MILLISECONDS,
  };
  if (first === undefined) return [counted];
  return [counted, { ...solved, what: text('published-first', { hand }), measure: 'solution', value: first }];
});
