import { describe, expect, it } from 'vitest';
import type { Context } from '../../../contract/index.ts';
import type { Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { reportCases } from '../published.ts';
import { dancingLinks } from '../strategies/dancing-links.ts';
import { freshContext } from '../testing/asking.ts';
import { searched } from '../testing/searching.ts';
import { gradeOf } from './grade.ts';
import { generator } from './index.ts';
import { levels } from './levels.ts';

/** One worker for all: the solution set of each board is made once. */
const context: Context = freshContext();
const boards = ['5x11', 'diagonal', 'pyramid'] as const;

async function challenge(seed: number, board: string, difficulty?: string, where = context): Promise<Task> {
  const wish = { seed, options: { board }, ...(difficulty === undefined ? {} : { difficulty }) };
  const made = await generator.generate(wish, where);
  if (!made.ok) throw new Error(made.problem.text.code);
  return made.value;
}

describe('challenges', () => {
  it('are offered for three boards in five levels', () => {
    expect(generator.difficulties.map(({ id }) => id)).toEqual([...levels]);
    const { board } = generator.options;
    expect(board!.kind === 'choice' && board!.values.map(({ id }) => id)).toEqual(boards);
  });

  describe.each(boards)('on %s', (board) => {
    it.each(levels)('are %s, have one solution, and depend on the seed alone', async (level) => {
      const seeds = board === '5x11' ? [1, 2] : [1];
      const made = await Promise.all(seeds.map((seed) => challenge(seed, board, level)));
      for (const task of made) {
        expect(gradeOf(task)).toBe(level);
        expect(task.pieces.length - task.placed.length).toBeGreaterThanOrEqual(3);
        // Counted by a strategy that knows nothing of solution sets.
        expect((await searched(dancingLinks, task, 'count')).count).toBe(1);
        expect(tasks.parse(tasks.format(task))).toEqual({ ok: true, value: task });
      }
      expect(new Set(made.map((task) => tasks.format(task))).size).toBe(made.length);
      expect(await challenge(1, board, level)).toEqual(made[0]);
    });
  });

  it('are the same for another worker', async () => {
    expect(await challenge(7, '5x11', 'hard', freshContext())).toEqual(await challenge(7, '5x11', 'hard'));
  });

  it('are of any level where none is wished', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, (_, seed) => challenge(seed, '5x11')));
    expect(new Set(made.map(gradeOf)).size).toBeGreaterThan(2);
  });

  it('can be stopped', async () => {
    const stop = new Error('stop');
    const tick = () => {
      throw stop;
    };
    await expect(challenge(1, '5x11', 'hard', { ...context, ticker: { tick } })).rejects.toBe(stop);
  });
});

describe('challenges on a board of one’s own', () => {
  const read = (text: string): Task => {
    const task = tasks.parse(text);
    if (!task.ok) throw new Error(task.problem.text.code);
    return task.value;
  };
  const on = (text: string, seed: number, difficulty?: string) =>
    generator.on!.generate(
      read(text),
      { seed, options: {}, ...(difficulty === undefined ? {} : { difficulty }) },
      context,
    );
  const course = reportCases['b-case-4'];

  it.each([course, reportCases['a-default-1']])('have one solution with its pieces: %#', async (text) => {
    const task = read(text);
    for (const seed of [1, 2, 3]) {
      const made = await on(text, seed);
      if (!made.ok) throw new Error(made.problem.text.code);
      expect([made.value.board, made.value.pieces]).toEqual([task.board, task.pieces]);
      expect(made.value.placed.length).toBeGreaterThan(0);
      expect((await searched(dancingLinks, made.value, 'count')).count).toBe(1);
      expect(tasks.parse(tasks.format(made.value))).toEqual(made);
      expect(await on(text, seed)).toEqual(made);
    }
  });

  it('say so where the board has no solution, or no challenge of that level', async () => {
    expect(await on('2 2 2\nDEFAULT\nAA\nBBB', 1)).toMatchObject({
      problem: { text: { code: 'no-challenge-unsolvable' } },
    });
    expect(await on(course, 1, 'expert')).toMatchObject({ problem: { text: { code: 'no-challenge-found' } } });
  });

  it('need the board where no option names it', () => {
    const needed = (text: string) => generator.on!.isNeeded(read(text));
    expect(['5x11', 'diagonal', 'pyramid 5'].map((board) => needed(`BOARD ${board}\nPIECES IQ Puzzler Pro`))).toEqual(
      Array(3).fill(false),
    );
    expect(['BOARD 6x10\nPIECES pentominoes', 'BOARD 5x11\nPIECES Kanoodle', course].map(needed)).toEqual(
      Array(3).fill(true),
    );
  });
});
