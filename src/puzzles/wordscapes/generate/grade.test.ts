import { describe, expect, it } from 'vitest';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { bitsOf, difficultyOf, distanceTo, levelOf } from './grade.ts';
import { levels } from './levels.ts';

const lexicon = (rarity: number): Lexicon => ({
  wordsOf: () => [],
  find: (text) => ({ text, rarity, isCommon: true }),
});

function task(text: string): Task {
  const read = tasks.parse(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

const bits = (text: string, words: string, rarity = 20) => bitsOf(task(text), words.split(' '), lexicon(rarity));

describe('a level is harder', () => {
  const usual = bits('STONE; ???/?../?..', 'TEN TOE');

  it('with more letters, more words and rarer ones', () => {
    expect(bits('STONEX; ???/?../?..', 'TEN TOE')).toBeGreaterThan(usual);
    expect(bits('STONE; ???/?../???', 'TEN TOE EON')).toBeGreaterThan(usual);
    expect(bits('STONE; ???/?../?..', 'TEN TOE', 30)).toBeGreaterThan(usual);
  });

  it('with fewer letters shown, and fewer crossings', () => {
    expect(bits('STONE; T??/?../?..', 'TEN TOE')).toBeLessThan(usual);
    expect(bits('STONE; ???/.../???', 'TEN TOE')).toBeGreaterThan(usual);
  });
});

it('bits are of one level each, harder ones of harder levels', () => {
  const all = Array.from({ length: 400 }, (_, i) => levelOf(i / 10));
  expect([...new Set(all)]).toEqual([...levels]);
  for (const level of levels) {
    for (let i = 0; i < 400; i++) {
      if (all[i] === level) expect(distanceTo(level, i / 10)).toBe(0);
      else if (all[i + 1] !== level && all[i - 1] !== level) expect(distanceTo(level, i / 10)).toBeGreaterThan(0);
    }
  }
});

it('there is no level where nothing is to be filled, or nothing fits', async () => {
  expect(await difficultyOf(task('STONE'))).toBeUndefined();
  expect(await difficultyOf(task('XXXXX; ???/?../?..'))).toBeUndefined();
});
