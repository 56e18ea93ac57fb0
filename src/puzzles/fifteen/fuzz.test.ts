/** Whatever is written: reading never throws, says where and why in both languages, or gives a value that holds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notation, Parsed } from '../../contract/index.ts';
import { wordComplaints } from '../testing/checks/words.ts';
import { paths, tasks } from './notation/index.ts';
import { arbitraryPath, arbitrarySize, arbitraryTask } from './testing/arbitrary.ts';
import { texts } from './texts.ts';

/** What is wrong with a reading. */
function complaintsOf<T>(notation: Notation<T>, source: string, read: Parsed<T>): string[] {
  if (read.ok) {
    const again = notation.parse(notation.format(read.value));
    return JSON.stringify(again) === JSON.stringify(read) ? [] : ['it reads back as something else'];
  }
  const { text, place } = read.problem;
  const complaints = wordComplaints(texts, text);
  if (!place) return [...complaints, `${text.code} has no place`];
  const lines = source.split('\n');
  const { line, column, length } = place;
  const here = lines[line - 1];
  // The end of a line is a place as well: that is where something is missing.
  const inside =
    here !== undefined && column >= 1 && length >= 1 && column + length - 1 <= Math.max(1, here.length + 1);
  return inside ? complaints : [...complaints, `${text.code} points to ${line}:${column}+${length}`];
}

const words = [...['1', '2', '3', '4', '8', '9', '15', '16', '17', '256', '0', '-', '.', '_', 'x', 'X', '00', '1e3']];
const signs = [
  ' ',
  ' ',
  ' ',
  '\n',
  '/',
  ',',
  ';',
  ':',
  '\r\n',
  '\t',
  '\ufeff',
  '3x3:',
  '2x2:',
  'goal:',
  'metric:',
  'multi',
];
const soup = fc.array(fc.constantFrom(...words, ...signs), { maxLength: 60 }).map((parts) => parts.join(''));
const letters = fc
  .array(fc.constantFrom('U', 'r', 'D', 'l', '2', '0', '13', ' ', ',', '-', '↑', '→', "'", 'é', '😀', '\n'), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));
const anything = fc.string({ unit: 'binary', maxLength: 80 });

/** A good text with a few characters taken out, put in or doubled. */
const mutated = (good: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      good,
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 2 }), fc.constantFrom(...words, ...signs)), { maxLength: 3 }),
    )
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

describe('tasks', () => {
  const good = arbitraryTask(arbitrarySize(5)).map(tasks.format);

  it('from any characters', () => {
    check(tasks, anything, 1000);
  });

  it('from words that mean something somewhere', () => {
    expect(check(tasks, soup, 3000).refused.size).toBeGreaterThan(8);
  });

  it('from good texts that were changed', () => {
    const { read, refused } = check(tasks, mutated(good), 3000);
    expect(read).toBeGreaterThan(100);
    expect(refused.size).toBeGreaterThan(8);
  });

  it('from good texts on one line', () => {
    const flat = good.map((text) => text.replaceAll('\n', ';'));
    const { refused } = check(tasks, flat, 300);
    expect([...refused]).toEqual([]);
  });

  it('from huge texts, at once', () => {
    for (const unit of ['1 ', '1/', '\n', ':', 'goal:', '3x3: 1 ', '9'.repeat(50), '😀 ']) {
      const text = unit.repeat(1_000_000 / unit.length);
      expect(tasks.parse(text).ok).toBe(false);
      const within = unit.repeat(Math.floor(20_000 / unit.length));
      expect(complaintsOf(tasks, within, tasks.parse(within))).toEqual([]);
    }
  });
});

describe('moves', () => {
  it('from any characters, and from letters that mean something', () => {
    check(paths, anything, 500);
    const { read, refused } = check(paths, letters, 2000);
    expect(read).toBeGreaterThan(20);
    expect(refused.size).toBeGreaterThanOrEqual(4);
  });

  it('survive being written and read', () => {
    expect([...check(paths, arbitraryPath().map(paths.format), 300).refused]).toEqual([]);
  });

  it('from huge texts, at once', () => {
    for (const unit of ['U', 'U9', ' ', '-', '1', 'U0 ']) {
      const text = unit.repeat(1_000_000 / unit.length);
      expect(paths.parse(text).ok).toBe(false);
    }
  });
});
