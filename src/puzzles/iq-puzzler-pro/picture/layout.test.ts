import { describe, expect, it } from 'vitest';
import type { Filling, Task } from '../model.ts';
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
    expect(lines(pyramid)).toHaveLength(15 + 4);
  });

  it('shows empty cells, and the pieces that lie from the start', () => {
    expect(lines(diagonal)[0]).toBe(' ____');
    expect(lines(five('AL'))).toEqual(['AA_________', '_A_________', '_A_________', '________LL_', '_________L_']);
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
