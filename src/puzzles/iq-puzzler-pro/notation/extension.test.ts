import { describe, expect, it } from 'vitest';
import { languages, type Place, speaker } from '../../../contract/index.ts';
import { boards } from '../boards.ts';
import { framesFor, openCells, orientations } from '../geometry.ts';
import { sets } from '../sets.ts';
import { texts } from '../texts.ts';
import { tasks } from './index.ts';

const at = (line: number, column: number, length = 1): Place => ({ line, column, length });

const read = (source: string) => {
  const task = tasks.parse(source);
  if (!task.ok) throw new Error(JSON.stringify(task.problem));
  return task.value;
};

/** A text as we write it, given on one line. */
const lines = (source: string) => source.split('; ').join('\n');

describe('our extension is read', () => {
  it('with everything in it', () => {
    expect(read('BOARD 2x4; AA__; A.__; PIECES; AA; A; b; COPIES b 3; NO MIRROR A; NO TURN; GAPS')).toStrictEqual({
      form: 'extension',
      board: { kind: 'flat', rows: 2, columns: 4, mask: 'XXXXX.XX' },
      pieces: [
        {
          name: 'A',
          shape: [
            [0, 0, 0],
            [0, 0, 1],
            [0, 1, 0],
          ],
          mirror: false,
          turn: false,
        },
        { name: 'b', shape: [[0, 0, 0]], mirror: true, turn: false },
        { name: 'B', shape: [[0, 0, 0]], mirror: true, turn: false, copyOf: 'b' },
        { name: 'C', shape: [[0, 0, 0]], mirror: true, turn: false, copyOf: 'b' },
      ],
      placed: [{ piece: 0, cells: [0, 1, 4] }],
      gaps: true,
    });
  });

  it('a set by its name, with a board by its name', () => {
    const task = read('BOARD diagonal; PIECES IQ Puzzler Pro');
    expect(task.board).toEqual(boards.diagonal);
    expect(openCells(task.board)).toHaveLength(55);
    expect(task.set).toBe('iq-puzzler-pro');
    expect(task.pieces.map(({ name }) => name).join('')).toBe('ABCDEFGHIJKL');
    expect(task.pieces.map(({ shape }) => shape)).toEqual(Object.values(sets['iq-puzzler-pro'].pieces));
  });

  it('the one-sided pentominoes, none of which is another one turned', () => {
    const { board, pieces, set } = read('BOARD 3x30; PIECES One-Sided Pentominoes; COPIES f 2');
    expect(set).toBe('one-sided-pentominoes');
    expect(pieces.map(({ name }) => name).join('')).toBe('FILNPTUVWXYZflnpyzA');
    expect(pieces.map(({ mirror, turn }) => !mirror && turn)).not.toContain(false);
    const looks = pieces.slice(0, 18).map((piece) => {
      const ways = orientations(piece.shape, framesFor(board, piece));
      return ways.map((way) => way.join(';')).sort()[0];
    });
    expect(new Set(looks).size).toBe(18);
  });

  it.each(['IQ Puzzler Pro', 'iq puzzler pro', 'iq-puzzler-pro', 'IQ-PUZZLER  pro'])('%s is the set', (name) => {
    expect(read(`BOARD 5x11; PIECES ${name}`).set).toBe('iq-puzzler-pro');
  });

  it.each([
    ['BOARD 5x11; PIECES Kanoodle', { kind: 'flat', rows: 5, columns: 11 }],
    ['BOARD 5 X 11; PIECES Kanoodle', { kind: 'flat', rows: 5, columns: 11 }],
    ['BOARD 5×11; PIECES Kanoodle', { kind: 'flat', rows: 5, columns: 11 }],
    ['BOARD pyramid 5; PIECES Kanoodle', { kind: 'pyramid', side: 5 }],
    ['board Box 3x4x5; pieces pentominoes', { kind: 'box', layers: 3, rows: 4, columns: 5 }],
    ['BOARD; _X; XX; PIECES; A', { kind: 'flat', rows: 2, columns: 2 }],
    ['BOARD; .X; XX; PIECES; A', { kind: 'flat', rows: 2, columns: 2, mask: '.XXX' }],
    ['BOARD; . X; X X; PIECES; A', { kind: 'flat', rows: 2, columns: 2, mask: '.XXX' }],
  ])('%s', (source, board) => {
    expect(read(source).board).toStrictEqual(board);
  });

  it('in other writings, and written in ours', () => {
    const ours = 'BOARD 2x2\nA_\n__\nPIECES\nA\n BB\nBB\nNO TURN B\nGAPS';
    for (const other of [
      `\ufeff\n\n${ours}\n\n`,
      ours.replaceAll('\n', '\r\n'),
      ours.replaceAll('\n', '\r'),
      ours.replaceAll('\n', ';'),
      // A blank behind every semicolon belongs to the semicolon; it does not shift anything.
      ours.replaceAll('\n', '; '),
      'board 2x2\n\nA _\n\n_ X\n\npieces\n\nA\n\n BB\nBB\n\nGaps\nno rotation B',
      'BOARD 2x2; A_; __; GAPS; NO TURN B; PIECES; A;  BB; BB',
    ]) {
      expect(read(other)).toEqual(read(ours));
      expect(tasks.format(read(other))).toBe(ours);
    }
  });

  it('X is a piece where one has that name, and else an open cell', () => {
    expect(read('BOARD 1x2; XX; PIECES; A').placed).toEqual([]);
    expect(read('BOARD 1x2; X_; PIECES; X').placed).toEqual([{ piece: 0, cells: [0] }]);
  });

  it('pieces with layers in a box, and lying in it', () => {
    const source = lines('BOARD box 2x2x2; A_; BB; ; AA; _B; PIECES; A|AA; |B; B|B');
    const task = read(source);
    expect(task.pieces.map(({ shape }) => shape)).toEqual([
      [
        [0, 0, 0],
        [1, 0, 0],
        [1, 0, 1],
      ],
      [
        [0, 1, 0],
        [1, 0, 0],
        [1, 1, 0],
      ],
    ]);
    expect(tasks.format(task)).toBe(source);
  });

  it('rows that spell a keyword are written apart', () => {
    const source = 'BOARD 1x4\nG A P S\nPIECES\nG\nA\nP\nS';
    expect(read(source).placed).toHaveLength(4);
    expect(tasks.format(read(source))).toBe(source);
  });

  it('copies get the first free names, all of 64 if need be', () => {
    const names = (source: string) =>
      read(source)
        .pieces.map(({ name, copyOf }) => name + (copyOf ?? ''))
        .join(' ');
    expect(names('BOARD 1x9; PIECES; B; A; COPIES A 2; COPIES B 3')).toBe('B A CA DB EB');
    expect(names('BOARD 1x9; PIECES; A; COPIES A 1')).toBe('A');
    expect(read('BOARD 8x8; PIECES; A; COPIES A 64').pieces.at(-1)!.name).toBe('&');
  });

  it('a ban on a copy is one on its original, and all pieces are not named', () => {
    const task = read('BOARD 1x9; PIECES; A; B; COPIES A 2; NO MIRROR C');
    expect(task.pieces.map(({ mirror }) => mirror)).toEqual([false, true, false]);
    expect(tasks.format(task)).toMatch(/\nNO MIRROR A$/);
    expect(tasks.format(read('BOARD 1x9; PIECES; A; B; NO TURN A; NO TURN B'))).toMatch(/\nNO TURN$/);
  });

  it.each([
    'BOARD 5x11; PIECES IQ Puzzler Pro',
    'BOARD diagonal; PIECES Kanoodle; M; COPIES A 2; NO TURN A M; GAPS',
    'BOARD pyramid 2; A; ; A_; BB; PIECES; AA; BB; NO TURN B',
    'BOARD 2x3; _._; ___; PIECES; AAA; A; COPIES A 3; NO MIRROR',
    'BOARD 1x3; BA_; PIECES; A; COPIES A 3',
    'BOARD 3x30; PIECES one-sided pentominoes',
    'BOARD 5x20; PIECES one-sided pentominoes; AA; BB; COPIES F 2; NO MIRROR A; NO TURN F',
    'BOARD 5x20; PIECES one-sided pentominoes; AA; COPIES F 2; NO MIRROR',
  ])('%s is written as it came', (source) => {
    expect(tasks.format(read(lines(source)))).toBe(lines(source));
  });

  it('a piece that lies in an upright plane of a pyramid', () => {
    expect(read('BOARD pyramid 3; _; A_; __; A__; _A_; ___; PIECES; AA; A').placed).toEqual([
      { piece: 0, cells: [1, 5, 9] },
    ]);
  });
});

