import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withLittleMemory } from '../../../algorithms/wasm/testing/scarce.ts';
import { lengthOf, type Task, usualGoal } from '../model.ts';
import { arbitrarySize } from '../testing/arbitrary.ts';
import { searched } from '../testing/searching.ts';
import { shuffled, solvable } from '../testing/shuffled.ts';
import { solvableTask } from '../testing/solvable.ts';
import { verify } from '../verify.ts';
import { staged } from './staged.ts';

/** One path, and a right one. */
async function answered(task: Task): Promise<number> {
  const { paths, note, isExhausted } = await searched(staged, task);
  expect(paths).toHaveLength(1);
  expect(verify(task, paths[0]!)).toEqual([]);
  expect(note?.code).toBe(isExhausted ? undefined : 'staged-note');
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
    // The blank at home in the middle of the board.
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
    for (const metric of ['single', 'multi'] as const) {
      const { paths, note, isExhausted } = await searched(staged, { rows: 7, columns: 4, cells: goal, goal, metric });
      expect([paths, note, isExhausted]).toEqual([[[]], undefined, true]);
    }
  });

  it('knows a way for the shortest where no tile goes out of its way, and only there', async () => {
    const goal = usualGoal({ rows: 3, columns: 3 });
    const near = { rows: 3, columns: 3, cells: [1, 2, 3, 4, 0, 6, 7, 5, 8], goal };
    expect(await searched(staged, { ...near, metric: 'single' })).toMatchObject({ isExhausted: true, note: undefined });
    expect(await searched(staged, { ...near, metric: 'multi' })).toMatchObject({ isExhausted: false });
    const far = [8, 6, 7, 2, 5, 4, 3, 0, 1];
    const hard = await searched(staged, { ...near, cells: far, metric: 'single' });
    expect(hard).toMatchObject({ isExhausted: false, note: { code: 'staged-note' } });
  });

  it('says why there is no path', async () => {
    const goal = usualGoal({ rows: 9, columns: 9 });
    const cells = [2, 1, ...goal.slice(2)];
    const { paths, note } = await searched(staged, { rows: 9, columns: 9, cells, goal, metric: 'single' });
    expect([paths, note?.code]).toEqual([[], 'unsolvable']);
  });

  it('says that there is no memory where there is none, and gives up', async () => {
    const task = shuffled({ rows: 12, columns: 12 }, 'single', 3);
    for (const bytes of [65_536, 2e6]) {
      const { note, isCut, paths } = await withLittleMemory(bytes, () => searched(staged, task));
      expect({ note, isCut, paths }).toEqual({ note: { code: 'no-memory' }, isCut: true, paths: [] });
    }
  });

  it('can be stopped anywhere', async () => {
    const task = shuffled({ rows: 12, columns: 12 }, 'single', 3);
    for (const mostNodes of [0, 50_000, 200_000]) {
      expect(await searched(staged, task, { mostNodes })).toMatchObject({ paths: [], isCut: true });
    }
  });
});
