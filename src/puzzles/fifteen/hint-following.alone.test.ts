/** Hints for a player who goes on asking: what was found once is not searched for again. */
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context, Hint } from '../../contract/index.ts';
import { hint } from './hint.ts';
import { directions, type Metric, type Path, type Size, slide, type Task, usualGoal } from './model.ts';
import { positionAfter, positionsOf } from './positions.ts';
import { shortest } from './search/ways/shortest.ts';
import { staged } from './strategies/staged.ts';
import { freshContext, readPath, toUsual } from './testing/asking.ts';
import { arbitraryBoard, boards, eight, truth } from './testing/eight.ts';
import { verify } from './verify.ts';

vi.mock('./search/ways/shortest.ts', { spy: true });
vi.mock('./strategies/staged.ts', { spy: true });

const searches = vi.mocked(shortest);
const placings = vi.mocked(staged.prepare);
beforeEach(() => {
  searches.mockClear();
  placings.mockClear();
});

/** A worker that has its tables for 3 x 3, but knows no way. */
const rested: Context = freshContext();
const newcomer = (): Context => ({ ...rested, cache: new Map(rested.cache) });
beforeAll(() => shortest(toUsual(eight, boards[1]!), rested));

const codes = (hints: readonly Hint[]): string[] => hints.map(({ text }) => text.code);
const shown = (hints: readonly Hint[], level: number): Path => readPath(hints[level - 1]!.show!);
const moved = (task: Task, path: Path): Task => ({ ...task, cells: positionAfter(task, path) });

describe('hints for a person who plays', () => {
  const begin = toUsual(eight, boards.at(-1)!);

  it('search once for all who follow the way', async () => {
    const context = newcomer();
    const way = shown(await hint(begin, context), 4);
    expect(way).toHaveLength(31);
    for (const cells of positionsOf(begin, way)) {
      const left = truth.of(cells);
      const hints = await hint({ ...begin, cells }, context);
      if (left > 0) expect(hints[1]!.text.params).toEqual({ moves: left });
      else expect(codes(hints)).toEqual(['hint-solved']);
    }
    expect(searches).toHaveBeenCalledTimes(1);
  });

  it('search only for a way one move shorter where the player leaves the way by a move', async () => {
    const context = newcomer();
    const way = shown(await hint(begin, context), 4);
    let searched = 0;
    for (let done = 0; done < way.length; done++) {
      const task = moved(begin, way.slice(0, done));
      for (const wrong of directions.filter((move) => move !== way[done] && slide(task.cells, task, move))) {
        const aside = moved(task, [wrong]);
        searches.mockClear();
        // Each from a worker that knows the first way only.
        const hints = await hint(aside, { ...context, cache: new Map(context.cache) });
        expect(hints[1]!.text.params).toEqual({ moves: truth.of(aside.cells) });
        for (const [, , known] of searches.mock.calls) {
          searched++;
          expect(known!.least).toBe(way.length - done - 1);
          expect(known!.way).toHaveLength(way.length - done + 1);
          expect(verify(aside, known!.way!)).toEqual([]);
        }
        expect(searches.mock.calls.length).toBeLessThan(2);
      }
    }
    expect(searched).toBeGreaterThan(10);
  });

  it('are true on any walk, and always begin with what is known', async () => {
    const step = fc.array(fc.constantFrom(...directions), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(arbitraryBoard, fc.array(step, { minLength: 1, maxLength: 12 }), async (cells, walk) => {
        searches.mockClear();
        const context = newcomer();
        let task = toUsual(eight, cells);
        for (const stretch of [[], ...walk]) {
          for (const move of stretch) task = { ...task, cells: slide(task.cells, task, move) ?? task.cells };
          const hints = await hint(task, context);
          const moves = truth.of(task.cells);
          if (moves > 0) expect(hints[1]!.text).toEqual({ code: 'hint-best', params: { moves } });
          if (moves > 0) expect(verify(task, shown(hints, 4))).toEqual([]);
          // The shortest way is no way back, wherever it was known from.
          if (moves > 0) expect(hints[2]!.text.code).toBe('hint-next');
        }
        for (const [asked, , known] of searches.mock.calls.slice(1)) {
          const moves = truth.of(asked.cells);
          expect(known!.least).toBeLessThanOrEqual(moves);
          expect(known!.least).toBeGreaterThanOrEqual(moves - 6);
          expect(verify(asked, known!.way!)).toEqual([]);
          expect(known!.way!.length).toBeLessThanOrEqual(moves + 6);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('hints on larger boards', () => {
  const size: Size = { rows: 5, columns: 5 };
  const goal = usualGoal(size);
  const upset = (metric: Metric = 'single') =>
    toUsual(size, [17, 24, 3, 21, 8, 13, 2, 11, 20, 15, 6, 1, 22, 9, 0, 18, 5, 14, 23, 4, 10, 16, 7, 19, 12], metric);
  const task = upset();

  it('are exact near the goal, also off the way', async () => {
    const context = freshContext();
    const near = moved(toUsual(size, goal), readPath('DRDLDR2ULDRURDL'));
    const hints = await hint(near, context);
    expect(codes(hints)[1]).toBe('hint-best');
    const way = shown(hints, 4);
    const wrong = directions.find((move) => move !== way[0] && slide(near.cells, near, move))!;
    const { moves } = (await hint(moved(near, [wrong]), context))[1]!.text.params as { moves: number };
    expect(Math.abs(moves - way.length)).toBe(1);
    expect(placings).not.toHaveBeenCalled();
    expect(searches).not.toHaveBeenCalled();
  });

  it('tell a way and how short it might be, and find no other while it is followed', async () => {
    const context = freshContext();
    const hints = await hint(task, context);
    const { least, most } = hints[1]!.text.params as { least: number; most: number };
    const way = shown(hints, 4);
    expect(hints[1]!.text.code).toBe('hint-between');
    expect(most).toBe(way.length);
    expect(least).toBeGreaterThanOrEqual(70);
    expect(least).toBeLessThan(most);
    expect((most - least) % 2).toBe(0);
    expect(verify(task, way)).toEqual([]);

    for (const done of [1, 2, 7]) {
      const rest = await hint(moved(task, way.slice(0, done)), context);
      expect(shown(rest, 4).length).toBeLessThanOrEqual(way.length - done);
      expect(rest[2]!.text.code).toBe('hint-next');
    }
    // A step aside: the way back is told, and said to be one.
    const wrong = directions.find((move) => move !== way[0] && slide(task.cells, task, move))!;
    const aside = moved(task, [wrong]);
    const back = await hint(aside, context);
    expect(back[2]!.text.code).toBe('hint-next-back');
    expect(shown(back, 4).length).toBeLessThanOrEqual(way.length + 1);
    expect(verify(aside, shown(back, 4))).toEqual([]);
    expect(placings).toHaveBeenCalledTimes(1);
  });

  it('count tiles that slide together as one', async () => {
    const context = freshContext();
    const [single, multi] = [await hint(task, context), await hint(upset('multi'), context)];
    const one = single[1]!.text.params as { least: number; most: number };
    const many = multi[1]!.text.params as { least: number; most: number };
    expect(many.most).toBeLessThan(one.most);
    expect(many.least).toBe(Math.ceil(one.least / 4));
    expect(placings).toHaveBeenCalledTimes(1);
  });
});
