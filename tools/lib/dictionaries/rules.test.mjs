import { describe, expect, it } from 'vitest';
import { grade } from './grade.mjs';
import { oddWords, withoutContractions } from './odd.mjs';
import { unfitWords } from './profanity.mjs';

const scale = { STEP: 2, FIRST_UNCOMMON: 32 };

describe('grades', () => {
  const tiers = new Map([
    ['the', 10],
    ['cat', 10],
    ['cot', 35],
    ['oust', 35],
    ['ars', 80],
    ['aahed', 80],
    ['aalii', 80],
    ['abac', 80],
  ]);
  const places = new Map([
    ['the', 1],
    ['cat', 1021],
    ['cot', 8189],
    ['ars', 50],
  ]);
  const grades = grade({ tiers, places, isCommon: (_, tier) => tier <= 35 }, scale);

  it('follow the place in the list: two for each halving', () => {
    // (1 + 3), (1021 + 3) and (8189 + 3) are powers of two: 2, 10 and 13 halvings from 1.
    expect(['the', 'cat', 'cot'].map((word) => grades.get(word))).toEqual([0, 16, 22]);
  });

  it('put what the list lacks behind its end, by the share that it has of the tier', () => {
    // Half of the tier is in the list: one halving more than at the end.
    expect(grades.get('oust')).toBe(22 + 2);
  });

  it('put words that are not common behind all others, those in the list first', () => {
    // A quarter of the tier is in the list: two halvings; as much again for being in it.
    expect(['ars', 'aahed'].map((word) => grades.get(word))).toEqual([32, 36]);
  });
});

describe('unfit words', () => {
  it('are found in all their forms', () => {
    const unfit = unfitWords('en', ['bitch', 'rape', 'tit']);
    for (const word of ['bitch', 'bitches', 'bitching', 'raped', 'raping', 'rapes', 'tits'])
      expect(unfit).toContain(word);
    const kasar = unfitWords('id', ['bodoh']);
    for (const word of ['bodoh', 'bodohmu', 'sebodoh', 'kebodohan', 'pantatku']) expect(kasar).toContain(word);
  });

  it('are not those that only have the form of one', () => {
    const unfit = unfitWords('en', ['ass', 'butt', 'spic', 'lust']);
    for (const word of ['assess', 'butter', 'spiced', 'luster']) expect(unfit).not.toContain(word);
  });
});

describe('odd words', () => {
  it('are single words of a fitting length, and no language has another’s', () => {
    for (const language of ['en', 'id'])
      expect([...oddWords(language)].filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
    expect(oddWords('en')).toContain('hes');
    expect(oddWords('en')).not.toContain('sugar');
    expect(oddWords('id')).toContain('sugar');
  });

  it('do not take the places of contractions', () => {
    const places = new Map([
      ['cant', 40],
      ['well', 41],
    ]);
    expect([...withoutContractions(places)]).toEqual([['well', 41]]);
  });
});
