/** Texts of a million characters, each of which asks for another loop of a notation to be quick, and the longest answers. */
import type { Expression, Hand } from '../model.ts';
import { expressions } from '../notation/index.ts';

const million = 1_000_000;

/** By what they are; none can be read. */
export const huge: readonly (readonly [what: string, source: string])[] = [
  ['one word', 'x'.repeat(million)],
  ['one number', '9'.repeat(million)],
  ['one word of half emoji', '\ud83d'.repeat(million)],
  ['emoji', '😀'.repeat(million / 2)],
  ['half a million cards', '4 '.repeat(million / 2)],
  ['half a million numbers and a target', `${'4 '.repeat(million / 2)}-> 24`],
  ['a target of a million digits', `4 6 -> ${'9'.repeat(million)}`],
  ['words after the target', `4 6 -> 24 ${'countdown '.repeat(million / 10)}`],
  ['arrows', '->'.repeat(million / 2)],
  ['almost arrows', '-'.repeat(million)],
  ['a million lines', '\n'.repeat(million)],
  ['a million lines and a card', `${'\n'.repeat(million)}4`],
  ['four cards and a million lines', `4 4 4 4${'\r\n'.repeat(million / 2)}5`],
  ['a million lines and an arrow', `${'\n'.repeat(million)}-> 24`],
  ['blanks', ' '.repeat(million)],
  ['two numbers, blanks and no target', `4 6 ->${' '.repeat(million)}`],
  ['opening parentheses', '('.repeat(million)],
  ['closing parentheses', ')'.repeat(million)],
  ['a deep nest', `${'('.repeat(million / 2)}4${')'.repeat(million / 2)}`],
  ['a long sum', '4+'.repeat(million / 2)],
  ['zeros', '\u0000'.repeat(million)],
  ['question marks', '? '.repeat(million / 2)],
  ['question marks and a target', `${'? '.repeat(million / 2)}-> ?`],
  ['a hand and a long answer', `4 4 4 4:${' 4+'.repeat(million / 3)}`],
  ['a long hand and an answer', `${'4 '.repeat(million / 2)}: 4 + 4`],
  ['10,000 cards', 'K '.repeat(10_000)],
  ['10,000 numbers', `${'13 '.repeat(10_000)}-> 24`],
];

/** As long as an answer may be, none of them right. */
export function longest(): readonly { readonly hand: Hand; readonly answer: Expression }[] {
  const hand = { numbers: [4, 6, 6, 6], target: 24, rules: 'cards' } as const;
  return ['7/'.repeat(499), '9999*'.repeat(198), '1/(13+'.repeat(140)].map((start) => {
    const open = start.split('(').length - 1;
    const source = `${start}7${')'.repeat(open)}`;
    const answer = expressions.parse(source);
    if (!answer.ok) throw new Error(`${source} is well formed`);
    return { hand, answer: answer.value };
  });
}
