import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cells, type Metric, type Size, usualGoal } from '../../model.ts';
import { distances, neighbours } from '../../testing/distances.ts';
import { BoardSpace } from '../board-space.ts';
import { axesOf, type Measured } from './heuristic.ts';
import { guideOf, tableOf } from './index.ts';
import { Misplaced } from './misplaced.ts';
import { type HeuristicName, heuristicNames } from './names.ts';
import { walkingTable } from './walking-table.ts';

const ticker = { tick: () => undefined };
const cache = new Map<string, unknown>();
const heuristicOf = (name: HeuristicName, measured: Measured) => guideOf(name, measured, { ticker, cache }).heuristic;

/** The estimate of a board as it stands. */
function estimator(name: HeuristicName, measured: Measured): (cells: Cells) => number {
  const heuristic = heuristicOf(name, measured);
  return (cells) => {
    heuristic.begin(Uint8Array.from(cells));
    return heuristic.least();
  };
}

const metrics = fc.constantFrom<Metric>('single', 'multi');
const shuffled = ({ rows, columns }: Size): fc.Arbitrary<Cells> =>
  fc.shuffledSubarray(usualGoal({ rows, columns }) as number[], { minLength: rows * columns });
const measuredOf = (sizes: readonly Size[]): fc.Arbitrary<Measured> =>
  fc
    .tuple(fc.constantFrom(...sizes), metrics)
    .chain(([size, metric]) => shuffled(size).map((goal) => ({ ...size, goal, metric })));

/** Checks one in `every` of the boards that can become the goal. */
function checkAll(measured: Measured, every: number): void {
  const { goal, metric } = measured;
  const known = distances(goal, measured, metric);
  const estimates = heuristicNames.map((name) => estimator(name, measured));
  let number = 0;
  for (const cells of known.reachable()) {
    if (number++ % every !== 0) continue;
    const distance = known.of(cells);
    const near = neighbours(cells, measured, metric);
    for (const [i, estimate] of estimates.entries()) {
      const least = estimate(cells);
      const isRight =
        least <= distance &&
        (least === 0) === (distance === 0) &&
        near.every((next) => Math.abs(estimate(next) - least) <= 1);
      if (!isRight)
        throw new Error(`${heuristicNames[i]} says ${least} of ${cells}, which is ${distance} from ${goal}`);
    }
  }
}

