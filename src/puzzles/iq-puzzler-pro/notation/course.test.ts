import { describe, expect, it } from 'vitest';
import { languages, type Place, speaker } from '../../../contract/index.ts';
import { reports } from '../testing/reports.ts';
import { texts } from '../texts.ts';
import { tasks } from './index.ts';

const at = (line: number, column: number, length = 1): Place => ({ line, column, length });

function problemOf(source: string) {
  const read = tasks.parse(source);
  if (read.ok) throw new Error('it was read');
  return read.problem;
}

const read = (source: string) => {
  const task = tasks.parse(source);
  if (!task.ok) throw new Error(JSON.stringify(task.problem));
  return task.value;
};

/** What is wrong with each of the reports' bad files; a seventh bad list of pieces only has the wrong area. */
const bad: Readonly<Record<string, readonly [code: string, place: Place]>> = {
  'a-invalid-custom-1': ['mask-blank-line', at(3, 1)],
  'a-invalid-custom-2': ['mask-line-length', at(3, 1, 6)],
  'a-invalid-custom-3': ['mask-character', at(3, 7)],
  'a-invalid-custom-4': ['mask-too-short', at(7, 1)],
  'a-invalid-custom-5': ['no-mask', at(2, 7)],
  'a-invalid-file-3': ['empty-text', at(1, 1)],
  'a-invalid-firstline-1': ['too-few-values', at(1, 4)],
  'a-invalid-firstline-2': ['not-positive', at(1, 1)],
  'a-invalid-firstline-3': ['count-too-large', at(1, 5, 2)],
  'a-invalid-firstline-4': ['not-positive', at(1, 1)],
  'a-invalid-pieces-1': ['blank-among-pieces', at(3, 1)],
  'a-invalid-pieces-2': ['two-letters', at(4, 2)],
  'a-invalid-pieces-3': ['not-a-letter', at(4, 2)],
  'a-invalid-pieces-4': ['piece-twice', at(7, 1)],
  'a-invalid-pieces-5': ['too-many-pieces', at(18, 1)],
  'a-invalid-pieces-6': ['too-few-pieces', at(15, 4)],
  'a-invalid-type-1': ['unknown-type', at(2, 1, 8)],
  'a-invalid-type-2': ['no-type', at(1, 6)],
  'a-invalid-type-4': ['no-type', at(1, 6)],
};

describe('the files of the reports', () => {
  it.each(Object.entries(reports).filter(([name]) => !(name in bad)))(
    '%s is read, and written as it came',
    (_, source) => {
      const task = read(source);
      expect(task.form).toBe('course');
      expect(read(tasks.format(task))).toEqual(task);
      // Blanks before a whole piece, as in a-default-4, are no part of its shape.
      if (!source.includes('\n AAAAAAAAA\n')) expect(tasks.format(task)).toBe(source.trimEnd());
    },
  );

  it.each(Object.entries(bad))('%s is refused', (name, [code, place]) => {
    const problem = problemOf(reports[name]!);
    expect(problem.text.code).toBe(code);
    expect(problem.place).toEqual(place);
  });

  it('are all here', () => {
    expect(Object.keys(reports)).toHaveLength(33);
    expect(Object.keys(bad).every((name) => name in reports)).toBe(true);
  });
});

