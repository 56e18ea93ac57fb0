/** Answers: an expression alone, or after a hand and a colon. */
import { describe, expect, it } from 'vitest';
import type { Place } from '../../../contract/index.ts';
import { isFinding } from '../model.ts';
import { answers } from './answers.ts';
import { readableAnswer } from './readable.ts';

const at = (line: number, column: number, length: number): Place => ({ line, column, length });

describe('answers that are read', () => {
  it.each([
    ['3 3 8 8: 8/(3-8/3)', '3 3 8 8: 8 / (3 - (8 / 3))'],
    [' a  4 8 q :\n(1 + 4 - 8 + 12)', 'A 4 8 Q: ((1 + 4) - 8) + 12'],
    ['4 4→1:4:4', '4 4 -> 1: 4 / 4'],
    ['25 50 3 -> 53 countdown: 50 + 3', '25 50 3 -> 53 countdown: 50 + 3'],
  ])('%j has a hand', (source, written) => {
    const read = answers.parse(source);
    expect(read.ok && isFinding(read.value)).toBe(true);
    expect(read.ok && answers.format(read.value)).toBe(written);
  });

  it.each([
    ['8 : 4', '8 / 4'],
    ['(3 + 3) : 2', '(3 + 3) / 2'],
    ['2 x 3 : 4', '(2 * 3) / 4'],
    ['4 + (J - 9) * 10', '4 + ((11 - 9) * 10)'],
  ])('%j has none', (source, written) => {
    const read = answers.parse(source);
    expect(read.ok && !isFinding(read.value) && answers.format(read.value)).toBe(written);
  });

  it('look as people read them, and are then read the same', () => {
    const read = answers.parse('4 9 10 J: 4 + ((11 - 9) * 10)');
    if (!read.ok || !isFinding(read.value)) throw new Error('it is an answer');
    const words = readableAnswer({ slots: ['?', 9, 10, 11], target: 24, rules: 'cards' }, read.value);
    expect(words).toBe('4 9 10 J: 4 + (J − 9) × 10');
    expect(answers.parse(words)).toEqual(read);
  });
});

describe('answers that are refused', () => {
  it.each([
    ['3 3 8: 8 + 3', 'too-few-cards', at(1, 6, 1)],
    ['3 ? 8 8: 8 + 3', 'hand-wanted', at(1, 3, 1)],
    ['3 ->: 3', 'too-few-numbers', at(1, 3, 2)],
    ['3 3 8 8: 8 / (3', 'unclosed', at(1, 16, 1)],
    ['3 3\n8 8: 8 + Z', 'not-in-answer', at(2, 10, 1)],
    ['3 3 8 8:', 'no-answer', undefined],
    ['3 3 8 8', 'operator-missing', at(1, 3, 1)],
  ])('%j: %s', (source, code, place) => {
    const read = answers.parse(source);
    if (read.ok) throw new Error('it was read');
    expect(read.problem.text.code).toBe(code);
    expect(read.problem.place).toEqual(place);
  });
});
