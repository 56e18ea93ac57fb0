import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ladder } from '../best-first/testing/ladder.ts';
import { IdaStar } from './ida-star.ts';

/** Runs to the end, and keeps every bound on the way. */
function outcome(search: IdaStar) {
  const bounds = new Set<number>();
  for (let nodes = 1; ; nodes++) {
    bounds.add(search.bound);
    const end = search.step();
    if (end !== 'tried') return { end, nodes, path: search.path, bounds: [...bounds] };
  }
}

describe('IDA*', () => {
  it('finds a shortest path', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), (start, goal) => {
        fc.pre(start !== goal);
        const found = outcome(new IdaStar(new Ladder(start, goal)));
        expect(found.end).toBe('solved');
        expect(Ladder.walk(start, found.path)).toBe(goal);
        expect(found.path).toHaveLength(Ladder.distance(start, goal, 1000));
      }),
      { numRuns: 100 },
    );
  });

  it('raises its bound to the least sum that exceeded it', () => {
    expect(outcome(new IdaStar(new Ladder(3, 6)))).toMatchObject({ bounds: [1, 2, 3], path: [0, 0, 0] });
  });

  it('counts every move that it makes', () => {
    // From 0 only 1 and 5 can be reached: 5 is the goal, and 1 is tried first, since it is not beyond the bound.
    expect(outcome(new IdaStar(new Ladder(0, 5)))).toEqual({ end: 'solved', nodes: 2, path: [1], bounds: [1] });
  });

  it('says so where no move can be made at all', () => {
    expect(outcome(new IdaStar(new Ladder(0, 5, 0))).end).toBe('hopeless');
  });
});
