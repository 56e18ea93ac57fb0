import { describe, expect, it } from 'vitest';
import { languages, type Place, speaker } from '../../../contract/index.ts';
import { texts } from '../texts.ts';
import { hands } from './hands.ts';

const at = (line: number, column: number, length: number): Place => ({ line, column, length });

describe('hands that are read', () => {
  it.each([
    ['4 J 10 9', { numbers: [4, 11, 10, 9], target: 24, rules: 'cards' }],
    ['a k K q', { numbers: [1, 13, 13, 12], target: 24, rules: 'cards' }],
    ['\ufeff 2\t3\r\n4\n5\r\n', { numbers: [2, 3, 4, 5], target: 24, rules: 'cards' }],
    ['25 50 75 100 3 6 -> 952', { numbers: [25, 50, 75, 100, 3, 6], target: 952, rules: 'numbers' }],
    ['25 50→75', { numbers: [25, 50], target: 75, rules: 'numbers' }],
    ['1 11->12', { numbers: [1, 11], target: 12, rules: 'numbers' }],
    ['A j Q 0 007 -> K', { numbers: [1, 11, 12, 0, 7], target: 13, rules: 'numbers' }],
    ['1 2 3 4 5 6 7 8 -> 0 Countdown', { numbers: [1, 2, 3, 4, 5, 6, 7, 8], target: 0, rules: 'countdown' }],
  ])('%j', (text, hand) => {
    expect(hands.parse(text)).toEqual({ ok: true, value: hand });
  });
});

describe('hands that are refused', () => {
  it.each([
    // The report's refusals: 1, 11, other letters, the wrong number of cards.
    ['2 3 1 5', 'face-as-number', { word: '1', position: 3, face: 'A' }, at(1, 5, 1)],
    ['11 3 4 5', 'face-as-number', { word: '11', position: 1, face: 'J' }, at(1, 1, 2)],
    ['2 3 4 13', 'face-as-number', { word: '13', position: 4, face: 'K' }, at(1, 7, 2)],
    ['2 3\n  Z 5', 'unknown-card', { word: 'Z', position: 3 }, at(2, 3, 1)],
    ['2 3 4 14', 'number-not-card', { word: '14', position: 4 }, at(1, 7, 2)],
    ['0 3 4 5', 'number-not-card', { word: '0', position: 1 }, at(1, 1, 1)],
    ['2 3 4 -5', 'unknown-card', { word: '-5', position: 4 }, at(1, 7, 2)],
    ['2 3 4 2.5', 'unknown-card', { word: '2.5', position: 4 }, at(1, 7, 3)],
    ['٣ 3 4 5', 'unknown-card', { word: '٣', position: 1 }, at(1, 1, 1)],
    ['constructor 3 4 5', 'unknown-card', { word: 'constructor', position: 1 }, at(1, 1, 11)],
    ['2 3', 'too-few-cards', { count: 2 }, at(1, 4, 1)],
    ['2 3 4', 'too-few-cards', { count: 3 }, at(1, 6, 1)],
    ['2 3 4 5 6', 'too-many-cards', { word: '6' }, at(1, 9, 1)],
    ['2 3 4 5\r\n\r\nJ K', 'too-many-cards', { word: 'J' }, at(3, 1, 1)],
    ['', 'no-hand', undefined, at(1, 1, 1)],
    [' \n\t', 'no-hand', undefined, at(1, 1, 1)],
    // With an arrow: two to eight numbers and a target.
    ['-> 24', 'too-few-numbers', { count: 0 }, at(1, 1, 2)],
    ['5 -> 24', 'too-few-numbers', { count: 1 }, at(1, 3, 2)],
    ['1 2 3 4 5 6 7 8 9 -> 24', 'too-many-numbers', { word: '9' }, at(1, 17, 1)],
    ['1 2.5 -> 24', 'bad-number', { word: '2.5', position: 2 }, at(1, 3, 3)],
    ['1 -2 -> 24', 'bad-number', { word: '-2', position: 2 }, at(1, 3, 2)],
    ['1 Z -> 24', 'bad-number', { word: 'Z', position: 2 }, at(1, 3, 1)],
    ['1 99999999999999999 -> 24', 'too-large', undefined, at(1, 3, 17)],
    ['4 5 6 7 => 24', 'arrow-wanted', { word: '=>' }, at(1, 9, 2)],
    ['4 J 10 9 countdown', 'arrow-wanted', { word: 'countdown' }, at(1, 10, 9)],
    ['1 2 ->', 'no-target', undefined, at(1, 7, 1)],
    ['1 2 -> x', 'bad-target', { word: 'x' }, at(1, 8, 1)],
    ['1 2 -> -3', 'bad-target', { word: '-3' }, at(1, 8, 2)],
    ['1 2 -> 3 4', 'after-target', { word: '4' }, at(1, 10, 1)],
    ['1 2 -> 3 countdown countdown', 'after-target', { word: 'countdown' }, at(1, 20, 9)],
    ['1 2 -> 3 -> 4', 'second-arrow', undefined, at(1, 10, 2)],
    ['1 2 -> ->', 'second-arrow', undefined, at(1, 8, 2)],
    ['999999 999999 999999 -> 1', 'too-large', undefined, at(1, 1, 25)],
  ])('%j: %s', (text, code, params, place) => {
    const read = hands.parse(text);
    if (read.ok) throw new Error('it was read');
    expect(read.problem.text).toMatchObject(params ? { code, params } : { code });
    expect(read.problem.place).toEqual(place);
    for (const language of languages) {
      const words = speaker(language, texts)(read.problem.text);
      expect(words).not.toMatch(/undefined|NaN/);
      // The offending word is said, so that it can be found without looking at the place.
      if (params && 'word' in params) expect(words).toContain(params.word);
    }
  });

  it('say what to write instead', () => {
    const words = (text: string) => {
      const read = hands.parse(text);
      return read.ok ? '' : speaker('en', texts)(read.problem.text);
    };
    expect(words('2 3 1 5')).toMatch(/write A for an ace, or add -> 24/);
    expect(words('2 3 11 5')).toMatch(/write J for the card worth 11, or add -> 24/);
    expect(words('2 3 4')).toMatch(/add -> 24/);
    expect(words('2 3 4 5 6')).toMatch(/add -> 24/);
    expect(words(`${'9'.repeat(5000)} 2 3 4`).length).toBeLessThan(200);
  });

  it('are as large as can be calculated exactly, and no larger', () => {
    expect(hands.parse('0 9007199254740990 -> 0').ok).toBe(true);
    expect(hands.parse('0 9007199254740991 -> 0').ok).toBe(false);
    expect(hands.parse('0 4503599627370494 -> 1').ok).toBe(true);
    expect(hands.parse('0 4503599627370496 -> 1').ok).toBe(false);
  });
});
