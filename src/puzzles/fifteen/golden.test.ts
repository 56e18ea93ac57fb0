/** Every way to write a board that is read, and every refusal with its code and its place. */
import { describe, expect, it } from 'vitest';
import { speaker, type Text } from '../../contract/index.ts';
import { type Task, usualGoal } from './model.ts';
import { paths, tasks } from './notation/index.ts';
import { texts } from './texts.ts';

const solved = (rows: number, columns: number): Task => {
  const goal = usualGoal({ rows, columns });
  return { rows, columns, cells: goal, goal, metric: 'single' };
};
const inWords = (text: Text) => speaker('en', texts)(text);

function refusalOf(read: ReturnType<typeof tasks.parse> | ReturnType<typeof paths.parse>) {
  if (read.ok) throw new Error('it was read');
  const { text, place } = read.problem;
  return { text, code: text.code, at: place && [place.line, place.column, place.length] };
}

describe('boards that are read', () => {
  const four = solved(4, 4);
  const ways: readonly (readonly [string, Task])[] = [
    ['1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 -', four],
    ...['16', '0', '.', '_', 'x', 'X', '00'].map(
      (blank) => [`1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 ${blank}`, four] as const,
    ),
    ['1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16', four],
    ['1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0', four],
    ['1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0 /', four],
    ['1,2,3,4;5,6,7,8;9, 10, 11, 12;13,14,15,-', four],
    ['4x4: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 -', four],
    ['\ufeff\r\n01\t02 03 04\r\n05 06 07 08\r\n\r\n09 10 11 12\r\n13 14 15 -\r\n\r\n', four],
    ['3x4: 1 2 3 4 5 6 7 8 9 10 11 x', solved(3, 4)],
    ['4 X 3:\n1 2 3\n4 5 6\n7 8 9\n10 11 12', solved(4, 3)],
    ['1 2/3 -', solved(2, 2)],
    ['1 2 3/4 5 6', solved(2, 3)],
    ['2 8 3/1 6 4/7 - 5; goal: 1 2 3 8 . 4 7 6 5; metric: multi', spiral('multi')],
    ['2 8 3\n1 6 4\n7 - 5\nMETRIC: Single\nGoal: 3x3: 1 2 3/8 9 4/7 6 5', spiral('single')],
    ['2 8 3\n1 6 4\n7 - 5\ngoal:\n1 2 3\n8 0 4\n7 6 5\n', spiral('single')],
  ];
  it.each(ways)('%j', (source, task) => {
    expect(tasks.parse(source)).toEqual({ ok: true, value: task });
  });

  it('are written as the report writes them, and a goal or a metric only where it is another one', () => {
    expect(tasks.format(four)).toBe('1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 -');
    expect(tasks.format(spiral('multi'))).toBe('2 8 3\n1 6 4\n7 - 5\ngoal: 1 2 3 / 8 - 4 / 7 6 5\nmetric: multi');
  });
});

function spiral(metric: Task['metric']): Task {
  const [rows, columns] = [3, 3];
  return { rows, columns, cells: [2, 8, 3, 1, 6, 4, 7, 0, 5], goal: [1, 2, 3, 8, 0, 4, 7, 6, 5], metric };
}

/** What is written, the code, the place as line, column and length, and the words. */
type Case = readonly [source: string, code: string, at: readonly number[], words?: RegExp | string];
const named = ([source, code, at, words = /./]: Case) => ({ source, code, at, words });

const good = '1 2 3/4 5 6/7 8 -';
const many = Array.from({ length: 257 }, (_, i) => i).join(' ');

