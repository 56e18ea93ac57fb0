/** Whatever is given, a notation answers with a value, soon: a refusal that can be worded and placed, or a reading. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, type Notation, speaker } from '../../contract/index.ts';
import { leastCpu } from '../testing/cpu.ts';
import { answers, expressions, tasks } from './notation/index.ts';
import { texts } from './texts.ts';
import { verify } from './verify/index.ts';

const notations: readonly (readonly [string, Notation<unknown>])[] = [
  ['instance', tasks as Notation<unknown>],
  ['solution', answers as Notation<unknown>],
];

/** A sentence longer than this would fill the screen with the garbage that was given. */
const LONGEST_SENTENCE = 400;

function refusalOrReading(notation: Notation<unknown>, source: string): 'read' | 'refused' {
  const read = notation.parse(source);
  if (read.ok) {
    const again = notation.parse(notation.format(read.value));
    expect(again).toEqual(read);
    return 'read';
  }
  const { text, place } = read.problem;
  for (const language of languages) {
    const words = speaker(language, texts)(text);
    expect(words).not.toBe(text.code);
    expect(words.length).toBeLessThan(LONGEST_SENTENCE);
  }
  if (place) {
    const lines = source.split('\n');
    expect(place.line).toBeGreaterThanOrEqual(1);
    expect(place.line).toBeLessThanOrEqual(lines.length);
    expect(place.column).toBeGreaterThanOrEqual(1);
    expect(place.column).toBeLessThanOrEqual(lines[place.line - 1]!.length + 1);
    expect(place.length).toBeGreaterThanOrEqual(1);
  }
  return 'refused';
}

const digits = '0123456789٠١٢٣٤٥٦٧٨٩０１２３４５６７８９²½Ⅷ一二三𝟙𝟚𝟛';
const pieces = [
  'A',
  'j',
  'Q',
  'k',
  '10',
  '11',
  '1',
  '24',
  '?',
  ':',
  '->',
  '→',
  'countdown',
  '(',
  ')',
  '+',
  '-',
  '*',
  '/',
  '×',
  '÷',
  ' ',
  '  ',
  '\n',
  '\r\n',
  '=',
  '.',
  'Z',
  '99999999999999999',
  '\u0000',
  '\ufeff',
  '\ud800',
  '\udc00',
  'constructor',
  '__proto__',
];

const sources: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => new TextDecoder('latin1').decode(bytes)),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => new TextDecoder().decode(bytes)),
  fc.uint16Array({ maxLength: 100 }).map((units) => String.fromCharCode(...units)),
  fc.array(fc.constantFrom(...digits, ' ', '->'), { maxLength: 40 }).map((list) => list.join('')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((list) => list.join(' ')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((list) => list.join('')),
);

/** Far longer than any text that people send; what matters is a refusal instead of an exception. */
const HUGE = 20_000_000;

describe.each(notations)('%s notation', (_name, notation) => {
  it('answers to anything', () => {
    const seen = { read: 0, refused: 0 };
    fc.assert(
      fc.property(sources, (source) => {
        seen[refusalOrReading(notation, source)]++;
      }),
      { numRuns: 3000 },
    );
    expect(seen.refused).toBeGreaterThan(100);
  });

  it.each(['\ud800', '4 \udfff 3 2', 'J\ud83d K 2 3', '\ud800 -> \udc00', '٤ ٥ ٦ ٧', '４ ５ ６ ７ -> ２４', '１＋２'])(
    'refuses %j',
    (source) => {
      expect(refusalOrReading(notation, source)).toBe('refused');
    },
  );

  it.each(['x', '-', '(', '4', '→'])('refuses 20 MB of %j', (character) => {
    expect(refusalOrReading(notation, character.repeat(HUGE))).toBe('refused');
  });

  const million = 1_000_000;
  it.each([
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
  ])('refuses %s within 100 ms of work', (_what, source) => {
    expect(refusalOrReading(notation, source)).toBe('refused');
    expect(leastCpu(5, 100, () => notation.parse(source))).toBeLessThan(100);
  });
});

it('the longest answers are judged within 100 ms of work', () => {
  const hand = { numbers: [4, 6, 6, 6], target: 24, rules: 'cards' } as const;
  const sources = ['7/'.repeat(499), '9999*'.repeat(198), '1/(13+'.repeat(140)].map((start) => {
    const open = start.split('(').length - 1;
    return `${start}7${')'.repeat(open)}`;
  });
  for (const source of sources) {
    const answer = expressions.parse(source);
    if (!answer.ok) throw new Error(`${source} is well formed`);
    expect(leastCpu(5, 100, () => verify(hand, answer.value))).toBeLessThan(100);
  }
});
