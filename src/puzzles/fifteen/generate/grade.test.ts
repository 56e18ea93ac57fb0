import { describe, expect, it } from 'vitest';
import { LARGEST, type Size, SMALLEST, usualGoal } from '../model.ts';
import { manhattan } from '../parity.ts';
import { freshContext, toUsual } from '../testing/asking.ts';
import { distances } from '../testing/distances.ts';
import { bandOf, difficultyOf } from './grade.ts';
import { type Level, levels } from './levels.ts';
import { mostMoves } from './longest.ts';

const sides = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, i) => SMALLEST + i);
const sizes: readonly Size[] = sides.flatMap((rows) => sides.map((columns) => ({ rows, columns })));

describe('levels', () => {
  it('are for 4 x 4 as people say', () => {
    expect(levels.map((level) => bandOf(level, { rows: 4, columns: 4 }))).toEqual([
      { least: 5, most: 12 },
      { least: 13, most: 25 },
      { least: 26, most: 40 },
      { least: 41, most: 52 },
      { least: 53, most: 80 },
    ]);
  });

  it('follow each other on every size, and none is empty', () => {
    for (const size of sizes) {
      const bands = levels.map((level) => bandOf(level, size));
      expect(bands[0]!.least).toBeGreaterThan(0);
      for (const [i, { least, most }] of bands.entries()) {
        expect(least).toBeLessThanOrEqual(most);
        if (i > 0) expect(least).toBe(bands[i - 1]!.most + 1);
      }
      expect(bands.at(-1)!.most).toBe(mostMoves(size) ?? Number.POSITIVE_INFINITY);
    }
  });

  it('are those of the shortest way up to 16 cells', async () => {
    const size = { rows: 2, columns: 3 };
    const truth = distances(usualGoal(size), size, 'single');
    const context = freshContext();
    for (const cells of truth.reachable()) {
      const level = await difficultyOf(toUsual(size, cells), context);
      const moves = truth.of(cells);
      if (moves === 0) expect(level).toBeUndefined();
      else expect(levels.indexOf(level!)).toBe([4, 7, 11, 14].filter((most) => moves > most).length);
    }
  });

  it('are those of the Manhattan distance beyond', async () => {
    const size = { rows: 5, columns: 5 };
    const goal = usualGoal(size);
    const [a, b] = [goal.toSpliced(0, 3, 2, 3, 1), [...goal.slice(0, 24)].reverse().concat(0)];
    expect([a, b].map((cells) => manhattan(toUsual(size, cells)))).toEqual([4, 96]);
    const graded = await Promise.all([a, b].map((cells) => difficultyOf(toUsual(size, cells), freshContext())));
    expect(graded).toEqual<Level[]>(['very-easy', 'very-hard']);
  });

  it('are none where there is nothing to do or nothing can be done', async () => {
    for (const size of [
      { rows: 3, columns: 3 },
      { rows: 6, columns: 5 },
    ]) {
      const goal = usualGoal(size);
      expect(await difficultyOf(toUsual(size, goal), freshContext())).toBeUndefined();
      expect(await difficultyOf(toUsual(size, goal.toSpliced(0, 2, 2, 1)), freshContext())).toBeUndefined();
    }
  });
});
