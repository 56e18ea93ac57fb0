import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as listed from '../puzzles/builders.ts';
import { catalogue } from '../puzzles/catalogue.ts';
import { building } from '../puzzles/template/build.ts';
import { builder } from './builder.ts';
import { fifteen, iq, twentyFour, words } from './builders.ts';
import { TekaError } from './error.ts';

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof TekaError) return error.code;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('every builder', () => {
  it('belongs to a puzzle of the catalogue, and every puzzle has one', () => {
    const ids = Object.values(listed).map(({ id }) => id);
    expect(ids.sort()).toEqual(catalogue.map(({ id }) => id).sort());
  });

  it('reads every example of its puzzle, and writes it as the puzzle does', async () => {
    for (const { id, load } of catalogue) {
      const { about, instance } = await load();
      const { fromText, toText } = builder<string, unknown, unknown, Record<never, never>>(
        Object.values(listed).find((one) => one.id === id)!,
      );
      for (const { text } of about.examples) {
        const { puzzle, value, text: written } = fromText(text);
        const read = instance.parse(text);
        expect({ puzzle, read: value, written }).toEqual({
          puzzle: id,
          read: read.ok && read.value,
          written: instance.format(value),
        });
        expect(toText(value)).toBe(written);
      }
    }
  });

  it('of the template makes and refuses tasks', () => {
    const template = builder(building);
    expect(template.task([3, 5, 8], 8)).toEqual({
      puzzle: 'template',
      text: '3 5 8 -> 8',
      value: { numbers: [3, 5, 8], target: 8 },
    });
    expect(template.solution.fromText('3 5')).toEqual([3, 5]);
    expect(codeOf(() => template.task([3, 3], 8))).toBe('twice');
  });
});

describe('boards of the 15 puzzle', () => {
  const rows = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 6 })).chain(([height, width]) =>
    fc
      .shuffledSubarray(
        Array.from({ length: height * width }, (_, i) => i),
        { minLength: height * width },
      )
      .map((cells) => Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width))),
  );

  it('are their rows, and come back from their text', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('single' as const, 'multi' as const), (given, metric) => {
        const goal = [...given].reverse();
        const built = fifteen.board(given, { goal, metric });
        expect(built.value).toMatchObject({ cells: given.flat(), goal: goal.flat(), rows: given.length, metric });
        expect(fifteen.fromText(built.text)).toEqual(built);
        expect(fifteen.toText(built.value)).toBe(built.text);
      }),
    );
  });

  it.each([
    [[], 'no-entries'],
    [[[1, 2, 3, 0]], 'size-out-of-range'],
    [[[1, 2], [3]], 'no-gap'],
    [
      [
        [1, 2, 3],
        [4, 5],
        [6, 7],
      ],
      'row-length',
    ],
    [
      [
        [1, 2],
        [3, 3],
      ],
      'number-twice',
    ],
    [
      [
        [1, 2],
        [3, 1.5],
      ],
      'not-an-entry',
    ],
    [
      [
        [1, 2],
        [-3, 0],
      ],
      'not-an-entry',
    ],
    [
      [
        [1, 2],
        [Number.NaN, 0],
      ],
      'not-an-entry',
    ],
  ])('refuse %j: %s', (given, code) => {
    expect(codeOf(() => fifteen.board(given))).toBe(code);
  });

  it('have no lines and columns, but their texts have', () => {
    try {
      fifteen.board([
        [1, 1],
        [2, 0],
      ]);
    } catch (error) {
      expect(error).toMatchObject({ code: 'number-twice' });
      expect(error).not.toHaveProperty('line');
    }
    expect(() => fifteen.fromText('1 1/2 0')).toThrow(expect.objectContaining({ line: 1, column: 3 }));
  });

  it('have moves', () => {
    expect(fifteen.solution.fromText('UR2')).toEqual(['U', 'R', 'R']);
    expect(fifteen.solution.toText(['U', 'R', 'R'])).toBe('UR2');
    expect(() => fifteen.solution.fromText('UX')).toThrow(expect.objectContaining({ source: 'answer', column: 2 }));
  });
});

describe('hands', () => {
  it('are cards by their worth, or numbers with a target', () => {
    expect(twentyFour.hand([1, 11, 12, 13]).text).toBe('A J Q K');
    expect(twentyFour.hand(['?', '?', 8, 8]).value).toEqual({ slots: ['?', '?', 8, 8], target: 24, rules: 'cards' });
    expect(twentyFour.numbers([1, 5, 5, 5, 5]).value).toMatchObject({ target: 24, rules: 'numbers' });
    expect(twentyFour.numbers([25, 3], { target: '?', countdown: true }).text).toBe('25 3 -> ? countdown');
  });

  it.each([
    [[1, 2, 3], 'too-few-cards'],
    [[1, 2, 3, 14], 'number-not-card'],
    [[1, 2, 3, 4, 5], 'too-many-cards'],
  ])('refuse %j: %s', (cards, code) => {
    expect(codeOf(() => twentyFour.hand(cards))).toBe(code);
  });
});

