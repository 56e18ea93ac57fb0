/** Whatever is given, a notation answers with a value: a refusal that can be worded and placed, or a reading. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, type Notation, speaker } from '../../contract/index.ts';
import { answers, tasks } from './notation/index.ts';
import { huge, longest } from './testing/huge.ts';
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

  it.each(huge)('refuses %s', (_what, source) => {
    expect(refusalOrReading(notation, source)).toBe('refused');
  });
});

it('the longest answers are judged', () => {
  for (const { hand, answer } of longest()) expect(verify(hand, answer)).not.toEqual([]);
});
