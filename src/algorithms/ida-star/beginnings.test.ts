import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Ladder } from '../best-first/testing/ladder.ts';
import { beginningsOf } from './beginnings.ts';
import { IdaStar } from './ida-star.ts';

/** All moves that one part tries, and whether it arrives. */
function follow(search: IdaStar) {
  for (let nodes = 0; ; nodes++) {
    const end = search.step();
    if (end !== 'tried') return { end, nodes: end === 'solved' ? nodes + 1 : nodes, path: search.path };
  }
}

it('parts of an iteration find what the iteration finds, and nothing below its bound', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(30), fc.integer({ min: 1, max: 3 }), (start, goal, length) => {
      fc.pre(start !== goal);
      const distance = Ladder.distance(start, goal, 1000);
      fc.pre(distance > length);
      const at = (bound: number) =>
        beginningsOf(new Ladder(start, goal), bound, length).map(({ moves }) =>
          follow(new IdaStar(new Ladder(start, goal), { moves, bound })),
        );
      expect(at(distance - 1).every(({ end }) => end === 'hopeless')).toBe(true);
      const found = at(distance).filter(({ end }) => end === 'solved');
      expect(found.length).toBeGreaterThan(0);
      for (const { path } of found) expect(Ladder.walk(start, path)).toBe(goal);
      for (const { path } of found) expect(path).toHaveLength(distance);
    }),
    { numRuns: 100 },
  );
});

it('a part with a move that cannot be made is refused', () => {
  expect(() => new IdaStar(new Ladder(0, 5, 0), { moves: [1], bound: 9 })).toThrow(RangeError);
});