describe('our extension is refused', () => {
  const board = 'BOARD 2x3';
  it.each([
    ['PIECES Kanoodle', 'no-board', at(1, 1, 6)],
    ['gaps', 'no-board', at(1, 1, 4)],
    ['BOARD round; PIECES Kanoodle', 'unknown-board', at(1, 7, 5)],
    ['BOARD 5x11x3; PIECES Kanoodle', 'unknown-board', at(1, 7, 6)],
    ['BOARD pyramid; PIECES Kanoodle', 'unknown-board', at(1, 7, 7)],
    ['BOARD 0x11; PIECES Kanoodle', 'zero-size', at(1, 7, 4)],
    ['BOARD box 3x0x5; PIECES Kanoodle', 'zero-size', at(1, 7, 9)],
    ['BOARD 99999999999x2; PIECES Kanoodle', 'board-too-large', at(1, 7, 13)],
    ['BOARD pyramid 23; PIECES Kanoodle', 'board-too-large', at(1, 7, 10)],
    ['BOARD box 17x17x17; PIECES Kanoodle', 'board-too-large', at(1, 7, 12)],
    [`BOARD; ${'_'.repeat(4097)}; PIECES; A`, 'board-too-large', at(1, 8, 4097)],
    ['BOARD; PIECES Kanoodle', 'no-drawing', at(1, 1, 5)],
    ['BOARD', 'no-drawing', at(1, 1, 5)],
    ['BOARD; ..; PIECES; A', 'no-open-cell', at(1, 8)],
    [`${board}; ___; PIECES; A`, 'drawing-too-short', at(1, 15)],
    [`${board}\n___\n___\n___\nPIECES`, 'drawing-too-long', at(4, 1, 3)],
    [`${board}\n___\n __`, 'drawing-row-length', at(3, 2, 2)],
    ['BOARD\n___\n____', 'drawing-row-length', at(3, 1, 4)],
    [`${board}\n___\n_?_\nPIECES\nA`, 'drawing-character', at(3, 2)],
    [`${board}\n_😀_\nPIECES\nA`, 'drawing-character', at(2, 2, 2)],
    [`${board}\n___\n_B_\nPIECES\nA`, 'drawing-unknown-piece', at(3, 2)],
    ['BOARD pyramid 2\n.\n__\n__\nPIECES\nA', 'closed-in-space', at(2, 1)],
    [`BOARD diagonal\n${'_'.repeat(9)}${`\n${'_'.repeat(9)}`.repeat(8)}`, 'closed-by-name', at(2, 1)],
    [`BOARD diagonal\n..___....${`\n${'_'.repeat(9)}`.repeat(8)}`, 'open-by-name', at(2, 2)],
    [`${board}\nA_A\n___\nPIECES\nAA`, 'drawn-shape', at(2, 1)],
    [`${board}\n_A_\n___\nPIECES\nAA`, 'drawn-shape', at(2, 2)],
    [`${board}\n_A_\n_A_\nPIECES\nAA\nNO TURN`, 'drawn-shape', at(2, 2)],
    [`${board}\nAA_\n_AA\nPIECES\n AA\nAA\nNO MIRROR`, 'drawn-shape', at(2, 1)],
    [`${board}; PIECE Kanoodle`, 'unknown-word', at(1, 12, 14)],
    [`${board}; PIECES; A; MIRROR`, 'unknown-word', at(1, 23, 6)],
    [`${board}; PIECES; A; GAPS; B`, 'unknown-word', at(1, 29)],
    [`${board}; BOARD 2x3`, 'section-twice', at(1, 12, 5)],
    [`${board}; PIECES; A; PIECES; B`, 'section-twice', at(1, 23, 6)],
    [`${board}; PIECES; A; GAPS; gaps`, 'section-twice', at(1, 29, 4)],
    [`${board}; PIECES Tangram`, 'unknown-set', at(1, 19, 7)],
    [`${board}; PIECES constructor`, 'unknown-set', at(1, 19, 11)],
    [`${board}; PIECES; GAPS`, 'no-pieces', at(1, 12, 6)],
    [`${board}; GAPS`, 'no-pieces', at(1, 16)],
    [`${board}; PIECES; A; #`, 'name-not-allowed', at(1, 23)],
    ['BOARD box 1x1x1; PIECES; |', 'name-not-allowed', at(1, 26)],
    [`${board}; PIECES; A|A`, 'layers-outside-box', at(1, 21)],
    ['BOARD pyramid 3; PIECES; A|A', 'layers-outside-box', at(1, 27)],
    [`${board}; PIECES; A\tA`, 'piece-tab', at(1, 21)],
    [`${board}; PIECES; AB`, 'two-letters', at(1, 21)],
    [`${board}; PIECES; A; B; A`, 'piece-twice', at(1, 26)],
    [`${board}; PIECES; A; ; A`, 'piece-twice', at(1, 25)],
    [`${board}; PIECES; A A`, 'piece-unconnected', at(1, 22)],
    ['BOARD box 3x3x3; PIECES; A||A', 'piece-unconnected', at(1, 29)],
    [`${board}; PIECES Kanoodle; A`, 'name-in-set', at(1, 29)],
    ['BOARD pyramid 5; PIECES one-sided pentominoes', 'one-sided-in-space', at(1, 18, 28)],
    [`${board}; PIECES; A; COPIES A`, 'copies-words', at(1, 23, 8)],
    [`${board}; PIECES; A; COPIES A 2 3`, 'copies-words', at(1, 23, 12)],
    [`${board}; PIECES; A; COPIES B 2`, 'unknown-piece', at(1, 30)],
    [`${board}; PIECES; A; COPIES A two`, 'copies-number', at(1, 32, 3)],
    [`${board}; PIECES; A; COPIES A 0`, 'copies-number', at(1, 32)],
    [`${board}; PIECES; A; COPIES A 2; COPIES A 2`, 'copies-twice', at(1, 42)],
    [`${board}; PIECES; A; COPIES A 65`, 'pieces-over-limit', at(1, 32, 2)],
    [`${board}; PIECES; A; COPIES A 99999999999`, 'pieces-over-limit', at(1, 32, 11)],
    [`${board}; PIECES; A; NO`, 'no-what', at(1, 23, 2)],
    [`${board}; PIECES; A; NO FLIP`, 'no-what', at(1, 26, 4)],
    [`${board}; PIECES; A; NO TURN A B`, 'unknown-piece', at(1, 33)],
    [`${board}; PIECES; A; NO TURN AA`, 'unknown-piece', at(1, 31, 2)],
    ['BOARD pyramid 2; PIECES; A; NO MIRROR', 'mirror-in-space', at(1, 29, 9)],
    ['BOARD box 1x1x2; NO MIRROR A; PIECES; A', 'mirror-in-space', at(1, 18, 11)],
    [`${board}; PIECES; A; GAPS 3`, 'after-gaps', at(1, 28)],
  ])('%.60j: %s', (source, code, place) => {
    const task = tasks.parse(source);
    if (task.ok) throw new Error('it was read');
    expect(task.problem.text.code).toBe(code);
    expect(task.problem.place).toEqual(place);
    for (const language of languages) {
      const words = speaker(language, texts)(task.problem.text);
      expect(words).toMatch(/^[A-Z"0-9].*\.$/);
      expect(words).not.toMatch(/undefined|NaN/);
    }
  });
});
