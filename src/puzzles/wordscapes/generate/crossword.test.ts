import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../algorithms/random/random.ts';
import { isConnected, runsOf } from '../testing/naive.ts';
import { crosswordOf, MOST_BOXES } from './crossword.ts';
import { cellsOf } from './making.ts';

const word = fc.string({ unit: fc.constantFrom(...'STONE'), minLength: 3, maxLength: 8 });
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 12 });

it('laid out words cross, and every run of boxes is one of them', () => {
  let laid = 0;
  fc.assert(
    fc.property(words, fc.nat(), (all, seed) => {
      const crossword = crosswordOf(all, seededRandom(seed));
      if (!crossword) return;
      laid++;
      const grid = { ...crossword, cells: cellsOf(crossword) };
      const runs = runsOf(grid).map((run) => run.map((cell) => grid.cells[cell]).join(''));
      expect([...runs].sort()).toEqual([...all].sort());
      expect(isConnected(grid)).toBe(true);
      expect(Math.max(grid.rows, grid.columns)).toBeLessThanOrEqual(MOST_BOXES);
      expect(crossword.crossings).toBe(runs.join('').length - grid.cells.replaceAll('.', '').length);
      expect(crossword.crossings).toBeGreaterThanOrEqual(all.length - 1);
    }),
  );
  expect(laid).toBeGreaterThan(20);
});

it('words that have no letter in common are not laid out', () => {
  expect(crosswordOf(['TEN', 'SUM', 'WAX'], seededRandom(1))).toBeUndefined();
});

it('a dense block is found', () => {
  const square = ['CATS', 'COTS', 'SEAS', 'SETS'];
  const most = Array.from({ length: 20 }, (_, seed) => crosswordOf(square, seededRandom(seed))?.crossings ?? 0);
  expect(Math.max(...most)).toBe(4);
});
