/** Whatever is written: reading never throws, says where and why in both languages, or gives a value that holds. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Notation } from '../../contract/index.ts';
import { sceneComplaints } from '../testing/checks/pictures.ts';
import { wordComplaints } from '../testing/checks/words.ts';
import { mutated, readingComplaints, readMany, refusalComplaints } from '../testing/fuzz.ts';
import { attachments } from './attachments.ts';
import { lexiconOf } from './lexicon/index.ts';
import { dictionaryLanguages, type Filling, type Task } from './model.ts';
import { fillings, tasks } from './notation/index.ts';
import { MOST_CHARACTERS } from './notation/sections.ts';
import { depict, layout } from './picture/index.ts';
import { arbitraryFilling, smallTask } from './testing/arbitrary.ts';
import { lexiconFor } from './testing/lexicons.ts';
import { texts } from './texts.ts';
import { verify } from './verify.ts';

const keywords = ['LETTERS', 'LANGUAGE', 'LIST', 'GRID', 'LENGTHS', 'ROWS', 'PATTERNS', 'ANSWERS', 'BONUS', 'WORDS'];
const signs = ['A', 'B', 'c', 'é', '?', '_', '#', '.', '-', '·', '□', '😀', '4', '12', '!', "'"];
const names = ['1A', '1D', '2A', '2', 'en', 'id', 'common', 'full', 'AB', 'CAB', '??', 'A?', '??/?.', 'ABC\n'];
const dividers = [' ', ' ', '\n', '\n', ';', '/', ',', ':', '=', '\r\n', '\t', '\ufeff', '//', '\n  '];
const pieces = [...keywords, ...signs, ...names, ...dividers];

const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));
/** A wheel, and then one or two sections of arbitrary text. */
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
    fc.constantFrom('ABC', 'AABBCCDD', 'AAABBBCCC', 'A'),
    fc.array(fc.string({ unit: fc.constantFrom(...'??AB.. /x'), maxLength: 9 }), { maxLength: 6 }),
  )
  .map(([wheel, rows]) => `LETTERS ${wheel}\nGRID\n${rows.join('\n')}`);

const check = <T>(notation: Notation<T>, source: fc.Arbitrary<string>, numRuns: number) =>
  readMany(texts, notation, source, numRuns);

beforeAll(async () => {
  await Promise.all(dictionaryLanguages.map((language) => lexiconOf({ language })));
});

/** A filling that is known to be right, where a task tells one. */
function rightOne({ answers, shape, own }: Task): Filling | undefined {
  if (shape.kind === 'words') return shape.patterns.length === 0 ? own?.slice(0, 1) : undefined;
  return answers;
}

describe('tasks', () => {
  const good = smallTask.map(tasks.format);

  it('from any characters', () => {
    check(tasks, anything, 1000);
  });

  it('from words that mean something somewhere', () => {
    expect(check(tasks, soup, 750).refused.size).toBeGreaterThan(8);
    expect(check(tasks, sections, 1000).refused.size).toBeGreaterThan(20);
  });

  it('from grids of arbitrary boxes', () => {
    const { read, refused } = check(tasks, grids, 1000);
    expect(read).toBeGreaterThan(20);
    expect(refused.size).toBeGreaterThan(5);
  });

  it('from good texts that were changed', () => {
    const { read, refused } = check(tasks, mutated(good, pieces), 500);
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
      const huge = unit.repeat(2_000_000 / unit.length);
      expect(tasks.parse(huge)).toMatchObject({ problem: { text: { code: 'text-too-long' } } });
      expect(readingComplaints(texts, tasks, huge.slice(0, 200_000))).toEqual([]);
    }
  });

  it.each([
    ['AB\n', '?\n', 'grid-too-large'],
    ['ABC\nGRID ', '?', 'grid-too-large'],
    ['ABC\nGRID ', '?/', 'grid-too-large'],
    ['ABC\nROWS ', '??? ', 'too-many-rows'],
    ['ABC\nGRID ??\nANSWERS ', '1A AB ', 'answer-slot-twice'],
    ['ABC\nGRID ??\nBONUS ', 'a', 'bonus-not-a-word'],
    ['ABC\nWORDS\n', 'ab ', 'own-not-a-word'],
  ])('from sections that go on to the last character that is read, at once: %j, %j', (head, unit, code) => {
    const huge = `${head + unit.repeat((MOST_CHARACTERS - head.length - 1) / unit.length)}1`;
    const read = tasks.parse(huge);
    expect(read).toMatchObject({ problem: { text: { code } } });
    expect(refusalComplaints(texts, huge, read)).toEqual([]);
  });
});

