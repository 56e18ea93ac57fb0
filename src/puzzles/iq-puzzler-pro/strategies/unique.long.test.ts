/** One solution of each class, against the plain way: write every solution and all its images, and compare. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Goal, Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { fillings as notation } from '../notation/index.ts';
import { arbitraryTask, arbitraryTwins } from '../testing/arbitrary.ts';
import { freshContext } from '../testing/asking.ts';
import { classOf, exchangesOf } from '../testing/classes.ts';
import { plainSearch } from '../testing/plain.ts';
import { collected } from '../testing/searching.ts';
import { bitboard } from './bitboard.ts';
import { dancingLinks } from './dancing-links.ts';
import { memo } from './memo.ts';

const ask = async (strategy: Strategy<Task, Filling>, task: Task, goal: Goal) =>
  collected(await strategy.prepare(task, goal, { unique: true }, freshContext()), goal);

describe.each([bitboard, memo, dancingLinks])('$id', (strategy) => {
  it('tells one solution of each class', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(arbitraryTask, arbitraryTwins), async (task) => {
        const exchanges = exchangesOf(task);
        const classes = (list: readonly Filling[]) => list.map((filling) => classOf(task, filling, exchanges)).sort();
        const known = classes(plainSearch(task, Number.POSITIVE_INFINITY)!.fillings);
        const all = await ask(strategy, task, 'all');
        const told = all.fillings.map((text) => {
          const filling = notation.parse(text);
          if (!filling.ok) throw new Error(filling.problem.text.code);
          return filling.value;
        });
        expect(classes(told)).toEqual([...new Set(known)]);
        expect((await ask(strategy, task, 'count')).count).toBe(told.length);
        expect((await ask(strategy, task, 'first')).count).toBe(Math.min(1, told.length));
      }),
      { numRuns: 40 },
    );
  });
});