describe('boards that are refused', () => {
  const cases: readonly Case[] = [
    ['', 'no-entries', [1, 1, 1]],
    [' \n\n ', 'no-entries', [1, 1, 1]],
    ['3x3:', 'no-entries', [1, 4, 1]],
    [
      'hello',
      'not-an-entry',
      [1, 1, 5],
      '"hello" is not a tile; tiles have whole numbers from 1 on, and - is the blank.',
    ],
    [
      '1 2 3\n4 -5 6\n7 8 0',
      'not-an-entry',
      [2, 3, 2],
      '"-5" is not a tile; tiles have whole numbers from 1 to 8, and - is the blank.',
    ],
    [`${good}; goal: 1 2 3/4 5 6/7 8 ?`, 'in-goal', [1, 42, 1], /whole numbers from 1 to 8/],
    ['1 2 3\n4 5.0 6\n7 8 0', 'not-an-entry', [2, 3, 3]],
    ['3x3 1 2 3 4 5 6 7 8 -', 'size-without-colon', [1, 1, 3], /: 3x3:\.$/],
    ['1 2 3 4\n5 6 7\n8 9 10 -', 'row-length', [2, 1, 5], 'Row 2 has 3 entries, but 4 are expected.'],
    ['1 2 3\n4 5 6 10\n7 8 9', 'row-length', [2, 1, 8], 'Row 2 has 4 entries, but 3 are expected.'],
    ['1 2\n3\n-', 'row-length', [2, 1, 1], 'Row 2 has 1 entry, but 2 are expected.'],
    ['2x3: 1 2 3/4 5', 'no-gap', [1, 12, 3]],
    ['2x3: 1 2 3/4 -', 'row-length', [1, 12, 3]],
    ['1 2 3\n4 5 6\n7 8 10', 'out-of-range', [3, 5, 2], /10 is too large: a board of 3x3 has the tiles 1 to 8/],
    ['1 2 3\n4 5 6\n7 8 99999999999999999999999', 'out-of-range', [3, 5, 23], /^99999999999999999999… is/],
    ['1 2 3\n4 5 1\n7 8 -', 'number-twice', [2, 5, 1], '1 is there already, at row 1, column 1; missing: 6.'],
    ['1 2 3 3\n5 6 7 8\n9 3 11 3\n13 14 15 -', 'number-twice', [1, 7, 1], /missing: 4, 10 and 12\.$/],
    ['1 2 3 3\n5 6 7 8\n9 3 11 12\n13 14 15 15', 'number-twice', [1, 7, 1], /missing: 4, 10 and the blank\.$/],
    [Array(16).fill('1').join(' '), 'number-twice', [1, 3, 1], /missing: 2, 3, 4, 5, 6 and 10 more\.$/],
    ['1 2 3\n4 - 6\n7 8 0', 'two-gaps', [3, 5, 1], /"0" is a second blank: "-" at row 2, column 2 .*missing: 5\.$/],
    ['1 2 3\n4 - 6\n7 8 0', 'two-gaps', [3, 5, 1], /^[^(]*$/],
    ['0 2 3\n4 1 6\n7 8 9', 'two-gaps', [3, 5, 1], /"9" is a second blank: "0" at row 1, column 1/],
    [
      '1 2 3 4/5 6 7 8/9 10 - 12',
      'two-gaps',
      [1, 24, 2],
      '"12" is a second blank: "-" at row 3, column 3 is one already (a 3x4 board has tiles up to 11, and 12 stands for the blank); missing: 11.',
    ],
    [
      '12 2 3 4/5 6 7 8/9 10 11 -',
      'two-gaps',
      [1, 26, 1],
      /"12" at row 1, .* and 12 stands for the blank\); missing: 1\./,
    ],
    ['1 2 3 4 5 6 7 8', 'no-gap', [1, 15, 1], /All tiles from 1 to 8 are here, but no blank; .* the 3x3 board/],
    ['1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15', 'no-gap', [4, 1, 8], /15 are here, but no blank/],
    ['2x4: 1 2 3 4 5 6 7', 'no-gap', [1, 18, 1]],
    ['1 2 3 4 5 6 7 8 9 10 11 -', 'not-square', [1, 25, 1], /^12 entries .* \(2x6, 3x4, 4x3, 6x2\), as in 2x6:/],
    ['1 2 3 4 5 6 7 8 9 10 -', 'not-square', [1, 22, 1], /^11 entries .*; a board of 4x4 has 16\.$/],
    ['1 2 -', 'too-small', [1, 5, 1], /^3 entries are too few/],
    ['1', 'too-small', [1, 1, 1], /^One entry is too few/],
    [many, 'too-large', [1, many.length, 1], /^257 entries are too many/],
    ['1\n2\n-', 'size-out-of-range', [1, 1, 1], /A board of 3x1 is not possible/],
    ['17x2: 1 2', 'size-out-of-range', [1, 1, 4], /A board of 17x2 is not possible/],
    ['1x9: 1 2 3', 'size-out-of-range', [1, 1, 3]],
    [
      '3x4: 1 2 3 4 5 6 7 8 9 -',
      'too-few-entries',
      [1, 24, 1],
      /3x4 has 12 entries, here are 10; missing: 10 and 11\.$/,
    ],
    ['3x2: 1 2/3 -', 'too-few-entries', [1, 12, 1], /missing: 4 and 5/],
    ['2x2: 1 2 3 - 5', 'too-many-entries', [1, 14, 1], /There are 5 entries, but a board of 2x2 has 4/],
    ['2x2: 1 2/3 -/5 6', 'too-many-entries', [1, 14, 1]],
    ['3by4: 1 2', 'bad-size', [1, 1, 4], /"3by4" is not a size/],
    ['4: 1 2', 'bad-size', [1, 1, 1]],
    ['3x4x5: 1 2', 'bad-size', [1, 1, 5]],
    ['2x2: 2x2: 1 2 3 -', 'size-not-first', [1, 6, 3]],
    ['1 2\n2x2: 3 -', 'size-not-first', [2, 1, 3]],
    [`${good}\nsize: 3`, 'unknown-section', [2, 1, 4], /"size" before a colon is not known; write goal: or metric:/],
    [`${good}\n: 3`, 'unknown-section', [2, 1, 1]],
    [`board: ${good}`, 'unknown-section', [1, 1, 5]],
    [`${good}\nmetric: multi\nmetric: multi`, 'section-twice', [3, 1, 6]],
    [`${good}\nmetric:`, 'no-metric', [2, 7, 1]],
    [
      `${good}; metric: tiles`,
      'unknown-metric',
      [1, 28, 5],
      /"tiles" is not a way to count moves; write single or multi/,
    ],
    [`${good}; metric: multi please`, 'after-metric', [1, 34, 6]],
    [`${good}; metric: multi; 5`, 'after-metric', [1, 35, 1]],
    [`${good}; metric: 3x3: multi`, 'size-not-first', [1, 28, 3]],
    [' '.repeat(20_001), 'text-too-long', [1, 20_001, 1]],
  ];
  it.each(cases.map(named))('$source: $code', ({ source, code, at, words }) => {
    const refusal = refusalOf(tasks.parse(source));
    expect(refusal).toMatchObject({ code, at });
    if (typeof words === 'string') expect(inWords(refusal.text)).toBe(words);
    else expect(inWords(refusal.text)).toMatch(words);
  });

  const goals: readonly Case[] = [
    ['1 2 3/4 5 6/7 7 -', 'number-twice', [2, 21, 1], /^Goal: 7 is there already/],
    ['1 2 3 4 5 6 7 8 a', 'not-an-entry', [2, 23, 1]],
    ['1 2 3 4', 'other-size', [2, 7, 1], /^Goal: It is 2x2, but the board is 3x3/],
    ['2x2: 1 2 3 4', 'other-size', [2, 7, 3]],
    ['1 2/3 -', 'other-size', [2, 7, 1]],
    ['1 2 3 4 5 6 8 -', 'too-few-entries', [2, 21, 1], /missing: 7\./],
    ['1 2 3 4 5 6 7 8 - 10', 'too-many-entries', [2, 25, 2]],
    ['1 2 3/4 5/7 8 -', 'row-length', [2, 13, 3]],
    ['', 'no-entries', [2, 5, 1]],
  ];
  it.each(goals.map(named))('goal: $source: $code', ({ source, code, at, words }) => {
    const refusal = refusalOf(tasks.parse(`${good}\ngoal: ${source}`));
    expect(refusal).toMatchObject({ code: 'in-goal', at });
    expect((refusal.text.params!.why as Text).code).toBe(code);
    expect(inWords(refusal.text)).toMatch(words);
  });
});