describe('every heuristic', () => {
  it('is admissible and consistent on all boards of 2 x 3, 3 x 2, 2 x 2 and 2 x 4', () => {
    const sizes = [
      { rows: 2, columns: 2 },
      { rows: 2, columns: 3 },
      { rows: 3, columns: 2 },
      { rows: 2, columns: 4 },
    ];
    fc.assert(
      fc.property(measuredOf(sizes), (measured) => checkAll(measured, measured.columns === 4 ? 10 : 1)),
      { numRuns: 12 },
    );
  });

  it.each(['single', 'multi'] as const)('is admissible and consistent on 3 x 3, %s moves', (metric) => {
    const size = { rows: 3, columns: 3 };
    fc.assert(
      fc.property(shuffled(size), (goal) => checkAll({ ...size, goal, metric }, 17)),
      { numRuns: 1 },
    );
  });

  it('follows moves on larger boards, consistently', () => {
    const sizes = [
      { rows: 4, columns: 4 },
      { rows: 4, columns: 3 },
      { rows: 2, columns: 5 },
      { rows: 5, columns: 6 },
    ];
    const walk = fc.array(fc.nat(1000), { minLength: 30, maxLength: 40 });
    fc.assert(
      fc.property(measuredOf(sizes), walk, (measured, steps) => {
        for (const name of heuristicNames) {
          if (name === 'walking-distance' && measured.rows === 5) continue;
          const task = { ...measured, cells: measured.goal };
          const space = new BoardSpace(task, heuristicOf(name, measured));
          const fresh = estimator(name, measured);
          let last = -1;
          for (const step of steps) {
            const before = space.estimate();
            const moves = Array.from({ length: space.moves }, (_, move) => move).filter((m) => space.allows(m, last));
            for (const move of moves) {
              space.make(move);
              expect(Math.abs(space.estimate() - before)).toBeLessThanOrEqual(1);
              space.undo(move);
              expect(space.estimate()).toBe(before);
            }
            last = moves[step % moves.length]!;
            space.make(last);
            const cells = [...new Uint8Array(space.words.buffer, 0, measured.goal.length)];
            expect(space.estimate()).toBe(fresh(cells));
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it('is as strong as its place in the list says, single tiles counted', () => {
    const size = { rows: 4, columns: 4 };
    const measured: Measured = { ...size, goal: usualGoal(size), metric: 'single' };
    const [misplaced, manhattan, conflict] = heuristicNames.map((name) => estimator(name, measured));
    const walking = estimator('walking-distance', measured);
    fc.assert(
      fc.property(shuffled(size), (cells) => {
        expect(misplaced!(cells)).toBeLessThanOrEqual(manhattan!(cells));
        expect(manhattan!(cells)).toBeLessThanOrEqual(conflict!(cells));
        expect(manhattan!(cells)).toBeLessThanOrEqual(walking(cells));
      }),
    );
  });
});

describe('by hand', () => {
  const size = { rows: 4, columns: 4 };
  const of = (cells: Cells, metric: Metric = 'single') =>
    heuristicNames.map((name) => estimator(name, { ...size, goal: usualGoal(size), metric })(cells));

  it('the goal needs nothing', () => {
    expect(of(usualGoal(size))).toEqual([0, 0, 0, 0]);
  });

  it('a row backwards: three of its four tiles must step out and back', () => {
    // The Manhattan distance is 3 + 1 + 1 + 3; linear conflict adds 2 for each of three tiles.
    const cells = [4, 3, 2, 1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
    expect(of(cells).slice(0, 3)).toEqual([4, 8, 14]);
  });

  it('three tiles slid together are three moves, or one', () => {
    const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 13, 14, 15];
    expect(of(cells)).toEqual([3, 3, 3, 3]);
    expect(of(cells, 'multi')).toEqual([1, 1, 1, 1]);
  });

  it('with all tiles at once, misplaced tiles only tell the goal from the rest', () => {
    const blind = new Misplaced({ ...size, goal: usualGoal(size), metric: 'single' }, 16);
    blind.begin(Uint8Array.from(usualGoal(size)));
    expect(blind.least()).toBe(0);
    blind.begin(Uint8Array.from([...usualGoal(size)].reverse()));
    expect(blind.least()).toBe(1);
  });
});

describe('the tables of walking distance', () => {
  const tablesOf = (size: Size, metric: Metric) =>
    axesOf({ ...size, goal: usualGoal(size), metric }).map((axis) => walkingTable(axis, ticker));

  it('have the published 24,964 states for 4 x 4, at most 35 moves away', () => {
    const [rows] = tablesOf({ rows: 4, columns: 4 }, 'single');
    expect(rows!.distances.length).toBe(24_964);
    expect(Math.max(...rows!.distances)).toBe(35);
    const [multi] = tablesOf({ rows: 4, columns: 4 }, 'multi');
    expect(Math.max(...multi!.distances)).toBeLessThan(35);
  });

  it('are shared by directions that are alike, and not by others', () => {
    const context = { ticker, cache: new Map<string, unknown>() };
    const size = { rows: 3, columns: 3 };
    const tables = (goal: Cells, metric: Metric) =>
      axesOf({ ...size, goal, metric }).map((axis) => tableOf(axis, context));
    const usual = tables(usualGoal(size), 'single');
    expect(usual[0]).toBe(usual[1]);
    expect(tables(usualGoal(size), 'single')[0]).toBe(usual[0]);
    expect(tables(usualGoal(size), 'multi')[0]).not.toBe(usual[0]);
    expect(tables([1, 2, 3, 4, 0, 5, 6, 7, 8], 'single')[0]).not.toBe(usual[0]);
  });

  it('are kept in small numbers, the last ones used', () => {
    const context = { ticker, cache: new Map<string, unknown>() };
    const first = (columns: number) => {
      const size = { rows: 2, columns };
      return tableOf(axesOf({ ...size, goal: usualGoal(size), metric: 'single' })[0], context);
    };
    const two = first(2);
    for (let columns = 3; columns < 9; columns++) {
      const made = first(columns);
      expect(first(columns)).toBe(made);
    }
    expect(first(2)).not.toBe(two);
  });

  it('give way to linear conflict where they would be too large', () => {
    const size = { rows: 5, columns: 5 };
    const measured: Measured = { ...size, goal: usualGoal(size), metric: 'single' };
    const guide = guideOf('walking-distance', measured, { ticker, cache });
    expect(guide.isLess).toBe(true);
    const cells = [5, 4, 3, 2, 1, ...usualGoal(size).slice(5)];
    guide.heuristic.begin(Uint8Array.from(cells));
    expect(guide.heuristic.least()).toBe(estimator('linear-conflict', measured)(cells));
    expect(
      guideOf('walking-distance', { ...measured, rows: 2, columns: 2, goal: [1, 2, 3, 0] }, { ticker, cache }).isLess,
    ).toBe(false);
  });
});
