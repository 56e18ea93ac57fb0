import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DancingLinks } from '../../../algorithms/exact-cover/dancing-links.ts';
import { coveringOf } from '../../../algorithms/exact-cover/tables.ts';
import { placementsOf } from '../geometry.ts';
import { hasCopies, type Placement } from '../model.ts';
import { fillings } from '../notation/index.ts';
import { arbitraryTask, arbitraryTwins } from '../testing/arbitrary.ts';
import { exchangesOf } from '../testing/classes.ts';
import { plainSearch } from '../testing/plain.ts';
import { taskOf } from '../testing/searching.ts';
import { coverOf, type TaskCover } from './cover.ts';
import { fillingOf } from './filling.ts';

const placement = ({ cover, pieces, cells }: TaskCover, option: number): Placement => ({
  piece: pieces[cover.options[option]!.piece]!,
  cells: cover.options[option]!.cells.map((cell) => cells[cell]!).sort((a, b) => a - b),
});

function* coverings({ cover }: TaskCover) {
  const links = new DancingLinks(cover);
  for (const step of links.steps()) if (step === 'solved') yield coveringOf(cover.options, links.laid);
}

describe('a task as a covering', () => {
  it('has the pieces and cells that are left, and everything that may be laid there', () => {
    fc.assert(
      fc.property(arbitraryTask, (task) => {
        const taskCover = coverOf(task);
        const { cover, pieces, cells } = taskCover;
        const taken = task.placed.flatMap((one) => one.cells);
        expect([...taken, ...cells].sort((a, b) => a - b)).toEqual(
          Array.from({ length: taken.length + cells.length }, (_, cell) => cell),
        );
        expect([...pieces, ...task.placed.map(({ piece }) => piece)].sort((a, b) => a - b)).toEqual(
          task.pieces.map((_, piece) => piece),
        );
        expect([cover.pieces, cover.cells, cover.gaps]).toEqual([pieces.length, cells.length, task.gaps]);
        const may = pieces
          .flatMap((piece) => placementsOf(task, piece))
          .filter((one) => !one.cells.some((cell) => taken.includes(cell)));
        const options = cover.options.map((_, option) => placement(taskCover, option));
        const written = (list: readonly Placement[]) => list.map(({ piece, cells: mine }) => `${piece}:${mine}`).sort();
        expect(written(options)).toEqual(written(may));
        for (const { cells: mine } of cover.options) expect(mine).toEqual([...mine].sort((a, b) => a - b));
        const order = cover.options.map(({ piece }) => piece);
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
      { numRuns: 80 },
    );
  });

  it('counts copies in the order of their least cells', () => {
    const { cover } = coverOf(taskOf('BOARD 2x4\nPIECES\nAA\nBB\nB\nC\nCOPIES A 2'));
    expect(cover.before).toEqual([-1, -1, -1, 0]);
    // The first copy lies: the other one has no copy left.
    expect(coverOf(taskOf('BOARD 2x4\nAA__\n____\nPIECES\nAA\nBB\nB\nC\nCOPIES A 2')).cover.before).toEqual([
      -1, -1, -1,
    ]);
  });

  it('is filled along the short side, in space from the top', () => {
    expect(coverOf(taskOf('BOARD 2x3\nPIECES\nAAA\nAAA')).cells).toEqual([0, 3, 1, 4, 2, 5]);
    expect(coverOf(taskOf('BOARD 3x2\nPIECES\nAAA\nAAA')).cells).toEqual([0, 1, 2, 3, 4, 5]);
    expect(coverOf(taskOf('BOARD pyramid 2\nPIECES\nAA\nAA\nB')).cells).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a covering as a filling', () => {
  it('is what lies on the board, whichever was filled before', () => {
    fc.assert(
      fc.property(arbitraryTask, (task) => {
        const taskCover = coverOf(task);
        const found = [...coverings(taskCover)].slice(0, 50);
        const known = (covering: readonly number[]) =>
          fillingOf(task, [...task.placed, ...covering.map((option) => placement(taskCover, option))]);
        for (const covering of [...found, ...found.toReversed()]) {
          expect(taskCover.fill(covering)).toEqual(known(covering));
        }
      }),
      { numRuns: 80 },
    );
  });

  it('is written as a filling is, piece by piece', () => {
    fc.assert(
      fc.property(arbitraryTask, (task) => {
        const taskCover = coverOf(task);
        const pen = taskCover.pen?.();
        expect(pen === undefined).toBe(task.gaps || hasCopies(task));
        if (!pen) return;
        for (const covering of [...coverings(taskCover)].slice(0, 50)) {
          for (const option of covering) pen.lay(option);
          expect(String.fromCharCode(...pen.line)).toBe(fillings.format(taskCover.fill(covering)));
        }
      }),
      { numRuns: 80 },
    );
  });

  it('is a solution, and all are found', () => {
    fc.assert(
      fc.property(arbitraryTask, (task) => {
        const taskCover = coverOf(task);
        const found = [...coverings(taskCover)].map((covering) => fillings.format(taskCover.fill(covering)));
        const known = plainSearch(task, Number.POSITIVE_INFINITY)!.fillings.map((filling) => fillings.format(filling));
        expect(found.sort()).toEqual(known.sort());
      }),
      { numRuns: 60 },
    );
  });

  it('names copies in reading order, and leaves gaps and closed cells', () => {
    const task = taskOf('BOARD 2x3\n___\n__.\nPIECES\nAA\nCOPIES A 2\nGAPS');
    expect(task.pieces.map(({ name }) => name)).toEqual(['A', 'B']);
    const lying: Placement[] = [
      { piece: 0, cells: [3, 4] },
      { piece: 1, cells: [0, 1] },
    ];
    expect(fillings.format(fillingOf(task, lying))).toBe('AA_ BB.');
    expect(fillings.format(fillingOf(task, lying.slice(1)))).toBe('BB_ __.');
    expect(fillings.format(fillingOf(task, []))).toBe('___ __.');
  });
});

describe('symmetries of a position', () => {
  const count = (text: string) => coverOf(taskOf(text)).cover.symmetries.length;

  it('leave what lies in place', () => {
    expect(count('BOARD 2x4\n____\n____\nPIECES\nAA\nBB\nCCCC')).toBe(4);
    expect(count('BOARD 2x4\nAA__\n____\nPIECES\nAA\nBB\nCCCC')).toBe(1);
    expect(count('BOARD 2x4\n_AA_\n____\nPIECES\nAA\nBB\nCCCC')).toBe(2);
    // Another piece of the same shape is another piece; a copy is not.
    expect(count('BOARD 2x4\nA__B\nA__B\nPIECES\nAA\nBB\nCCCC')).toBe(2);
    expect(count('BOARD 2x4\nA__B\nA__B\nPIECES\nAA\nCC\nCC\nCOPIES A 2')).toBe(4);
  });

  it('exchange pieces that are mirror images of each other', () => {
    const twins = 'PIECES\nLLL\nL\nJJJ\n  J\nOO\nOO\nII\nII';
    expect(count(`BOARD 4x4\n${twins}`)).toBe(8);
    expect(count(`BOARD 4x4\n${twins}\nNO MIRROR`)).toBe(8);
    // Without its mirror image a piece only turns.
    expect(count('BOARD 4x4\nPIECES\nLLL\nL\nO\nNO MIRROR\nGAPS')).toBe(4);
    // One may be turned over and the other may not.
    expect(count(`BOARD 4x4\n${twins}\nNO MIRROR L`)).toBe(4);
    expect(count(`BOARD 4x4\nL__J\nL__J\nLLJJ\n____\n${twins}\nNO MIRROR`)).toBe(2);
  });

  it('are those of the board with which the pieces can be exchanged', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryTask, arbitraryTwins), (task) => {
        const { cover, cells } = coverOf(task);
        const known = exchangesOf(task).map((one) => cells.map((cell) => cells.indexOf(one.cells[cell]!)).join());
        expect(cover.symmetries.map((symmetry) => symmetry.cells.join())).toEqual(known);
      }),
      { numRuns: 80 },
    );
  });
});
