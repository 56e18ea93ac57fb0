import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, speaker } from '../../contract/index.ts';
import type { Direction } from './model.ts';
import { paths, tasks } from './notation/index.ts';
import { positionAfter } from './positions.ts';
import { arbitraryPath, arbitrarySize, arbitraryTask } from './testing/arbitrary.ts';
import { texts } from './texts.ts';
import { verify } from './verify.ts';

function said(board: string, answer: string) {
  const [task, path] = [tasks.parse(board), paths.parse(answer)];
  if (!task.ok || !path.ok) throw new Error(`${board} or ${answer} cannot be read`);
  return languages.map((language) => verify(task.value, path.value).map((p) => speaker(language, texts)(p.text)));
}

describe('answers', () => {
  it.each([
    ['1 2 3 4/5 6 7 11/9 10 12 8/13 14 15 -', 'R2D2L2URDRU2L2'],
    ['2 8 3/1 6 4/7 - 5; goal: 1 2 3/8 - 4/7 6 5', 'D2RUL'],
    ['1 2 3/4 5 6/7 8 -', '-'],
    ['1 - 3/4 2 6/7 5 8', 'U2L'],
  ])('%s: %s is right', (board, answer) => {
    expect(said(board, answer)).toEqual([[], []]);
  });

  it('are told where they cannot go on', () => {
    const [english, indonesian] = said('1 2 3/4 5 6/7 - 8', 'LU');
    expect(english).toEqual([
      'Move 2, U, cannot be made: with the blank at row 3, column 3, no tile can slide that way.',
    ]);
    expect(indonesian![0]).toMatch(/^Langkah 2, U, tidak bisa dilakukan/);
    for (const [board, move] of [
      ['- 1 2/3 4 5/6 7 8', 'R'],
      ['- 1 2/3 4 5/6 7 8', 'D'],
      ['1 2 3/4 5 6/7 8 -', 'L'],
      ['1 2 3/4 5 6/- 7 8', 'R'],
    ] as const) {
      expect(said(board, move)[0]![0]).toMatch(/^Move 1/);
    }
  });

  it('are told how far they are off', () => {
    expect(said('1 2 3/4 5 6/7 - 8', '-')[0]).toEqual([
      'After 0 moves 1 tile is out of place; 8 belongs at row 3, column 2.',
    ]);
    expect(said('1 2 3/4 - 6/7 5 8', 'U')[0]).toEqual([
      'After 1 move 1 tile is out of place; 8 belongs at row 3, column 2.',
    ]);
  });
});

const inverse = { U: 'D', D: 'U', L: 'R', R: 'L' } as const;

it('a way that is gone and taken back is right, and wrong with one move less', () => {
  fc.assert(
    fc.property(arbitraryTask(arbitrarySize(6)), arbitraryPath(), (task, wished) => {
      // Only moves that change something can be made.
      const path: Direction[] = [];
      let { cells } = task;
      for (const move of wished) {
        const next = positionAfter({ ...task, cells }, [move]);
        if (next !== cells) path.push(move);
        cells = next;
      }
      const back = path.map((move) => inverse[move]).reverse();
      const from = { ...task, goal: task.cells };
      expect(verify(from, [...path, ...back])).toEqual([]);
      expect(verify({ ...from, goal: positionAfter(task, path) }, path)).toEqual([]);
      if (path.length > 0) expect(verify(from, [...path, ...back.slice(1)])).not.toEqual([]);
    }),
    { numRuns: 100 },
  );
});
