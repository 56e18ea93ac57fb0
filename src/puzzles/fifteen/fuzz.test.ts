/** Whatever is written: reading never throws, says where and why in both languages, or gives a value that holds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notation } from '../../contract/index.ts';
import { mutated, readingComplaints, readMany } from '../testing/fuzz.ts';
import { paths, tasks } from './notation/index.ts';
import { arbitraryPath, arbitrarySize, arbitraryTask } from './testing/arbitrary.ts';
import { texts } from './texts.ts';

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

const check = <T>(notation: Notation<T>, source: fc.Arbitrary<string>, numRuns: number) =>
  readMany(texts, notation, source, numRuns);

describe('tasks', () => {
  const good = arbitraryTask(arbitrarySize(5)).map(tasks.format);

  it('from any characters', () => {
    check(tasks, anything, 1000);
  });

  it('from words that mean something somewhere', () => {
    expect(check(tasks, soup, 3000).refused.size).toBeGreaterThan(8);
  });

  it('from good texts that were changed', () => {
    const { read, refused } = check(tasks, mutated(good, [...words, ...signs]), 3000);
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
      expect(readingComplaints(texts, tasks, within)).toEqual([]);
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
