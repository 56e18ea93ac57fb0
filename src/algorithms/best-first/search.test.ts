import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AStar } from './a-star.ts';
import { BranchAndBound } from './branch-and-bound.ts';
import type { BestFirst } from './place.ts';
import { Ladder } from './testing/ladder.ts';

const searches = {
  'A*': (place: Ladder, most?: number) => new AStar(place, undefined, undefined, most),
  'branch and bound': (place: Ladder, most?: number) =>
    new BranchAndBound(place, [2, 0, 1], undefined, undefined, most),
};

/** Runs to the end; what was found on the way, and how it ended. */
function outcome(search: BestFirst) {
  let found: number[] | undefined;
  let nodes = 0;
  for (;;) {
    const step = search.step();
    if (step === 'expanded') nodes++;
    else if (step === 'solved') found = search.path;
    else return { found, end: step, nodes };
  }
}

describe.each(Object.entries(searches))('%s', (_name, searchOf) => {
  it('finds a shortest path', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.integer({ min: 0, max: 10 }), (start, goal, room) => {
        const top = Math.max(start, goal) + room;
        const { found, end } = outcome(searchOf(new Ladder(start, goal, top)));
        expect(end).toBe('over');
        expect(found?.length ?? Number.POSITIVE_INFINITY).toBe(Ladder.distance(start, goal, top));
        if (found) expect(Ladder.walk(start, found)).toBe(goal);
      }),
      { numRuns: 200 },
    );
  });

  it('is at the goal without a move where it begins there', () => {
    expect(outcome(searchOf(new Ladder(7, 7)))).toEqual({ found: [], end: 'over', nodes: 0 });
  });

  it('ends when all is searched and there is no path', () => {
    expect(outcome(searchOf(new Ladder(0, 20, 10)))).toMatchObject({ found: undefined, end: 'over', nodes: 11 });
  });

  it('stops when there is no room, and knows a bound by then', () => {
    const search = searchOf(new Ladder(0, 20, 10), 6);
    expect(outcome(search)).toMatchObject({ found: undefined, end: 'full' });
    expect(search.kept).toBe(6);
    expect(search.bound).toBeGreaterThanOrEqual(4);
  });
});

it('grows beyond its first capacity', () => {
  for (const searchOf of Object.values(searches)) {
    const search = searchOf(new Ladder(0, 3001, 3000));
    expect(outcome(search)).toMatchObject({ found: undefined, end: 'over', nodes: 3001 });
    expect(search.kept).toBe(3001);
    expect(search.queued).toBe(0);
  }
});

it('branch and bound stops when there is no room for entries, though there is for states', () => {
  // A hundred numbers, each of which is reached from three others: more entries than two for each state.
  const roomy = outcome(searches['branch and bound'](new Ladder(0, 200, 99), 100));
  expect(roomy).toMatchObject({ found: undefined, end: 'full' });
  expect(outcome(searches['branch and bound'](new Ladder(0, 200, 99), 160))).toMatchObject({ end: 'over', nodes: 100 });
});