describe('course files that are read', () => {
  const plain = '2 2 1\nDEFAULT\nAA\nAA';
  it.each([
    ['carriage returns', '2 2 1\r\nDEFAULT\r\nAA\r\nAA\r\n'],
    ['carriage returns alone', '2 2 1\rDEFAULT\rAA\rAA\r'],
    ['a byte order mark', `\ufeff${plain}`],
    ['blanks at the end of every line', '2 2 1 \t\nDEFAULT   \nAA \t\nAA  \n'],
    ['blank lines at the end', `${plain}\n\n  \n\r\n`],
    ['blanks between and before the numbers', '  2   2\t1\nDEFAULT\nAA\nAA'],
    ['zeros before the numbers', '02 2 001\nDEFAULT\nAA\nAA'],
    ['the type indented, and in small letters', '2 2 1\n  default\nAA\nAA'],
    ['a piece indented', '2 2 1\nDEFAULT\n   AA\n   AA'],
    ['a board drawn without a closed cell', '2 2 1\nCUSTOM\nXX\nXX\nAA\nAA'],
  ])('%s', (_, source) => {
    expect(read(source)).toEqual(read(plain));
    expect(tasks.format(read(source))).toBe(plain);
  });

  it('leading blanks and gaps matter', () => {
    const { pieces } = read('3 3 2\nDEFAULT\n AA\nAA\nB B\nBBB');
    expect(pieces.map(({ shape }) => shape)).toEqual([
      [
        [0, 0, 1],
        [0, 0, 2],
        [0, 1, 0],
        [0, 1, 1],
      ],
      [
        [0, 0, 0],
        [0, 0, 2],
        [0, 1, 0],
        [0, 1, 1],
        [0, 1, 2],
      ],
    ]);
  });

  it('keep the order of the file, and have no field too many', () => {
    expect(read('1 3 2\nCUSTOM\nX.X\nZ\nA')).toStrictEqual({
      form: 'course',
      board: { kind: 'flat', rows: 1, columns: 3, mask: 'X.X' },
      pieces: [
        { name: 'Z', shape: [[0, 0, 0]], mirror: true, turn: true },
        { name: 'A', shape: [[0, 0, 0]], mirror: true, turn: true },
      ],
      placed: [],
      gaps: false,
    });
  });

  it('a pyramid by its side', () => {
    expect(read('5 5 1\nPYRAMID\nA').board).toEqual({ kind: 'pyramid', side: 5 });
  });

  it('an X right behind a drawn board is a piece', () => {
    expect(read('1 2 1\nCUSTOM\n.X\nX').pieces[0]!.name).toBe('X');
  });

  it.each([
    ['64 64 1\nDEFAULT\nA', '64 65 1\nDEFAULT\nA'],
    ['4096 1 1\nDEFAULT\nA', '4097 1 1\nDEFAULT\nA'],
    ['22 22 1\nPYRAMID\nA', '23 23 1\nPYRAMID\nA'],
    [`64 64 1\nDEFAULT\n${'A'.repeat(4096)}`, `64 64 1\nDEFAULT\n${'A'.repeat(4097)}`],
    [`64 64 1\nDEFAULT\n${'A\n'.repeat(4096)}`, `64 64 1\nDEFAULT\n${'A\n'.repeat(4097)}`],
  ])('%.16j is large enough', (fits, exceeds) => {
    expect(tasks.parse(fits).ok).toBe(true);
    const { text } = problemOf(exceeds);
    expect(text.code).toMatch(/too-large/);
    expect(text.params).toMatchObject({ most: 4096 });
  });
});

