import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cover } from '../../../algorithms/exact-cover/cover.ts';
import { coverOf } from '../search/cover.ts';
import { arbitraryTask } from '../testing/arbitrary.ts';
import { taskOf } from '../testing/searching.ts';
import { gradeOf, layingsOf } from './grade.ts';
import { levels } from './levels.ts';

/** Pieces laid by a search that always fills the first free cell, counted the plainest way. */
function layings({ options, cells, before, gaps }: Cover): number {
  const search = (from: number, taken: ReadonlySet<number>, used: readonly number[]): number => {
    const cell = Array.from({ length: cells }, (_, i) => i).find((i) => i >= from && !taken.has(i));
    if (cell === undefined) return 0;
    let count = 0;
    for (const { piece, cells: mine } of options) {
      if (mine[0] !== cell || used.includes(piece) || mine.some((one) => taken.has(one))) continue;
      if (before[piece]! >= 0 && !used.includes(before[piece]!)) continue;
      count += 1 + search(cell + 1, new Set([...taken, ...mine]), [...used, piece]);
    }
    const left = before.length > used.length;
    return gaps && left ? count + search(cell + 1, taken, used) : count;
  };
  return search(0, new Set(), []);
}

describe('the grade of a challenge', () => {
  it('is by the pieces that are laid until everything is tried', () => {
    fc.assert(
      fc.property(arbitraryTask, (task) => {
        const count = layings(coverOf(task).cover);
        expect(layingsOf(task)).toBe(count);
        expect(layingsOf(task, 5)).toBe(Math.min(count, 5));
        const level = [12, 40, 150, 600].filter((most) => count > most).length;
        expect(gradeOf(task)).toBe(levels[level]);
      }),
      { numRuns: 80 },
    );
  });

  it('is known for some', () => {
    expect(layingsOf(taskOf('BOARD 1x2\nAA\nPIECES\nAA'))).toBe(0);
    // Each of two pieces first, and the other behind it.
    expect(layingsOf(taskOf('BOARD 1x3\nPIECES\nA\nBB'))).toBe(4);
    expect(gradeOf(taskOf('BOARD 1x3\nPIECES\nA\nBB'))).toBe('beginner');
    expect(gradeOf(taskOf('BOARD 5x11\nPIECES IQ Puzzler Pro'))).toBe('expert');
  });
});
