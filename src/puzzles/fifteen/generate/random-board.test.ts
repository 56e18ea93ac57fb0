import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../algorithms/random/random.ts';
import { type Size, usualGoal } from '../model.ts';
import { distances } from '../testing/distances.ts';
import { randomBoard } from './random-board.ts';

/** How often each board is drawn. */
function drawn(size: Size, draws: number, seed: number): ReadonlyMap<string, number> {
  const random = seededRandom(seed);
  const counts = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const name = randomBoard(size, random).join();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Pearson's sum for boards that should all come equally often. */
function chiSquare(counts: ReadonlyMap<string, number>, expected: number): number {
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('random boards', () => {
  // About as many as there are degrees of freedom, with a deviation of the root of twice as many: five of them are
  // never reached by chance.
  it.each([
    [{ rows: 2, columns: 2 }, 12],
    [{ rows: 2, columns: 3 }, 360],
    [{ rows: 3, columns: 2 }, 360],
  ])('of %j are each equally likely, and all %i that can be solved are among them', (size, boards) => {
    const each = 100;
    const counts = drawn(size, each * boards, 15);
    expect([...counts.keys()].sort()).toEqual(
      [...distances(usualGoal(size), size, 'single').reachable()].map((cells) => cells.join()).sort(),
    );
    expect(chiSquare(counts, each)).toBeLessThan(boards - 1 + 5 * Math.sqrt(2 * (boards - 1)));
  });

  it('would be found out if they were not', () => {
    const counts = new Map(
      [...drawn({ rows: 2, columns: 3 }, 36_000, 15)].map(([name, n]) => [name, n + (+name[0]! < 3 ? 30 : -30)]),
    );
    expect(chiSquare(counts, 100)).toBeGreaterThan(359 + 5 * Math.sqrt(2 * 359));
  });
});