describe('course files that are refused', () => {
  it.each([
    [' \n\t\r\n', 'empty-text', at(1, 1)],
    ['\ufeff', 'empty-text', at(1, 1)],
    ['\n5 5 7', 'too-few-values', at(1, 1)],
    ['5 5 7 8\nDEFAULT', 'too-many-values', at(1, 7)],
    ['5 -5 7\nDEFAULT', 'not-positive', at(1, 3, 2)],
    ['5 5.0 7\nDEFAULT', 'not-positive', at(1, 3, 3)],
    ['5 5 0\nDEFAULT', 'not-positive', at(1, 5)],
    ['\ufeff5 x 7', 'not-positive', at(1, 4)],
    ['5 5 99999999999\nDEFAULT', 'count-too-large', at(1, 5, 11)],
    ['99999999999 99999999999 7\nDEFAULT\nA', 'board-too-large', at(1, 1, 23)],
    [`${'9'.repeat(400)} 1 7\nCUSTOM\nX`, 'board-too-large', at(1, 1, 402)],
    ['99999999999 99999999999 7\nPYRAMID\nA', 'board-too-large', at(1, 1, 23)],
    ['2 2 1\n\nDEFAULT\nA', 'no-type', at(2, 1)],
    ['2 2 1\nDEFAULT A\nA', 'after-type', at(2, 9)],
    ['2 2 1\nDEFAULTS\nA', 'unknown-type', at(2, 1, 8)],
    ['2 3 1\nPYRAMID\nA', 'pyramid-not-square', at(1, 3)],
    ['2 2 1\nCUSTOM\nA', 'no-mask', at(3, 1)],
    ['2 2 1\nCUSTOM\nXX', 'mask-too-short', at(3, 3)],
    ['2 2 1\nCUSTOM\nXX\n\nXX\nA', 'mask-blank-line', at(4, 1)],
    ['2 2 1\nCUSTOM\nX.\n.X\n..\nA', 'mask-too-long', at(5, 1, 2)],
    ['2 2 1\nCUSTOM\nXX\nXXX\nA', 'mask-line-length', at(4, 1, 3)],
    ['2 2 1\nCUSTOM\nXX\n X\nA', 'mask-character', at(4, 1)],
    ['2 2 1\nCUSTOM\nXx\nXX\nA', 'mask-character', at(3, 2)],
    ['2 2 1\nCUSTOM\nX\tX\nXX\nA', 'mask-tab', at(3, 2)],
    ['2 2 1\nCUSTOM\n..\n..\nA', 'no-open-cell', at(3, 1, 2)],
    ['2 2 1\nDEFAULT\n\nA', 'blank-among-pieces', at(3, 1)],
    ['2 2 2\nDEFAULT\nA\n  \nB', 'blank-among-pieces', at(4, 1)],
    ['2 2 1\nDEFAULT\nA\tA', 'piece-tab', at(3, 2)],
    ['2 2 1\nDEFAULT\n\tA', 'piece-tab', at(3, 1)],
    ['2 2 1\nDEFAULT\na', 'not-a-letter', at(3, 1)],
    ['2 2 1\nDEFAULT\nA1', 'not-a-letter', at(3, 2)],
    ['2 2 1\nDEFAULT\nA\u00a0A', 'not-a-letter', at(3, 2)],
    ['2 2 1\nDEFAULT\n😀A', 'not-a-letter', at(3, 1, 2)],
    ['2 2 1\nDEFAULT\nAA|A', 'not-a-letter', at(3, 3)],
    ['2 2 1\rDEFAULT\rA\rA#', 'not-a-letter', at(4, 2)],
    ['2 2 2\r\nDEFAULT\r\nA\r\nB A', 'two-letters', at(4, 3)],
    ['2 2 3\nDEFAULT\nA\nB\n  A', 'piece-twice', at(5, 3)],
    ['2 2 1\nDEFAULT\nA A', 'piece-unconnected', at(3, 3)],
    ['2 2 1\nDEFAULT\n A\nA', 'piece-unconnected', at(4, 1)],
    ['2 2 2\nDEFAULT\nB\nAA\n  A', 'piece-unconnected', at(5, 3)],
    ['2 2 1\nPYRAMID\nA A', 'piece-unconnected', at(3, 3)],
    ['2 2 2\nDEFAULT\n', 'too-few-pieces', at(2, 8)],
    ['2 2 1\nDEFAULT\nA\nB\nC', 'too-many-pieces', at(4, 1)],
  ])('%.40j: %s', (source, code, place) => {
    const problem = problemOf(source);
    expect(problem.text.code).toBe(code);
    expect(problem.place).toEqual(place);
    for (const language of languages) {
      const words = speaker(language, texts)(problem.text);
      expect(words).toMatch(/^[A-Z"0-9].*\.$/);
      expect(words).not.toMatch(/undefined|NaN/);
      expect(words.length).toBeLessThan(200);
    }
  });

  it('name what was found', () => {
    const words = (source: string) => speaker('en', texts)(problemOf(source).text);
    expect(words('5 B 7')).toMatch(/^"B" is not a number of columns/);
    expect(words('2 2 1\nDEFAULT\nA\u0000')).toContain('U+0000');
    expect(words('2 2 1\nDEFAULT\nA A')).toMatch(/^Piece A is not connected/);
    expect(words('99999999999 5 1\nDEFAULT')).toMatch(/99999999999 x 5 is too large: at most 4096 cells/);
  });
});
