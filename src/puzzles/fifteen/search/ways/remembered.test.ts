import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directions, opposite, type Path, slide, type Task, usualGoal } from '../../model.ts';
import { positionAfter, positionsOf } from '../../positions.ts';
import { readPath, toUsual } from '../../testing/asking.ts';
import { distances } from '../../testing/distances.ts';
import { verify } from '../../verify.ts';
import { isShortest, recall, remember } from './remembered.ts';

const size = { rows: 3, columns: 3 };
const goal = usualGoal(size);
const truth = distances(goal, size, 'single');
/** The farthest board of all and a shortest way from it. */
const way = readPath('RDLULDRDLUR2UL2DRDRU2LD2RU2LDLU');
const far = toUsual(size, positionAfter(toUsual(size, goal), way.toReversed().map(opposite)));

function knowing(task: Task, path: Path, least: number): Map<string, unknown> {
  const cache = new Map<string, unknown>();
  remember(task, { way: path, least }, cache);
  return cache;
}

describe('ways that are remembered', () => {
  it('begin as they should', () => {
    expect(truth.of(far.cells)).toBe(31);
    expect(way).toHaveLength(31);
    expect(recall(far, new Map())).toBeUndefined();
  });

  it('know the rest from every position on them', () => {
    const cache = knowing(far, way, 31);
    let moves = 0;
    for (const cells of positionsOf(far, way)) {
      const known = recall({ ...far, cells }, cache)!;
      expect(known).toEqual({ way: way.slice(moves), least: 31 - moves, isOff: false });
      moves++;
    }
    expect(moves).toBe(32);
  });

  it('are found again from a few moves off, with bounds that are true', () => {
    const cache = knowing(far, way, 31);
    const strays = fc.array(fc.constantFrom(...directions), { maxLength: 6 });
    fc.assert(
      fc.property(fc.nat({ max: 31 }), strays, (from, stray) => {
        let cells = positionAfter(far, way.slice(0, from));
        for (const move of stray) cells = slide(cells, size, move) ?? cells;
        const task = { ...far, cells };
        const known = recall(task, cache)!;
        const length = truth.of(cells);
        expect(known.least).toBeLessThanOrEqual(length);
        // Perhaps there is a better way back than to where it was left.
        expect(known.way.length).toBeLessThanOrEqual(31 - from + stray.length);
        expect(known.least).toBeGreaterThanOrEqual(31 - from - stray.length);
        expect(verify(task, known.way)).toEqual([]);
        // Nothing is moved there and back.
        for (const [i, move] of known.way.entries()) if (i > 0) expect(move).not.toBe(opposite(known.way[i - 1]!));
      }),
    );
  });

  it('are lost from sight further off', () => {
    const cache = knowing(toUsual(size, goal), [], 0);
    const beside = recall(toUsual(size, positionAfter(toUsual(size, goal), readPath('D2R2UL'))), cache)!;
    expect(beside.way).toHaveLength(6);
    expect(beside.isOff).toBe(true);
    expect(recall(far, cache)).toBeUndefined();
  });

  it('give the shortest way and the best bound of several', () => {
    const near = { ...far, cells: positionAfter(far, way.slice(0, 21)) };
    // Round and round a corner: twelve moves there lead back to the same place.
    const corner = goal.indexOf(0);
    const around = readPath('DRULDRULDRUL');
    const end = toUsual(size, goal);
    expect(corner).toBe(8);
    expect(positionAfter(end, around)).toEqual(goal);
    const cache = knowing(near, [...way.slice(21), ...around], 2);
    expect(recall(near, cache)).toMatchObject({ least: 2 });
    remember(near, { way: way.slice(21), least: 4 }, cache);
    expect(recall(near, cache)).toEqual({ way: way.slice(21), least: 4, isOff: false });
    expect(isShortest(recall(near, cache)!)).toBe(false);
    remember(far, { way, least: 31 }, cache);
    expect(recall(near, cache)).toEqual({ way: way.slice(21), least: 10, isOff: false });
  });

  it('tell goals and sizes apart, but not how moves are counted', () => {
    const cache = knowing(far, way, 31);
    const other = [...goal].reverse();
    expect(recall({ ...far, goal: other }, cache)).toBeUndefined();
    expect(recall({ ...far, metric: 'multi' }, cache)).toMatchObject({ way });
    const flat = toUsual({ rows: 2, columns: 4 }, usualGoal({ rows: 2, columns: 4 }));
    remember(flat, { way: [], least: 0 }, cache);
    expect(recall({ ...flat, rows: 4, columns: 2 }, cache)).toBeUndefined();
    expect(recall(flat, cache)).toMatchObject({ way: [], isOff: false });
  });

  it('are forgotten where there are too many', () => {
    const cache = knowing(far, way, 31);
    for (let i = 0; i < 8; i++) remember(toUsual({ rows: 2, columns: 2 }, [1, 2, 3, 0]), { way: [], least: 0 }, cache);
    expect(recall(far, cache)).toBeUndefined();
    expect(cache.size).toBe(1);
  });
});
