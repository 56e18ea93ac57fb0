import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf, type Task, usualGoal } from '../model.ts';
import { arbitrarySize } from '../testing/arbitrary.ts';
import { searched } from '../testing/searching.ts';
import { shuffled, solvable } from '../testing/shuffled.ts';
import { solvableTask } from '../testing/solvable.ts';
import { verify } from '../verify.ts';
import { staged } from './staged.ts';

/** One path, and a right one. */
async function answered(task: Task): Promise<number> {
  const { paths, note } = await searched(staged, task);
  expect(paths).toHaveLength(1);
  expect(verify(task, paths[0]!)).toEqual([]);
  if (paths[0]!.length > 0) expect(note?.code).toBe('staged-note');
  return lengthOf(paths[0]!, task.metric);
}

describe('staged', () => {
  it('solves small boards of every shape, to any goal, however moves are counted', async () => {
    await fc.assert(
      fc.asyncProperty(solvableTask(arbitrarySize(5)), async (task) => void (await answered(task))),
      {
        numRuns: 40,
      },
    );
  });

  it('solves boards of all sizes', async () => {
    await fc.assert(
      fc.asyncProperty(solvableTask(arbitrarySize(16)), async (task) => void (await answered(task))),
      {
        numRuns: 5,
      },
    );
  });

  it.each([
    [16, 16],
    [2, 16],
    [16, 2],
    [3, 16],
  ])('solves %i x %i', async (rows, columns) => {
    const task = shuffled({ rows, columns }, 'single', 1);
    await answered(task);
    // The gap at home in the middle of the board.
    const goal = task.goal.toSpliced(task.goal.length >> 1, 0, 0).slice(0, -1);
    await answered(solvable({ ...task, goal }));
  });

  it('is never far from short', async () => {
    const lengths: number[] = [];
    for (let seed = 0; seed < 5; seed++) {
      lengths.push(await answered(shuffled({ rows: 5, columns: 5 }, 'single', seed)));
      expect(await answered(shuffled({ rows: 5, columns: 5 }, 'multi', seed))).toBeLessThanOrEqual(100);
    }
    expect(Math.max(...lengths)).toBeLessThanOrEqual(170);
  });

  it('has nothing to do on a board in order, and nothing to say', async () => {
    const goal = usualGoal({ rows: 7, columns: 4 });
    const { paths, note } = await searched(staged, { rows: 7, columns: 4, cells: goal, goal, metric: 'single' });
    expect([paths, note]).toEqual([[[]], undefined]);
  });

  it('says why there is no path', async () => {
    const goal = usualGoal({ rows: 9, columns: 9 });
    const cells = [2, 1, ...goal.slice(2)];
    const { paths, note } = await searched(staged, { rows: 9, columns: 9, cells, goal, metric: 'single' });
    expect([paths, note?.code]).toEqual([[], 'unsolvable']);
  });

  it('can be stopped anywhere', async () => {
    const task = shuffled({ rows: 12, columns: 12 }, 'single', 3);
    for (const mostNodes of [0, 50_000, 200_000]) {
      expect(await searched(staged, task, { mostNodes })).toMatchObject({ paths: [], isCut: true });
    }
  });
});
