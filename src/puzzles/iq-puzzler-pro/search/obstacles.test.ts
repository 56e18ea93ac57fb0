import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speaker } from '../../../contract/index.ts';
import { examples } from '../examples.ts';
import type { Task } from '../model.ts';
import { arbitraryTask } from '../testing/arbitrary.ts';
import { plainSearch } from '../testing/plain.ts';
import { taskOf } from '../testing/searching.ts';
import { texts } from '../texts.ts';
import { coverOf } from './cover.ts';
import { cellText, obstacle, regions, strandedIn } from './obstacles.ts';

const why = (task: Task) => obstacle(task, coverOf(task));
const say = speaker('en', texts);
const said = (text: string): string => say(why(taskOf(text))!);

describe('an obstacle', () => {
  it.each([
    ['1 3 2\nDEFAULT\nA\nB', 'The pieces have 2 cells in all, but the board has 3.'],
    ['BOARD 1x3\nAA_\nPIECES\nAA\nBB', 'The pieces left have 2 cells in all, but 1 cell is free.'],
    ['BOARD 1x3\nPIECES\nAA\nBB\nGAPS', 'The pieces have 4 cells in all, but the board has only 3.'],
    ['BOARD 1x3\nA__\nPIECES\nA\nBB\nC\nGAPS', 'The pieces left have 3 cells in all, but only 2 cells are free.'],
    ['4 4 2\nDEFAULT\nAAAAA\nBBBB\nBBBB\nBBB', 'Piece A fits nowhere on the free cells.'],
    ['BOARD 2x3\n_A_\n_A_\nPIECES\nAA\nBB\nB\nC', 'Piece B fits nowhere on the free cells.'],
    ['BOARD 1x4\nPIECES\nAA\nA\nGAPS', 'Piece A fits nowhere on the free cells.'],
    ['BOARD 2x4\n__._\n__..\nPIECES\nAA\nBB\nB', 'No piece can reach row 1, column 4.'],
    [
      'BOARD 2x7\n___.___\n__.....\nPIECES\nAA\nBB\nCCC\nC',
      'The 5 free cells around row 1, column 1 are cut off, and no set of the pieces left has 5 cells.',
    ],
    ['BOARD box 1x1x3\nA__\nPIECES\nA\nBBB', 'The pieces left have 3 cells in all, but 2 cells are free.'],
  ])('of %j', (text, sentence) => {
    expect(said(text)).toBe(sentence);
  });

  it('is not named where there is a solution, or where it cannot be seen at once', () => {
    for (const { id, text, answers } of examples) {
      if (answers.every(({ count }) => count > 0)) expect([id, why(taskOf(text))]).toEqual([id, undefined]);
    }
    // Cells that nothing reaches may stay empty.
    expect(why(taskOf('BOARD 2x4\n__._\n__..\nPIECES\nAA\nBB\nGAPS'))).toBeUndefined();
    // Areas agree and everything is within reach, but a T covers three cells of one colour.
    expect(why(taskOf('BOARD 3x4\nPIECES\nAAA\n A\nCCCC\nDDDD'))).toBeUndefined();
  });
});

describe('regions', () => {
  it('are the free cells that hang together', () => {
    const { cover, cells } = coverOf(taskOf('BOARD 2x3\n_B_\n_B_\nPIECES\nAA\nCC\nB\nB'));
    const found = regions(cover).map((region) => region.map((cell) => cells[cell]!).sort((a, b) => a - b));
    expect(found).toEqual([
      [0, 3],
      [2, 5],
    ]);
  });
});

describe('a region that is stranded', () => {
  const stranded = (text: string) => strandedIn(taskOf(text), coverOf(taskOf(text)));

  it('is the smallest that no set of the pieces left fills, whatever else stands in the way', () => {
    const found = stranded('BOARD 3x5\n_D_BB\n_D_BB\n_D___\nPIECES\nAAA\nA\nBB\nBB\nCCC\n C\nDDD');
    expect(found!.cells.toSorted((a, b) => a - b)).toEqual([0, 5, 10]);
    expect(found!.text.code).toBe('region');
    expect(stranded('BOARD 1x5\n_AA__\nPIECES\nAA\nBBB')).toMatchObject({ cells: [0], text: { code: 'out-of-reach' } });
  });

  it('is none where regions can be filled, where cells may stay empty, and on a board in one piece', () => {
    expect(stranded('BOARD 1x5\n_AA__\nPIECES\nAA\nB\nCC')).toBeUndefined();
    expect(stranded('BOARD 1x6\n_AA___\nPIECES\nAA\nBBB\nGAPS')).toBeUndefined();
    expect(stranded('BOARD 1x3\nPIECES\nAA')).toBeUndefined();
  });
});

describe('what is said of random tasks', () => {
  it('is never wrong: where something stands in the way there is no solution', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(arbitraryTask, (task) => {
        const reason = why(task) ?? strandedIn(task, coverOf(task))?.text;
        if (!reason) return;
        seen.add(reason.code);
        expect(plainSearch(task, Number.POSITIVE_INFINITY)!.fillings).toEqual([]);
      }),
      { numRuns: 300 },
    );
    expect(seen.size).toBeGreaterThan(0);
  });
});

it('cells are named from 1, in space with their layer', () => {
  expect(say(cellText({ kind: 'flat', rows: 2, columns: 2, mask: '.XXX' }, 0))).toBe('row 1, column 2');
  expect(say(cellText({ kind: 'pyramid', side: 2 }, 4))).toBe('layer 2 from the top, row 2, column 2');
});
