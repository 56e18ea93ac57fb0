import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withLittleMemory } from '../../../algorithms/wasm/testing/scarce.ts';
import { lengthOf, type Metric, type Task, usualGoal } from '../model.ts';
import { positionAfter } from '../positions.ts';
import { arbitraryPath } from '../testing/arbitrary.ts';
import { distances } from '../testing/distances.ts';
import { type Given, type Searched, searched } from '../testing/searching.ts';
import { shuffled, solvable } from '../testing/shuffled.ts';
import { verify } from '../verify.ts';
import { anytime } from './anytime.ts';
import { idaStar } from './ida-star.ts';

/** Tables are made once. */
const cache = new Map<string, unknown>();

/** What it told: right paths, each better than those before. */
async function bettered(task: Task, given: Given = {}): Promise<Searched & { readonly best: number }> {
  const told = await searched(anytime, task, { cache, ...given });
  const lengths = told.paths.map((path) => {
    expect(verify(task, path)).toEqual([]);
    return lengthOf(path, task.metric);
  });
  for (const [i, length] of lengths.entries()) if (i > 0) expect(length).toBeLessThan(lengths[i - 1]!);
  return { ...told, best: lengths.at(-1)! };
}

describe('anytime', () => {
  it.each([
    [3, 3, 'single'],
    [3, 3, 'multi'],
    [2, 4, 'multi'],
    [2, 3, 'single'],
    [2, 2, 'multi'],
  ] as const)('ends with a shortest path on %i x %i, %s moves', async (rows, columns, metric) => {
    const size = { rows, columns };
    const goal = usualGoal(size);
    const truth = distances(goal, size, metric);
    const arrangement = fc.shuffledSubarray([...goal], { minLength: goal.length, maxLength: goal.length });
    await fc.assert(
      fc.asyncProperty(arrangement, async (cells) => {
        const task = solvable({ ...size, cells, goal, metric });
        const { best, isCut } = await bettered(task);
        expect([best, isCut]).toEqual([truth.of(task.cells), false]);
      }),
      { numRuns: 12 },
    );
  });

  it('proves the best of a large board where it is near the goal', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryPath(8), fc.constantFrom<Metric>('single', 'multi'), async (moves, metric) => {
        const goal = usualGoal({ rows: 5, columns: 6 });
        const task: Task = { rows: 5, columns: 6, cells: goal, goal, metric };
        const cells = moves.reduce((now, move) => positionAfter({ ...task, cells: now }, [move]), goal);
        const { best, isCut } = await bettered({ ...task, cells });
        expect(isCut).toBe(false);
        const { paths } = await searched(idaStar, { ...task, cells }, { options: { heuristic: 'linear-conflict' } });
        expect(best).toBe(lengthOf(paths[0]!, metric));
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    [6, 6, 'single'],
    [5, 5, 'multi'],
    [9, 9, 'single'],
  ] as const)('goes on for as long as it may on %i x %i, %s moves', async (rows, columns, metric) => {
    const task = shuffled({ rows, columns }, metric, 7);
    const { paths, isCut, gauges, best } = await bettered(task, { mostNodes: 4_000_000 });
    expect(isCut).toBe(true);
    expect(paths.length).toBeGreaterThan(1);
    expect(gauges.moves).toBe(best);
    expect(gauges.width).toBeGreaterThan(100);
  });

  it('tells the same whenever it is asked', async () => {
    const task = shuffled({ rows: 5, columns: 5 }, 'single', 3);
    const given = { mostNodes: 1_500_000 };
    expect((await bettered(task, given)).paths).toEqual((await bettered(task, given)).paths);
  });

  it('says why there is no path', async () => {
    const goal = usualGoal({ rows: 6, columns: 6 });
    const task: Task = { rows: 6, columns: 6, cells: [2, 1, ...goal.slice(2)], goal, metric: 'single' };
    const { paths, note } = await searched(anytime, task);
    expect([paths, note?.code]).toEqual([[], 'unsolvable']);
  });

  it('keeps what it has where there is no more memory, and says so', async () => {
    const task = shuffled({ rows: 6, columns: 6 }, 'single', 1);
    const { paths, note, isCut } = await withLittleMemory(40e6, () => searched(anytime, task));
    expect({ note, isCut }).toEqual({ note: { code: 'no-memory' }, isCut: true });
    expect(verify(task, paths.at(-1)!)).toEqual([]);
  });
});
