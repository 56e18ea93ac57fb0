import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards } from './boards.ts';
import {
  framesFor,
  layersOf,
  neighboursOf,
  openCells,
  orientations,
  placementsOf,
  pointOf,
  symmetriesOf,
} from './geometry.ts';
import type { Board, Task } from './model.ts';
import { sets } from './sets.ts';
import { arbitraryTask } from './testing/arbitrary.ts';
import { taskOf } from './testing/searching.ts';
import { cellNumber, waysToLie } from './verify/congruent.ts';

const flat = (rows: number, columns: number): Board => ({ kind: 'flat', rows, columns });
const hole = taskOf(
  'BOARD 8x8\n________\n________\n________\n___..___\n___..___\n________\n________\n________\nPIECES pentominoes',
).board;

describe('placements', () => {
  const counts = (task: Task) => task.pieces.map((_, piece) => placementsOf(task, piece).length);
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

  it.each([
    ['BOARD 5x11\nPIECES IQ Puzzler Pro', 2140],
    ['BOARD pyramid 5\nPIECES IQ Puzzler Pro', 2004],
    // Donald Knuth, Dancing Links (2000): 2056 rows, of which an X takes 32 and so on.
    ['BOARD 6x10\nPIECES pentominoes', 2056],
  ])('of %j: %i in all', (text, total) => {
    expect(sum(counts(taskOf(text)))).toBe(total);
  });

  it('of each pentomino on 6x10 are as many as their orientations have room for', () => {
    const task = taskOf('BOARD 6x10\nPIECES pentominoes');
    const byName = Object.fromEntries(task.pieces.map(({ name }, piece) => [name, placementsOf(task, piece).length]));
    // An orientation of r rows and c columns has (7 - r)(11 - c) places.
    const room = (r: number, c: number) => (7 - r) * (11 - c);
    const oblong = (r: number, c: number) => room(r, c) + room(c, r);
    expect(byName).toEqual({
      F: 8 * room(3, 3),
      I: oblong(1, 5),
      L: 4 * oblong(2, 4),
      N: 4 * oblong(2, 4),
      P: 4 * oblong(2, 3),
      T: 4 * room(3, 3),
      U: 2 * oblong(2, 3),
      V: 4 * room(3, 3),
      W: 4 * room(3, 3),
      X: room(3, 3),
      Y: 4 * oblong(2, 4),
      Z: 4 * room(3, 3),
    });
  });

  it('are those that the judge allows, each once, on any board', () => {
    fc.assert(
      fc.property(arbitraryTask, (task) => {
        const numbers = openCells(task.board).map((spot) => cellNumber(task.board, ...spot));
        const cellAt = new Map(numbers.map((number, cell) => [number, cell]));
        for (const [piece, one] of task.pieces.entries()) {
          const allowed = waysToLie(task.board, one).flatMap((way) =>
            numbers.flatMap((from) => {
              const cells = way.map((step) => cellAt.get(from + step));
              return cells.includes(undefined) ? [] : [(cells as number[]).sort((a, b) => a - b).join()];
            }),
          );
          const found = placementsOf(task, piece);
          expect(found.every((placement) => placement.piece === piece)).toBe(true);
          expect(found.map(({ cells }) => cells.join()).sort()).toEqual(allowed.sort());
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('frames', () => {
  const free = { mirror: true, turn: true };
  const pyramid: Board = { kind: 'pyramid', side: 5 };
  const box: Board = { kind: 'box', layers: 3, rows: 3, columns: 3 };

  it('are 8 on a flat board, 24 in a pyramid and 24 in a box', () => {
    expect(framesFor(flat(5, 11), free)).toHaveLength(8);
    expect(framesFor(pyramid, free)).toHaveLength(24);
    expect(framesFor(box, free)).toHaveLength(24);
    for (const board of [flat(5, 11), pyramid, box]) {
      expect(new Set(framesFor(board, free).map(String)).size).toBe(framesFor(board, free).length);
    }
  });

  it('are fewer where a piece may not be turned or turned over', () => {
    expect(framesFor(flat(5, 11), { mirror: false, turn: true })).toHaveLength(4);
    expect(framesFor(flat(5, 11), { mirror: true, turn: false })).toHaveLength(2);
    expect(framesFor(flat(5, 11), { mirror: false, turn: false })).toHaveLength(1);
    expect(framesFor(box, { mirror: true, turn: false })).toHaveLength(2);
    expect(framesFor(pyramid, { mirror: true, turn: false })).toHaveLength(2);
    // In space turning over is a mere turn.
    expect(framesFor(box, { mirror: false, turn: true })).toHaveLength(24);
  });

  it('give each pentomino its number of orientations', () => {
    const found = Object.entries(sets.pentominoes.pieces).map(
      ([name, shape]) => `${name}${orientations(shape, framesFor(flat(6, 10), free)).length}`,
    );
    expect(found.join(' ')).toBe('F8 I2 L8 N8 P8 T4 U4 V4 W4 X1 Y8 Z4');
    const inSpace = orientations(sets.pentominoes.pieces.X!, framesFor(pyramid, free));
    expect(inSpace).toHaveLength(3);
  });
});

describe('symmetries', () => {
  it.each<[string, Board, number]>([
    ['5x11', flat(5, 11), 4],
    ['the diagonal board', boards.diagonal, 4],
    ['the pyramid', { kind: 'pyramid', side: 5 }, 8],
    ['8x8', flat(8, 8), 8],
    ['8x8 without its middle', hole, 8],
    ['a cube', { kind: 'box', layers: 3, rows: 3, columns: 3 }, 48],
    ['a square prism', { kind: 'box', layers: 2, rows: 3, columns: 3 }, 16],
    ['a box of three lengths', { kind: 'box', layers: 3, rows: 4, columns: 5 }, 8],
    ['a row', flat(1, 4), 2],
    ['one cell', flat(1, 1), 1],
    ['an L', { kind: 'flat', rows: 2, columns: 2, mask: 'XXX.' }, 2],
    ['no symmetric board', { kind: 'flat', rows: 2, columns: 3, mask: 'XXXX..' }, 1],
  ])('of %s: %#', (_, board, count) => {
    const found = symmetriesOf(board);
    const cells = openCells(board).map((__, cell) => cell);
    expect(found).toHaveLength(count);
    expect(found[0]).toEqual(cells);
    const known = new Set(found.map((move) => move.join()));
    expect(known.size).toBe(count);
    // They are a group: one after the other is one of them.
    for (const a of found) {
      expect([...a].sort((x, y) => x - y)).toEqual(cells);
      for (const b of found) expect(known).toContain(cells.map((cell) => b[a[cell]!]).join());
    }
  });

  it('keep distances', () => {
    fc.assert(
      fc.property(arbitraryTask, fc.nat(), fc.nat(), ({ board }, i, j) => {
        const points = openCells(board).map((spot) => pointOf(board, spot));
        const apart = (a: number, b: number) => {
          const [up, down, across] = [0, 1, 2].map((d) => points[a]![d]! - points[b]![d]!) as [number, number, number];
          return (board.kind === 'pyramid' ? 2 : 1) * up * up + down * down + across * across;
        };
        const [a, b] = [i % points.length, j % points.length];
        for (const move of symmetriesOf(board)) expect(apart(move[a]!, move[b]!)).toBe(apart(a, b));
      }),
    );
  });
});

describe('cells', () => {
  it('are those of the layers that are open, in reading order', () => {
    expect(layersOf({ kind: 'pyramid', side: 3 }).map(({ rows }) => rows)).toEqual([1, 2, 3]);
    expect(openCells({ kind: 'pyramid', side: 5 })).toHaveLength(55);
    expect(openCells(boards.diagonal)).toHaveLength(55);
    expect(openCells({ kind: 'flat', rows: 2, columns: 2, mask: '.XX.' })).toEqual([
      [0, 0, 1],
      [0, 1, 0],
    ]);
    expect(openCells({ kind: 'box', layers: 2, rows: 1, columns: 1 })).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('have neighbours: four on a flat board, six in a box, twelve balls in a pyramid', () => {
    const most = (board: Board) => {
      const cells = openCells(board).map((_, cell) => cell);
      const around = cells.map(() => 0);
      for (const [cell, others] of neighboursOf(board, cells).entries()) {
        for (const other of others) {
          expect(other).toBeGreaterThan(cell);
          around[cell]!++;
          around[other]!++;
        }
      }
      return Math.max(...around);
    };
    expect(most(flat(5, 11))).toBe(4);
    expect(most({ kind: 'box', layers: 3, rows: 3, columns: 3 })).toBe(6);
    expect(most({ kind: 'pyramid', side: 5 })).toBe(12);
    // A list of some cells in another order: places in that list.
    expect(neighboursOf(flat(1, 3), [2, 0, 1])).toEqual([[2], [2], []]);
  });
});