describe('lists of words', () => {
  const [words] = attachments;

  it('from any characters are attached, or refused with a place in the file', () => {
    fc.assert(
      fc.property(fc.oneof(soup, sections, anything), fc.oneof(anything, soup), (text, content) => {
        const result = words!.attach(text, content);
        expect(refusalComplaints(texts, content, result)).toEqual([]);
        const before = tasks.parse(text);
        if (!result.ok || !before.ok) return;
        const after = tasks.parse(result.value);
        expect(after).toMatchObject({ ok: true, value: { letters: before.value.letters, shape: before.value.shape } });
        expect(words!.attach(result.value, content)).toEqual(result);
      }),
      { numRuns: 1000 },
    );
  });

  it('from huge words, at once', () => {
    for (const letter of ['a', 'é', "'"]) {
      const word = `${letter.repeat(100_000)}1`;
      for (const read of [words!.attach('AB', word), tasks.parse(`AB\nWORDS\n${word}`)]) {
        expect(read).toMatchObject({ problem: { text: { code: 'own-not-a-word' }, place: { length: word.length } } });
      }
    }
  });

  it('from huge files, at once', () => {
    for (const [unit, code] of [
      ['a ', 'own-not-a-word'],
      [';//', 'own-empty'],
    ] as const) {
      const within = `${unit.repeat((MOST_CHARACTERS - 1) / unit.length)}1`;
      const result = words!.attach('AB', within);
      expect(result).toMatchObject({ problem: { text: { code } } });
      expect(refusalComplaints(texts, within, result)).toEqual([]);
    }
  });
});

describe('fillings', () => {
  it('from any characters, and from letters', () => {
    check(fillings, anything, 500);
    const { read, refused } = check(fillings, soup, 500);
    expect(read).toBeGreaterThan(5);
    expect(refused.size).toBe(2);
  });

  it('are judged and shown, right ones and those that fit however little', () => {
    let right = 0;
    const judged = (task: Task, filling: Filling) => {
      const problems = verify(task, filling, lexiconFor(task));
      expect(problems.flatMap(({ text }) => wordComplaints(texts, text))).toEqual([]);
      for (const scene of depict(task, filling)) expect(sceneComplaints(texts, scene)).toEqual([]);
      expect(layout(task, filling).length).toBeGreaterThan(0);
      return problems.map(({ text }) => text.code);
    };
    fc.assert(
      fc.property(smallTask, arbitraryFilling, (task, given) => {
        judged(task, given);
        judged(
          task,
          task.slots.map((slot, i) => given[i % given.length]!.padEnd(9, '?').slice(0, slot.cells.length)),
        );
        const known = rightOne(task);
        if (!known) return;
        right++;
        expect(judged(task, known)).toEqual([]);
        // No wheel of these tasks has a Q.
        expect(judged(task, [`Q${known[0]!.slice(1)}`, ...known.slice(1)])).not.toEqual([]);
      }),
      { numRuns: 100 },
    );
    expect(right).toBeGreaterThan(5);
  });

  it('from huge texts, at once', () => {
    for (const unit of ['A', 'AB ', '?', ' ', '1']) expect(fillings.parse(unit.repeat(1_000_000)).ok).toBe(false);
  });
});
