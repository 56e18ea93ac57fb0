import { describe, expect, it } from 'vitest';
import { type Cells, opposite, type Path, type Size, usualGoal } from '../model.ts';
import { positionAfter } from '../positions.ts';
import { toUsual } from '../testing/asking.ts';
import { distances } from '../testing/distances.ts';
import { verify } from '../verify.ts';
import { longestKnown, longestWays, mostMoves } from './longest.ts';

const small: readonly Size[] = [2, 3, 4, 5, 6, 7, 8].flatMap((rows) =>
  [2, 3, 4, 5, 6, 7, 8].flatMap((columns) => (rows * columns <= 16 ? [{ rows, columns }] : [])),
);

const beginOf = (size: Size, way: Path): Cells =>
  positionAfter(toUsual(size, usualGoal(size)), way.toReversed().map(opposite));

describe('the farthest boards', () => {
  it('are known for all sizes of up to 16 cells, and no other', () => {
    expect(small).toHaveLength(19);
    for (const size of small) expect(longestKnown(size)).toBeLessThanOrEqual(mostMoves(size)!);
    expect(mostMoves({ rows: 2, columns: 9 })).toBeUndefined();
    expect(mostMoves({ rows: 4, columns: 5 })).toBeUndefined();
  });

  it.each(small)('of $rows x $columns lead to the goal, each from another board', (size) => {
    const ways = longestWays(size);
    const begins = ways.map((way) => beginOf(size, way));
    for (const [i, way] of ways.entries()) {
      expect(verify(toUsual(size, begins[i]!), way)).toEqual([]);
      expect(way.length).toBe(longestKnown(size));
    }
    expect(new Set(begins.map((cells) => cells.join())).size).toBe(ways.length);
  });

  it('need what breadth-first search says, and there are no others', () => {
    for (const size of small.filter(({ rows, columns }) => rows * columns <= 9)) {
      const truth = distances(usualGoal(size), size, 'single');
      expect(mostMoves(size)).toBe(truth.counts.length - 1);
      const begins = longestWays(size).map((way) => beginOf(size, way));
      expect(begins.map((cells) => truth.of(cells))).toEqual(begins.map(() => mostMoves(size)));
      expect(begins).toHaveLength(truth.counts.at(-1)!);
    }
  });

  it('of 4 x 4 are the seventeen that need 80 moves, and of 3 x 4 the eighteen that need 53', () => {
    expect(longestWays({ rows: 4, columns: 4 }).map((way) => way.length)).toEqual(Array(17).fill(80));
    expect(longestWays({ rows: 3, columns: 4 }).map((way) => way.length)).toEqual(Array(18).fill(53));
  });
});
