import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../contract/index.ts';
import { type Solutions, solutionsOf } from './atlas.ts';
import { hasCopies, type Task } from './model.ts';
import { fillings } from './notation/index.ts';
import { lyingIn } from './search/cover.ts';
import { arbitraryTask } from './testing/arbitrary.ts';
import { begun, everyFilling, freshContext } from './testing/asking.ts';
import { plainSearch } from './testing/plain.ts';
import { taskOf } from './testing/searching.ts';

/** A plain search that takes longer is not listed. */
const MOST_STEPS = 50_000;

async function asked(task: Task, context: Context = freshContext()): Promise<Solutions> {
  const solutions = await solutionsOf(task, context);
  if (!solutions.ok) throw new Error(solutions.problem.text.code);
  return solutions.value;
}

const listed = ({ count, at }: Solutions): string[] =>
  Array.from({ length: count }, (_, index) => fillings.format(at(index))).sort();

const places = (solutions: Solutions): string[] =>
  solutions
    .placements()
    .map(({ placement: { piece, cells }, count }) => `${piece} at ${cells}: ${count}`)
    .sort();

/** The same from the plainest search. */
function placesOf(task: Task): string[] {
  const lying = new Set(task.placed.map(({ piece }) => piece));
  const counts = new Map<string, number>();
  for (const filling of plainSearch(task, Number.POSITIVE_INFINITY)!.fillings) {
    for (const { piece, cells } of lyingIn(task, filling)) {
      const key = `${piece} at ${cells}`;
      if (!lying.has(piece)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts].map(([key, count]) => `${key}: ${count}`).sort();
}

describe('the solutions of a task', () => {
  it('are all there are, each with a number', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTask, async (task) => {
        expect(listed(await asked(task))).toEqual(everyFilling(task));
      }),
      { numRuns: 60 },
    );
  });

  it('say how many have a piece at a place', async () => {
    const withoutCopies = arbitraryTask.filter((task) => !hasCopies(task));
    await fc.assert(
      fc.asyncProperty(withoutCopies, async (task) => {
        expect(places(await asked(task))).toEqual(placesOf(task));
      }),
      { numRuns: 50 },
    );
  });

  it('of a position are the same whether its board is known or not', async () => {
    const choices = fc.record({ index: fc.nat(), pieces: fc.nat({ max: 63 }) });
    await fc.assert(
      fc.asyncProperty(arbitraryTask, choices, async (task, { index, pieces }) => {
        // The board without its pieces may have more solutions than can be numbered, or listed one by one in a test.
        fc.pre(!hasCopies(task) && plainSearch({ ...task, placed: [] }, MOST_STEPS) !== undefined);
        const { fillings: found } = plainSearch(task, Number.POSITIVE_INFINITY)!;
        fc.pre(found.length > 0);
        const position = begun(task, found[index % found.length]!, (piece) => ((pieces >> piece) & 1) === 1);
        const context = freshContext();
        await asked({ ...position, placed: [] }, context);
        const known = await asked(position, context);
        expect(listed(known)).toEqual(everyFilling(position));
        expect(places(known)).toEqual(placesOf(position));
        const anew = await asked(position);
        expect(listed(anew)).toEqual(listed(known));
        expect(places(anew)).toEqual(places(known));
        // And the board itself is as before.
        expect((await asked({ ...position, placed: [] }, context)).count).toBe(
          everyFilling({ ...position, placed: [] }).length,
        );
      }),
      { numRuns: 50 },
    );
  });

  it('of a board beyond 64 cells are listed', async () => {
    const bars = ['A'.repeat(20), 'B'.repeat(22), 'C'.repeat(24)];
    const bare = taskOf(`BOARD 1x66\nPIECES\n${bars.join('\n')}`);
    const context = freshContext();
    const solutions = await asked(bare, context);
    const orders = ['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA'];
    const rows = orders.map((order) => [...order].map((name) => bars.find((bar) => bar[0] === name)).join(''));
    expect(listed(solutions)).toEqual(rows.sort());
    const position = taskOf(`BOARD 1x66\n${bars[1]}${'_'.repeat(44)}\nPIECES\n${bars.join('\n')}`);
    for (const known of [context, freshContext()]) {
      const left = await asked(position, known);
      expect(listed(left)).toEqual(rows.filter((row) => row.startsWith('B')));
      expect(left.placements()).toHaveLength(4);
      expect(left.placements().every(({ count }) => count === 1)).toBe(true);
    }
  });

  it('are one where nothing is left to lay, and none where something stands in the way', async () => {
    const full = await asked(taskOf('BOARD 1x2\nAA\nPIECES\nAA'));
    expect([full.count, fillings.format(full.at(0)), full.placements()]).toEqual([1, 'AA', []]);
    const none = await asked(taskOf('BOARD 1x3\nPIECES\nAA'));
    expect([none.count, none.placements()]).toEqual([0, []]);
  });

  it('are refused where there are too many to list', async () => {
    const pieces = [...'ABCDEFGHIJ'].join('\n');
    const solutions = await solutionsOf(taskOf(`BOARD box 2x5x1\nPIECES\n${pieces}`), freshContext());
    expect(!solutions.ok && solutions.problem.text.code).toBe('too-many-solutions');
  });

  it('are made once, and stopped by the ticker', async () => {
    const stop = new Error('stop');
    const tasks = ['BOARD 4x5\nPIECES\nAAAA\nBBBB\nCCCC\nDDDD\nEEEE', 'BOARD box 2x2x2\nPIECES\nAA\nBB\nCC\nDD'];
    for (const task of tasks.map(taskOf)) {
      const context = freshContext();
      let nodes = 0;
      const ticker = {
        tick(n = 1) {
          nodes += n;
        },
      };
      await asked(task, { ...context, ticker });
      expect(nodes).toBeGreaterThan(0);
      nodes = 0;
      await asked(task, { ...context, ticker });
      expect(nodes).toBe(0);
      const throwing = {
        tick() {
          throw stop;
        },
      };
      await expect(async () => solutionsOf(task, { ...freshContext(), ticker: throwing })).rejects.toBe(stop);
    }
  });
});
