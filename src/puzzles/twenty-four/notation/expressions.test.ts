import { describe, expect, it } from 'vitest';
import { type Place, speaker } from '../../../contract/index.ts';
import { texts } from '../texts.ts';
import { expressions } from './expressions.ts';

const at = (line: number, column: number, length: number): Place => ({ line, column, length });

describe('expressions that are read', () => {
  it.each([
    ['7', '7'],
    ['1 + 2 * 3', '1 + (2 * 3)'],
    ['1 * 2 + 3', '(1 * 2) + 3'],
    ['8 - 4 - 2', '(8 - 4) - 2'],
    ['8 / 4 / 2', '(8 / 4) / 2'],
    ['8 / 4 * 2', '(8 / 4) * 2'],
    ['8 - 4 + 2', '(8 - 4) + 2'],
    ['1 + 2 * 3 - 4 / 2', '(1 + (2 * 3)) - (4 / 2)'],
    ['8/(3-8/3)', '8 / (3 - (8 / 3))'],
    ['((7 - 8) + 5) * 6', '((7 - 8) + 5) * 6'],
    ['(((4)))*((6))', '4 * 6'],
    ['4×6÷2−1', '((4 * 6) / 2) - 1'],
    ['4·6:2–1', '((4 * 6) / 2) - 1'],
    ['4x6', '4 * 6'],
    ['4 X 6', '4 * 6'],
    ['a + J + q + K', '((1 + 11) + 12) + 13'],
    ['\ufeff(4 +\r\n 6)\t* 2\n', '(4 + 6) * 2'],
    ['0 + 9007199254740991', '0 + 9007199254740991'],
  ])('%j is %s', (source, written) => {
    const read = expressions.parse(source);
    expect(read.ok && expressions.format(read.value)).toBe(written);
  });
});

describe('expressions that are refused', () => {
  it.each([
    ['', 'no-answer', undefined, undefined],
    [' \n', 'no-answer', undefined, undefined],
    ['4 +', 'number-missing', undefined, at(1, 4, 1)],
    ['4 + \n', 'number-missing', undefined, at(1, 4, 1)],
    ['4 * (', 'number-missing', undefined, at(1, 6, 1)],
    ['* 4', 'number-before', '*', at(1, 1, 1)],
    ['-4 + 6', 'number-before', '-', at(1, 1, 1)],
    ['4 + * 6', 'number-before', '*', at(1, 5, 1)],
    ['4 * ()', 'number-before', ')', at(1, 6, 1)],
    ['4 6', 'operator-missing', '6', at(1, 3, 1)],
    ['4\n+ 6 K', 'operator-missing', 'K', at(2, 5, 1)],
    ['4(6 + 2)', 'operator-missing', '(', at(1, 2, 1)],
    ['(4 + 6', 'unclosed', undefined, at(1, 7, 1)],
    ['((4 + 6)', 'unclosed', undefined, at(1, 9, 1)],
    ['4 + 6)', 'unopened', undefined, at(1, 6, 1)],
    ['4 * 6 = 24', 'no-equals', undefined, at(1, 7, 1)],
    ['4 ^ 6', 'not-in-answer', '^', at(1, 3, 1)],
    ['Z + 4', 'not-in-answer', 'Z', at(1, 1, 1)],
    ['4 + six', 'not-in-answer', 'six', at(1, 5, 3)],
    ['4 + ٣', 'not-in-answer', '٣', at(1, 5, 1)],
    ['4 + 😀', 'not-in-answer', '😀', at(1, 5, 2)],
    ['2.5 * 4', 'not-in-answer', '.', at(1, 2, 1)],
    ['4 + 9007199254740992', 'not-in-answer', '9007199254740992', at(1, 5, 16)],
    // Words that a record would answer to.
    ['constructor', 'not-in-answer', 'constructor', at(1, 1, 11)],
    ['4 constructor 6', 'not-in-answer', 'constructor', at(1, 3, 11)],
    [`${'('.repeat(1001)}`, 'answer-too-long', undefined, undefined],
  ])('%j: %s', (source, code, word, place) => {
    const read = expressions.parse(source);
    if (read.ok) throw new Error('it was read');
    expect(read.problem.text.code).toBe(code);
    if (word) expect(read.problem.text.params).toEqual({ word });
    expect(read.problem.place).toEqual(place);
    expect(speaker('id', texts)(read.problem.text)).not.toBe(code);
  });

  it('may be nested as deep as their length allows', () => {
    const deep = `${'('.repeat(499)}7${')'.repeat(499)}`;
    expect(expressions.parse(deep)).toEqual({ ok: true, value: { number: 7 } });
    expect(expressions.parse('('.repeat(1000))).toMatchObject({ ok: false });
  });
});
