import { describe, expect, it } from 'vitest';
import { type Filling, NAMES, type Task } from '../model.ts';
import { fillings } from '../notation/index.ts';
import { layout } from './layout.ts';
import { diagonal, diamond, five, pyramid, solved } from './testing/tasks.ts';

const lines = (task: Task, filling?: Filling) =>
  layout(task, filling).map((marks) => marks.map(({ text }) => text).join(''));

describe('a board as lines', () => {
  it('is rows of letters', () => {
    expect(lines(five(), solved.five)).toEqual(solved.five[0]);
  });

  it('leaves closed cells blank, and nothing behind the last open one', () => {
    expect(lines(diamond, solved.diamond)).toEqual(['   A', ' AAABB', 'CCCCBBB', ' CDEEE', '   E']);
  });

  it('has an empty line between layers, from the top', () => {
    expect(lines(pyramid, solved.pyramid).slice(0, 5)).toEqual(['G', '', 'GH', 'HG', '']);
    expect(lines(pyramid, solved.pyramid)).toHaveLength(15 + 4);
  });

  it.each([
    ['a rectangle', five(), solved.five],
    ['a mask', diamond, solved.diamond],
    ['a pyramid', pyramid, solved.pyramid],
  ])('of %s is read back as an answer', (_, task, filling) => {
    expect(fillings.parse(`${lines(task, filling).join('\n')}\n`)).toEqual({ ok: true, value: filling });
  });

  it('shows empty cells, and the pieces that lie from the start', () => {
    expect(lines(diagonal)[0]).toBe(' ____');
    const board = ['AA_________', '_A_________', '_A_________', '________LL_', '_________L_'];
    expect(lines(five('AL')).slice(0, 5)).toEqual(board);
  });

  it('has the pieces that are left below a board that is still to be filled, side by side', () => {
    expect(lines(five('AL')).slice(5)).toEqual([
      '',
      'BBB    CC   DDDD   EEE    FFF   GGGG    HH   III   J     KKK',
      'BB    CC     D       EE   F     G      HH     I    JJ    K K',
      '       C                  F                         JJ',
    ]);
    expect(lines(five('ABCDEFGHIJKL'))).toHaveLength(5);
  });

  it('begins a new line of pieces where they would be too wide, and shows layers side by side', () => {
    const bars = Array.from({ length: 5 }, (_, i) => ({
      name: NAMES[i]!,
      shape: Array.from({ length: 20 }, (_, column) => [0, 0, column] as const),
      mirror: true,
      turn: true,
    }));
    const wide: Task = { ...five(), pieces: bars };
    expect(lines(wide).slice(5)).toEqual([
      '',
      ['A', 'B', 'C'].map((n) => n.repeat(20)).join('   '),
      '',
      ['D', 'E'].map((n) => n.repeat(20)).join('   '),
    ]);
    const twisted = {
      name: 'T',
      shape: [
        [0, 0, 0],
        [0, 0, 1],
        [0, 1, 0],
        [1, 0, 1],
      ] as const,
      mirror: true,
      turn: true,
    };
    expect(lines({ ...wide, pieces: [twisted] }).slice(6)).toEqual(['TT| T', 'T |']);
  });

  it('tints every letter by the number of its piece, and nothing else', () => {
    const [first] = layout(five('AL'), [['AAB_?'] as const]);
    expect(first!.slice(0, 5)).toEqual([
      { text: 'A', tint: 0 },
      { text: 'A', tint: 0 },
      { text: 'B', tint: 1 },
      { text: '_' },
      { text: '?' },
    ]);
  });
});
