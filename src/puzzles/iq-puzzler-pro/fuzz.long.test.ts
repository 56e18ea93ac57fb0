/** Whatever is given, a notation answers with a value: a refusal that can be worded and placed, or a reading. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, type Notation, speaker } from '../../contract/index.ts';
import { fillings, tasks } from './notation/index.ts';
import { arbitraryTask } from './testing/arbitrary.ts';
import { huge } from './testing/huge.ts';
import { reports } from './testing/reports.ts';
import { texts } from './texts.ts';

const instance = tasks as Notation<unknown>;

/** A sentence longer than this would fill the screen with the garbage that was given. */
const LONGEST_SENTENCE = 400;

/** Checks what came of a text, and tells the code of a refusal. */
function outcome(notation: Notation<unknown>, source: string): string {
  const read = notation.parse(source);
  if (read.ok) {
    const written = notation.format(read.value);
    expect(notation.parse(written)).toStrictEqual(read);
    return 'read';
  }
  const { text, place } = read.problem;
  for (const language of languages) {
    const words = speaker(language, texts)(text);
    expect(words).not.toBe(text.code);
    expect(words).not.toMatch(/undefined|NaN|\[object/);
    expect(words.length).toBeLessThan(LONGEST_SENTENCE);
  }
  // A lone carriage return ends a line of a file; an answer is one line in the first place.
  const lines = source.split(notation === instance ? /\r\n|\r|\n/ : '\n');
  expect(place!.line).toBeGreaterThanOrEqual(1);
  expect(place!.line).toBeLessThanOrEqual(lines.length);
  expect(place!.column).toBeGreaterThanOrEqual(1);
  expect(place!.column + place!.length).toBeLessThanOrEqual(lines[place!.line - 1]!.length + 2);
  expect(place!.length).toBeGreaterThanOrEqual(1);
  return text.code;
}

const valid: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...Object.values(reports)),
  arbitraryTask.map((task) => tasks.format(task)),
  fc.constantFrom(
    'BOARD diagonal; PIECES IQ Puzzler Pro',
    'BOARD 5x11\nPIECES Kanoodle\nNO MIRROR A B\nGAPS',
    'BOARD box 3x4x5\nPIECES pentominoes\n|1\n1|1\nCOPIES F 2\nNO TURN',
  ),
);

const characters = [
  ...' \t\n\r;|._X#/0159-',
  ...'ABZabz',
  '\ufeff',
  '\u0000',
  '😀',
  '\ud800',
  ...['GAPS', 'NO ', 'COPIES A 2', '\n\n'],
];

/** Small accidents: something put in, taken out or exchanged, lines exchanged, the end lost. */
const accident: fc.Arbitrary<(source: string) => string> = fc
  .tuple(fc.nat(5), fc.nat(), fc.nat(), fc.constantFrom(...characters))
  .map(([kind, a, b, character]) => (source) => {
    const at = a % (source.length + 1);
    if (kind === 0) return source.slice(0, at) + character + source.slice(at);
    if (kind === 1) return source.slice(0, at) + source.slice(at + 1 + (b % 3));
    if (kind === 2) return source.slice(0, at) + character + source.slice(at + 1);
    if (kind === 3) return source.slice(0, at);
    const lines = source.split('\n');
    const [i, j] = [a % lines.length, b % lines.length];
    if (kind === 4) lines.splice(i, 0, lines[j]!);
    else [lines[i], lines[j]] = [lines[j]!, lines[i]!];
    return lines.join('\n');
  });

/** Lines that make sense alone, put together at random. */
const sections = fc
  .array(
    fc.constantFrom(
      ...[
        'BOARD 2x3',
        'BOARD',
        'BOARD pyramid 2',
        'BOARD box 2x1x2',
        'BOARD diagonal',
        'A_B',
        '_A_',
        '.XX',
        'A',
        '_',
        'AA',
      ],
      ...['PIECES', 'PIECES pentominoes', 'PIECES IQ Puzzler Pro', 'B', 'BB', ' B', '12', '1', 'C|C', 'CC', '&', '@'],
      // Lines that hardly ever come together by chance.
      ...['BOARD 2x3\nA_A\n___\nPIECES\nAA', 'BOARD 2x3\nPIECES\nB\n\nB'],
      ...['COPIES A 2', 'COPIES B 3', 'COPIES 1 60', 'NO MIRROR', 'NO MIRROR A', 'NO TURN', 'NO TURN B C', 'GAPS', ''],
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((lines) => ['BOARD 2x3', ...lines].slice(lines[0]!.startsWith('BOARD') ? 1 : 0).join('\n'));

describe('tasks', () => {
  it('survive accidents, as a value', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(valid, fc.array(accident, { minLength: 1, maxLength: 3 }), (source, accidents) => {
        const code = outcome(
          instance,
          accidents.reduce((text, happen) => happen(text), source),
        );
        seen.set(code, (seen.get(code) ?? 0) + 1);
      }),
      { numRuns: 1500 },
    );
    expect(seen.get('read')).toBeGreaterThan(50);
    expect(seen.size).toBeGreaterThan(20);
  });

  it('of sections put together at random are read or refused', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(sections, fc.constantFrom('\n', ';', '; ', '\r\n'), (source, end) => {
        const code = outcome(instance, source.replaceAll('\n', end));
        seen.set(code, (seen.get(code) ?? 0) + 1);
      }),
      { numRuns: 6000 },
    );
    expect(seen.get('read')).toBeGreaterThan(20);
    expect(seen.size).toBeGreaterThan(15);
  });

  it('survive being written and read, and what is written stays', () => {
    fc.assert(
      fc.property(arbitraryTask, (task) => {
        const written = tasks.format(task);
        for (const source of [
          written,
          `\ufeff${written}`,
          `${written.replaceAll('\n', '\r\n')}\r\n`,
          `${written}\n\n`,
        ]) {
          expect(tasks.parse(source)).toStrictEqual({ ok: true, value: task });
        }
      }),
    );
  });
});

const garbage: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => new TextDecoder('latin1').decode(bytes)),
  fc.uint16Array({ maxLength: 100 }).map((units) => String.fromCharCode(...units)),
  fc.array(fc.constantFrom(...characters), { maxLength: 60 }).map((list) => list.join('')),
);

describe.each([
  ['instance', instance],
  ['solution', fillings as Notation<unknown>],
] as const)('%s notation', (_, notation) => {
  it('answers to anything', () => {
    fc.assert(
      fc.property(garbage, fc.constantFrom('', 'BOARD 2x2\n', '3 3 2\nDEFAULT\n'), (source, start) => {
        outcome(notation, start + source);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(huge)('answers to %s', (_what, source) => {
    outcome(notation, source);
  });
});

it('no two dictionaries of this puzzle have the same code', () => {
  const parts = import.meta.glob<Record<string, Record<string, unknown>>>('./texts/*.ts', { eager: true });
  const codes = Object.values(parts).flatMap((part) =>
    Object.values(part).flatMap((dictionary) => Object.keys(dictionary)),
  );
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
  expect(new Set(codes)).toEqual(new Set(Object.keys(texts)));
});