describe('tasks of IQ Puzzler Pro', () => {
  it.each([
    [{ board: { rows: 5, columns: 11 }, pieces: 'iq-puzzler-pro' }, 'BOARD 5x11; PIECES IQ Puzzler Pro'],
    [{ board: 'diagonal', pieces: 'kanoodle', gaps: true }, 'BOARD diagonal; PIECES Kanoodle; GAPS'],
    [{ board: { pyramid: 5 }, pieces: 'kanoodle' }, 'BOARD pyramid 5; PIECES Kanoodle'],
    [
      { board: { pyramid: 2, drawing: ['A', 'A_', '__'] }, pieces: { A: ['##'], B: ['##', '#.'] } },
      'BOARD pyramid 2; A; ; A_; __; PIECES; AA; BB; B',
    ],
    [
      { board: { box: [2, 2, 2] }, pieces: { A: ['#|##', '|#'] }, copies: { A: 2 } },
      'BOARD box 2x2x2; PIECES; A|AA; |A; COPIES A 2',
    ],
    [
      { board: ['AA__', 'A.__'], pieces: { A: ['AA', 'A'], b: ['#'] }, noMirror: ['A'], noTurn: true },
      'BOARD 2x4; AA__; A.__; PIECES; AA; A; b; NO MIRROR A; NO TURN',
    ],
    [{ board: ['GAPS'], pieces: { G: ['#'], A: ['#'], P: ['#'], S: ['#'] } }, 'BOARD 1x4; G A P S; PIECES; G; A; P; S'],
    [{ board: { rows: 3, columns: 30 }, pieces: 'one-sided-pentominoes', more: { A: ['.##', '##.'] } }, undefined],
  ] as const)('%j', (given, text) => {
    const built = iq.task(given);
    if (text) expect(built.text).toBe(text.replaceAll('; ', '\n'));
    expect(iq.fromText(built.text)).toEqual(built);
  });

  it.each([
    [{ board: { rows: 0, columns: 3 }, pieces: 'kanoodle' }, 'zero-size'],
    [{ board: ['__'], pieces: {} }, 'no-pieces'],
    [{ board: ['__', '_'], pieces: { A: ['#'] } }, 'drawing-row-length'],
    [{ board: ['__'], pieces: { A: ['#.#'] } }, 'piece-unconnected'],
    [{ board: ['__'], pieces: { AB: ['#'] } }, 'two-letters'],
    [{ board: ['__'], pieces: { A: ['#'] }, copies: { B: 2 } }, 'unknown-piece'],
  ] as const)('refuse %j: %s', (given, code) => {
    expect(codeOf(() => iq.task(given))).toBe(code);
  });
});

describe('levels of Wordscapes', () => {
  it.each([
    [{ letters: 'stuomc', grid: ['???', '?..', '?..'] }, 'LETTERS STUOMC; GRID; ???; ?..; ?..'],
    [{ letters: 'STUOMC', lengths: [3, 4, 4], list: 'common' }, 'LETTERS STUOMC; LIST common; LENGTHS 3 4 4'],
    [{ letters: 'STUOMC', rows: ['C??', '????'] }, 'LETTERS STUOMC; ROWS C?? ????'],
    [{ letters: 'RAJA', language: 'id', patterns: ['R?J?'] }, 'LETTERS RAJA; LANGUAGE id; PATTERNS R?J?'],
    [{ letters: 'TAC', words: ['cat', 'act'] }, 'LETTERS TAC; WORDS; ACT; CAT'],
    [
      { letters: 'TAC', grid: ['???'], answers: { '1A': 'cat' }, bonus: ['ACT'] },
      'LETTERS TAC; GRID; ???; ANSWERS 1A CAT; BONUS ACT',
    ],
  ] as const)('%j', (given, text) => {
    const built = words.level(given);
    expect(built.text).toBe(text.replaceAll('; ', '\n'));
    expect(words.fromText(built.text)).toEqual(built);
  });

  it.each([
    [{ letters: '' }, 'no-letters'],
    [{ letters: 'TAC', grid: ['????'] }, 'slot-too-long'],
    [{ letters: 'TAC', grid: ['???'], answers: { '9D': 'CAT' } }, 'answer-unknown-slot'],
  ] as const)('refuse %j: %s', (given, code) => {
    expect(codeOf(() => words.level(given))).toBe(code);
  });
});
