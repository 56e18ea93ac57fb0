import { describe, expect, it } from 'vitest';
import { type Path, usualGoal } from '../../model.ts';
import { freshContext, readPath, toUsual } from '../../testing/asking.ts';
import { distances } from '../../testing/distances.ts';
import { verify } from '../../verify.ts';
import { shortWay } from './nearby.ts';

const size = { rows: 3, columns: 3 };
const truth = distances(usualGoal(size), size, 'single');
/** Some boards from everywhere between the nearest and the farthest. */
const boards = [...truth.reachable()].filter((_, i) => i % 3001 === 0).map((cells) => toUsual(size, cells));
const LONG = 10_000_000;

const there: Path = readPath('DRULDRULDRUL');

describe('a small search', () => {
  it('finds a shortest way, whatever is known before', () => {
    for (const task of boards) {
      const moves = truth.of(task.cells);
      const free = shortWay(task, freshContext(), {}, LONG);
      expect(free.least).toBe(moves);
      expect(free.way).toHaveLength(moves);
      expect(verify(task, free.way!)).toEqual([]);
      // A way that is too long, and a bound that is too low, also of the other parity.
      for (const known of [{ least: moves }, { least: Math.max(0, moves - 3) }, { way: [...free.way!, ...there] }]) {
        expect(shortWay(task, freshContext(), known, LONG)).toMatchObject({ least: moves });
      }
    }
  });

  it('takes what is known for the answer where nothing is shorter, without looking', () => {
    const task = boards.at(-1)!;
    const { way, least } = shortWay(task, freshContext(), {}, LONG);
    let ticks = 0;
    const counting = { ...freshContext(), ticker: { tick: () => void ticks++ } };
    expect(shortWay(task, counting, { way: way!, least }, LONG)).toEqual({ way, least });
    expect(ticks).toBe(0);
  });

  it('counts single tiles', () => {
    const task = boards.at(-1)!;
    expect(shortWay({ ...task, metric: 'multi' }, freshContext(), {}, LONG).least).toBe(truth.of(task.cells));
  });

  it('says how long every way must be where it stops', () => {
    const task = boards.at(-1)!;
    for (const most of [0, 10, 100]) {
      const { way, least } = shortWay(task, freshContext(), {}, most);
      expect(way).toBeUndefined();
      expect(least).toBeGreaterThan(0);
      expect(least).toBeLessThanOrEqual(truth.of(task.cells));
    }
  });
});