describe('moves', () => {
  it.each([
    ['UR2DL3', 'URRDLLL'],
    ['u r2, d\nl3', 'URRDLLL'],
    ['↑→2↓←3', 'URRDLLL'],
    ['UUU', 'UUU'],
    ['-', ''],
    [' -\n', ''],
  ])('%j are read', (source, moves) => {
    expect(paths.parse(source)).toEqual({ ok: true, value: [...moves] });
  });

  it('are written with repeat counts', () => {
    expect(paths.format(['U', 'R', 'R', 'D'])).toBe('UR2D');
    expect(paths.format([])).toBe('-');
  });

  it.each([
    ['', 'no-moves', [1, 1, 1]],
    [' \n', 'no-moves', [1, 1, 1]],
    ['UX', 'not-a-move', [1, 2, 1]],
    ["U'", 'not-a-move', [1, 2, 1]],
    ['U-', 'not-a-move', [1, 2, 1]],
    ['2U', 'count-without-move', [1, 1, 1]],
    ['U\nR 12', 'count-without-move', [2, 3, 2]],
    ['UR0', 'count-zero', [1, 2, 2]],
    ['UR100000', 'path-too-long', [1, 2, 7]],
    ['U99999999999999999999', 'path-too-long', [1, 1, 21]],
  ])('%j are refused: %s', (source, code, at) => {
    expect(refusalOf(paths.parse(source))).toMatchObject({ code, at });
  });

  it('may be as many as are told', () => {
    const most = paths.parse('UD'.repeat(50_000));
    expect(most.ok && most.value.length).toBe(100_000);
  });
});
