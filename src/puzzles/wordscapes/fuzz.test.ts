/** Whatever is written: reading never throws, says where and why in both languages, or gives a value that holds. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Notation, Parsed } from '../../contract/index.ts';
import { sceneComplaints } from '../testing/checks/pictures.ts';
import { wordComplaints } from '../testing/checks/words.ts';
import { attachments } from './attachments.ts';
import { lexiconOf } from './lexicon/index.ts';
import { dictionaryLanguages } from './model.ts';
import { fillings, tasks } from './notation/index.ts';
import { depict, layout } from './picture/index.ts';
import { arbitraryFilling, smallTask } from './testing/arbitrary.ts';
import { texts } from './texts.ts';
import { verify } from './verify.ts';

/** What is wrong with a refusal of a text. */
function refusalComplaints(source: string, read: Parsed<unknown>): string[] {
  if (read.ok) return [];
  const { text, place } = read.problem;
  const complaints = wordComplaints(texts, text);
  if (!place) return [...complaints, `${text.code} has no place`];
  const { line, column, length } = place;
  const here = source.split('\n')[line - 1];
  // The end of a line is a place as well: that is where something is missing.
  const inside =
    here !== undefined && column >= 1 && length >= 1 && column + length - 1 <= Math.max(1, here.length + 1);
  return inside ? complaints : [...complaints, `${text.code} points to ${line}:${column}+${length}`];
}

/** What is wrong with a reading. */
function complaintsOf<T>(notation: Notation<T>, source: string, read: Parsed<T>): string[] {
  if (!read.ok) return refusalComplaints(source, read);
  const again = notation.parse(notation.format(read.value));
  return JSON.stringify(again) === JSON.stringify(read) ? [] : ['it reads back as something else'];
}

const keywords = ['LETTERS', 'LANGUAGE', 'LIST', 'GRID', 'LENGTHS', 'ROWS', 'PATTERNS', 'ANSWERS', 'BONUS', 'WORDS'];
const signs = ['A', 'B', 'c', 'é', '?', '_', '#', '.', '-', '·', '□', '😀', '4', '12', '!', "'"];
const names = ['1A', '1D', '2A', '2', 'en', 'id', 'common', 'full', 'AB', 'CAB', '??', 'A?', '??/?.', 'ABC\n'];
const dividers = [' ', ' ', '\n', '\n', ';', '/', ',', ':', '=', '\r\n', '\t', '\ufeff', '//', '\n  '];
const pieces = [...keywords, ...signs, ...names, ...dividers];

const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));
/** A wheel, and then a section or two of whatever. */
const sections = fc
  .array(
    fc.tuple(
      fc.constantFrom(...keywords),
      fc.array(fc.constantFrom(...signs, ...names, ...dividers), { maxLength: 8 }),
    ),
    {
      maxLength: 3,
    },
  )
  .map((given) => `ABCABC\n${given.map(([keyword, parts]) => `${keyword} ${parts.join(' ')}`).join('\n')}`);
const anything = fc.string({ unit: 'binary', maxLength: 80 });
const grids = fc
  .tuple(
    fc.constantFrom('ABC', 'AABBCCDD', 'A'),
    fc.array(fc.string({ unit: fc.constantFrom(...'??AB.. /x'), maxLength: 9 }), { maxLength: 9 }),
  )
  .map(([wheel, rows]) => `LETTERS ${wheel}\nGRID\n${rows.join('\n')}`);

/** A good text with a few characters taken out, put in or doubled. */
const mutated = (good: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(good, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 2 }), fc.constantFrom(...pieces)), { maxLength: 3 }))
    .map(([text, changes]) =>
      changes.reduce((changed, [where, kind, more]) => {
        const at = where % (changed.length + 1);
        return changed.slice(0, at) + (kind === 0 ? '' : more) + changed.slice(kind === 1 ? at : at + 1);
      }, text),
    );

