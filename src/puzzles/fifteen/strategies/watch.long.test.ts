/** What is watched is what is solved, node by node, for every goal and option. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Goal, Options } from '../../../contract/index.ts';
import { type Direction, directions, type Metric, opposite, type Size, slide, type Task, usualGoal } from '../model.ts';
import { heuristicNames } from '../search/heuristics/names.ts';
import { easyTask } from '../testing/arbitrary.ts';
import { arbitraryBoard, eight, truth } from '../testing/eight.ts';
import { type Watchable, watchingComplaints } from '../testing/watching.ts';
import { aStar } from './a-star.ts';
import { anytime } from './anytime.ts';
import { branchAndBound } from './branch-and-bound.ts';
import { breadthFirst } from './breadth-first.ts';
import { idaStar } from './ida-star.ts';
import { patternDatabase } from './pattern-database.ts';
import { staged } from './staged.ts';

interface Entry {
  readonly name: string;
  readonly strategy: Watchable;
  readonly options?: Options;
  readonly metrics: readonly Metric[];
  /** How far from the goal a board of 3 x 3 and one of 4 x 4 may be that it searches in a moment. */
  readonly reach: readonly [three: number, four: number];
}

const both: readonly Metric[] = ['single', 'multi'];
const goals: readonly Goal[] = ['first', 'best'];

const entries: readonly Entry[] = [
  { name: 'pattern-database', strategy: patternDatabase, metrics: both, reach: [31, 25] },
  { name: 'staged', strategy: staged, metrics: both, reach: [24, 16] },
  { name: 'anytime', strategy: anytime, metrics: both, reach: [24, 16] },
  { name: 'branch-and-bound', strategy: branchAndBound, metrics: ['single'], reach: [18, 14] },
  { name: 'breadth-first', strategy: breadthFirst, metrics: both, reach: [14, 9] },
  ...heuristicNames.flatMap((heuristic): Entry[] => {
    const guided = { options: { heuristic }, metrics: both };
    const isWeak = heuristic === 'misplaced';
    return [
      { name: `a-star, ${heuristic}`, strategy: aStar, ...guided, reach: isWeak ? [18, 14] : [24, 20] },
      { name: `ida-star, ${heuristic}`, strategy: idaStar, ...guided, reach: isWeak ? [16, 12] : [22, 20] },
    ];
  }),
];

const cases = entries.flatMap((entry) =>
  entry.metrics.flatMap((metric) => goals.map((goal) => ({ ...entry, metric, goal }))),
);

const four: Size = { rows: 4, columns: 4 };

/** A board of 4 x 4 that up to `most` moves make of the goal, at least five fewer, and none straight back. */
const near = (most: number): fc.Arbitrary<Task> =>
  fc.array(fc.nat({ max: 11 }), { minLength: most - 5, maxLength: most }).map((choices) => {
    const goal = usualGoal(four);
    let cells = goal;
    let last: Direction | undefined;
    for (const choice of choices) {
      const able = directions.filter((direction) => last !== opposite(direction) && slide(cells, four, direction));
      last = able[choice % able.length]!;
      cells = slide(cells, four, last)!;
    }
    return { ...four, cells, goal, metric: 'single' };
  });

describe.each(cases)('$name for the $goal, $metric', ({ strategy, options = {}, metric, goal, reach }) => {
  const check = async (task: Task): Promise<void> => {
    expect(await watchingComplaints(strategy, { ...task, metric }, { goal, options })).toEqual([]);
  };

  it('is watched as it solves small boards with any goal', () =>
    fc.assert(fc.asyncProperty(easyTask, check), { numRuns: 15 }));

  it('is watched as it solves boards of 3 x 3', () =>
    fc.assert(
      fc.asyncProperty(
        arbitraryBoard.filter((cells) => truth.of(cells) <= reach[0]),
        (cells) => check({ ...eight, cells, goal: usualGoal(eight), metric }),
      ),
      { numRuns: 5 },
    ));

  it('is watched as it solves boards of 4 x 4', () =>
    fc.assert(fc.asyncProperty(near(reach[1]), check), { numRuns: 5 }));
});

/** Its trees are so large that only boards close to their goal are watched. */
describe.each(both)('ida-star with moves straight back, %s', (metric) => {
  const options = { heuristic: 'manhattan', 'straight-back': true };

  it('is watched as it solves boards of 3 x 3', () =>
    fc.assert(
      fc.asyncProperty(
        arbitraryBoard.filter((cells) => truth.of(cells) <= 12),
        async (cells) => {
          const task: Task = { ...eight, cells, goal: usualGoal(eight), metric };
          expect(await watchingComplaints(idaStar, task, { goal: 'best', options })).toEqual([]);
        },
      ),
      { numRuns: 5 },
    ));

  it('is watched as it solves boards of 4 x 4', () =>
    fc.assert(
      fc.asyncProperty(near(8), async (task) => {
        expect(await watchingComplaints(idaStar, { ...task, metric }, { goal: 'best', options })).toEqual([]);
      }),
      { numRuns: 5 },
    ));
});
