import { describe, expect, it } from 'vitest';
import { usualGoal } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { distances, neighbours } from './distances.ts';

const size = { rows: 3, columns: 3 };

describe('true distances', () => {
  const goal = usualGoal(size);
  const single = distances(goal, size, 'single');

  it('are those that are published for 3 x 3 with the blank in the corner', () => {
    // The On-Line Encyclopedia of Integer Sequences, A089473.
    expect(single.counts).toEqual([
      1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993, 17110,
      23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
    ]);
  });

  it('reach exactly the boards that parity allows', () => {
    let reached = 0;
    for (const cells of single.reachable()) {
      reached++;
      if (!isSolvable({ cells, goal, columns: 3 })) throw new Error(`${cells} is not solvable`);
    }
    expect(reached).toBe(181_440);
    expect(single.of([2, 1, 3, 4, 5, 6, 7, 8, 0])).toBe(Number.POSITIVE_INFINITY);
  });

  it('are never larger where tiles may slide together', () => {
    const multi = distances(goal, size, 'multi');
    expect(multi.counts.reduce((sum, count) => sum + count)).toBe(181_440);
    expect(multi.counts.length - 1).toBe(24);
    for (const cells of single.reachable()) {
      if (!(multi.of(cells) <= single.of(cells))) throw new Error(`${cells}`);
    }
  });

  it('change by one at the most with every move', () => {
    for (const metric of ['single', 'multi'] as const) {
      const known = distances([3, 0, 1, 5, 4, 2], { rows: 2, columns: 3 }, metric);
      for (const cells of known.reachable()) {
        const near = neighbours(cells, { rows: 2, columns: 3 }, metric).map(known.of);
        expect(near.every((d) => Math.abs(d - known.of(cells)) <= 1)).toBe(true);
        expect(known.of(cells) === 0 || near.includes(known.of(cells) - 1)).toBe(true);
      }
    }
  });
});