const check = <T>(notation: Notation<T>, source: fc.Arbitrary<string>, numRuns: number) => {
  const seen = { read: 0, refused: new Set<string>() };
  fc.assert(
    fc.property(source, (text) => {
      const read = notation.parse(text);
      if (read.ok) seen.read++;
      else seen.refused.add(read.problem.text.code);
      expect(complaintsOf(notation, text, read)).toEqual([]);
    }),
    { numRuns },
  );
  return seen;
};

beforeAll(async () => {
  await Promise.all(dictionaryLanguages.map((language) => lexiconOf({ language })));
});

describe('tasks', () => {
  const good = smallTask.map(tasks.format);

  it('from any characters', () => {
    check(tasks, anything, 1000);
  });

  it('from words that mean something somewhere', () => {
    expect(check(tasks, soup, 1500).refused.size).toBeGreaterThan(8);
    expect(check(tasks, sections, 1500).refused.size).toBeGreaterThan(20);
  });

  it('from grids of whatever boxes', () => {
    const { read, refused } = check(tasks, grids, 1000);
    expect(read).toBeGreaterThan(20);
    expect(refused.size).toBeGreaterThan(5);
  });

  it('from good texts that were changed', () => {
    const { read, refused } = check(tasks, mutated(good), 500);
    expect(read).toBeGreaterThan(20);
    expect(refused.size).toBeGreaterThan(10);
  });

  it('from good texts on one line', () => {
    fc.assert(
      fc.property(good, (text) => {
        expect(tasks.parse(text.replaceAll('\n', ';'))).toEqual(tasks.parse(text));
      }),
      { numRuns: 200 },
    );
  });

  it('from huge texts, at once', () => {
    for (const unit of [
      'A ',
      '?',
      'ABC\n',
      '/',
      ';',
      'GRID\n',
      'LETTERS AB\n',
      'AB;1A ',
      '9 ',
      '😀',
      'A: ',
      'AB\nWORDS ',
    ]) {
      expect(tasks.parse(unit.repeat(2_000_000 / unit.length)).ok).toBe(false);
      const within = unit.repeat(Math.floor(200_000 / unit.length));
      expect(complaintsOf(tasks, within, tasks.parse(within))).toEqual([]);
    }
  });
});

describe('lists of words', () => {
  it('from any characters are attached, or refused with a place in the file', () => {
    const [words] = attachments;
    fc.assert(
      fc.property(fc.oneof(soup, sections, anything), fc.oneof(anything, soup), (text, content) => {
        const result = words!.attach(text, content);
        expect(refusalComplaints(content, result)).toEqual([]);
        const before = tasks.parse(text);
        if (!result.ok || !before.ok) return;
        const after = tasks.parse(result.value);
        expect(after).toMatchObject({ ok: true, value: { letters: before.value.letters, shape: before.value.shape } });
        expect(words!.attach(result.value, content)).toEqual(result);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('fillings', () => {
  it('from any characters, and from letters', () => {
    check(fillings, anything, 500);
    const { read, refused } = check(fillings, soup, 500);
    expect(read).toBeGreaterThan(5);
    expect(refused.size).toBe(2);
  });

  it('are judged and shown, however little they fit', () => {
    let right = 0;
    fc.assert(
      fc.property(smallTask, arbitraryFilling, fc.boolean(), (task, given, fitted) => {
        const filling = fitted
          ? task.slots.map((slot, i) => given[i % given.length]!.padEnd(9, '?').slice(0, slot.cells.length))
          : given;
        const problems = verify(task, filling);
        if (problems.length === 0) right++;
        expect(problems.flatMap(({ text }) => wordComplaints(texts, text))).toEqual([]);
        for (const scene of depict(task, filling)) expect(sceneComplaints(texts, scene)).toEqual([]);
        expect(layout(task, filling).length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
    expect(right).toBeLessThan(150);
  });

  it('from huge texts, at once', () => {
    for (const unit of ['A', 'AB ', '?', ' ', '1']) expect(fillings.parse(unit.repeat(1_000_000)).ok).toBe(false);
  });
});
