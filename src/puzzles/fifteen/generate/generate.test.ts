import { describe, expect, it } from 'vitest';
import { type Context, languages, type Options, type Parsed, speaker, type Text } from '../../../contract/index.ts';
import { type Size, type Task, usualGoal } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { shortWay } from '../search/ways/nearby.ts';
import { around, freshContext, made, meeting } from '../testing/asking.ts';
import { distances } from '../testing/distances.ts';
import { texts } from '../texts.ts';
import { difficultyOf } from './grade.ts';
import { generator } from './index.ts';
import { type Level, levels } from './levels.ts';
import { longestKnown } from './longest.ts';

/** One worker for all: tables are built once for each size. */
const worker = freshContext();

interface Asked extends Size {
  readonly seed?: number;
  readonly moves?: number;
  readonly difficulty?: Level;
}

async function wish(asked: Asked, context: Context = worker): Promise<Parsed<Task>> {
  const { seed = 1, difficulty, rows, columns, moves } = asked;
  const options: Options = { rows, columns, ...(moves === undefined ? {} : { moves }) };
  return generator.generate({ seed, options, ...(difficulty ? { difficulty } : {}) }, context);
}

const board = async (asked: Asked, context?: Context): Promise<Task> => made(await wish(asked, context));

async function refusal(asked: Asked): Promise<Text> {
  const result = await wish(asked);
  if (result.ok) throw new Error(`${result.value.cells}`);
  return result.problem.text;
}

const four: Size = { rows: 4, columns: 4 };
const three: Size = { rows: 3, columns: 3 };

/** Recorded once: a shared seed must give the same board after every change. */
const RECORDED: readonly (readonly [Asked, string])[] = [
  [{ rows: 4, columns: 4 }, '7 0 1 5 8 4 2 15 10 14 12 13 11 9 3 6'],
  [{ rows: 4, columns: 4, moves: 20 }, '5 1 4 7 9 2 11 3 13 10 15 8 14 6 12 0'],
  [{ rows: 4, columns: 4, moves: 45 }, '7 1 5 15 0 8 4 2 10 14 12 13 11 9 3 6'],
  [{ rows: 4, columns: 4, moves: 77 }, '15 12 9 13 7 11 10 14 4 8 5 6 0 3 2 1'],
  [{ rows: 5, columns: 5, difficulty: 'easy' }, '6 1 2 3 5 11 7 13 4 10 12 17 9 8 14 21 16 18 19 15 22 0 23 24 20'],
];

it('a board tells its size, and nothing that only was wished', async () => {
  const made = await board({ rows: 2, columns: 3, moves: 5 });
  expect(generator.like?.(made)).toEqual({ rows: 2, columns: 3 });
});

it('levels and options are offered', () => {
  expect(generator.difficulties.map(({ id }) => id)).toEqual([...levels]);
  expect(generator.options).toMatchObject({
    rows: { default: 4, least: 2, most: 16 },
    columns: { default: 4, least: 2, most: 16 },
    moves: { kind: 'number', least: 0 },
  });
  expect(generator.options.moves).not.toHaveProperty('default');
});

describe('boards without a further wish', () => {
  it('are any that can be solved but the solved one', async () => {
    const size = { rows: 2, columns: 2 };
    const counts = new Map<string, number>();
    for (let seed = 1; seed <= 1100; seed++) {
      const name = (await board({ ...size, seed })).cells.join();
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const all = [...distances(usualGoal(size), size, 'single').reachable()].map((cells) => cells.join());
    expect([...counts.keys()].sort()).toEqual(all.slice(1).sort());
    // A hundred each, with a deviation of about ten.
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });

  it('are of the wished size and to become the usual goal', async () => {
    for (const size of [four, { rows: 2, columns: 16 }, { rows: 16, columns: 16 }, { rows: 7, columns: 3 }]) {
      const task = await board(size);
      expect(task).toMatchObject({ ...size, goal: usualGoal(size), metric: 'single' });
      expect(isSolvable(task)).toBe(true);
      expect([...task.cells].sort((a, b) => a - b)).toEqual([...task.cells.keys()]);
      expect(await board(size, freshContext())).toEqual(task);
      expect((await board({ ...size, seed: 2 })).cells).not.toEqual(task.cells);
    }
  });
});

it.each(RECORDED)('%j gives the same board today and on every machine', async (asked, cells) => {
  expect((await board(asked)).cells.join(' ')).toBe(cells);
});

describe('boards of an exact length', () => {
  it('of 3 x 3 need just that, from 0 to 31', async () => {
    const truth = distances(usualGoal(three), three, 'single');
    const seen = new Set<string>();
    for (let moves = 0; moves <= 31; moves++) {
      for (const seed of [1, 2, 3]) {
        const { cells } = await board({ ...three, moves, seed });
        expect(truth.of(cells)).toBe(moves);
        seen.add(cells.join());
      }
    }
    expect(seen.size).toBeGreaterThan(70);
  });

  it('of other small sizes too, and as many as there can be', async () => {
    for (const [size, most] of [
      [{ rows: 2, columns: 2 }, 6],
      [{ rows: 3, columns: 2 }, 21],
      [{ rows: 2, columns: 4 }, 36],
    ] as const) {
      const truth = distances(usualGoal(size), size, 'single');
      for (let moves = 0; moves <= most; moves++) {
        expect(truth.of((await board({ ...size, moves })).cells)).toBe(moves);
      }
    }
  });

  it('of 4 x 4 up to 20 moves, by two searches that meet', async () => {
    const fromGoal = around(usualGoal(four), four, 10);
    for (let moves = 0; moves <= 20; moves++) {
      expect(meeting(await board({ ...four, moves, seed: moves }), fromGoal, 10)).toBe(moves);
    }
  });

  it('of 4 x 4 beyond, by a search without tables', async () => {
    for (const moves of [29, 34, 40]) {
      const task = await board({ ...four, moves });
      expect(shortWay(task, worker, {}, 30_000_000)).toMatchObject({ least: moves });
    }
  });

  it('are on a shortest way wherever they come from', async () => {
    // One less than the most, from one of the farthest boards.
    const task = await board({ rows: 3, columns: 4, moves: 52 });
    expect((await difficultyOf(task, worker))!).toBe('very-hard');
    for (const size of [four, { rows: 4, columns: 3 }, { rows: 2, columns: 6 }]) {
      expect(longestKnown(size)).toBe(size.rows === 4 && size.columns === 3 ? 53 : 80);
      expect((await wish({ ...size, moves: longestKnown(size) })).ok).toBe(true);
    }
  });

  it('of larger boards are proven', async () => {
    for (const size of [
      { rows: 5, columns: 5 },
      { rows: 2, columns: 9 },
      { rows: 16, columns: 16 },
    ]) {
      for (const moves of [1, 12, 25]) {
        const task = await board({ ...size, moves });
        expect(shortWay(task, worker, {}, 10_000_000)).toMatchObject({ least: moves });
      }
      expect((await wish({ ...size, moves: 40 })).ok).toBe(true);
    }
    const five = { rows: 5, columns: 5 };
    expect(meeting(await board({ ...five, moves: 16 }), around(usualGoal(five), five, 8), 8)).toBe(16);
  });

  it('are solved only where no move is wished', async () => {
    for (const size of [four, { rows: 9, columns: 9 }]) {
      expect((await board({ ...size, moves: 0 })).cells).toEqual(usualGoal(size));
    }
  });
});

describe('boards of a level', () => {
  it.each(levels)('are %s, and depend on the seed alone', async (difficulty) => {
    for (const size of [three, four, { rows: 5, columns: 2 }, { rows: 5, columns: 5 }, { rows: 3, columns: 9 }]) {
      const seen = new Set<string>();
      for (const seed of [1, 2, 3]) {
        const task = await board({ ...size, difficulty, seed });
        expect(await difficultyOf(task, worker)).toBe(difficulty);
        expect(await board({ ...size, difficulty, seed })).toEqual(task);
        seen.add(task.cells.join());
      }
      expect(seen.size).toBe(3);
    }
  });

  it('are there for the smallest board', async () => {
    for (const difficulty of levels) {
      const task = await board({ rows: 2, columns: 2, difficulty });
      expect(await difficultyOf(task, worker)).toBe(difficulty);
    }
  });
});

describe('what cannot be had', () => {
  it.each([
    [{ ...four, moves: 81 }, 'wish-too-long', ['4x4', '81', '80']],
    [{ ...three, moves: 32 }, 'wish-too-long', ['3x3', '32', '31']],
    [{ rows: 2, columns: 2, moves: 7 }, 'wish-too-long', ['2x2', '7', '6']],
    [{ rows: 5, columns: 3, moves: 80 }, 'wish-not-found', ['5x3', '80', '72']],
    [{ rows: 5, columns: 5, moves: 41 }, 'wish-unproven', ['41', '40']],
    [{ ...four, moves: 10, difficulty: 'easy' as const }, 'wish-both', []],
  ])('%j is refused in words that say what can', async (asked, code, words) => {
    const told = await refusal(asked);
    expect(told.code).toBe(code);
    for (const language of languages) {
      const sentence = speaker(language, texts)(told);
      for (const word of words) expect(sentence).toContain(word);
      expect(sentence).toMatch(/; |: /);
      expect(sentence).toMatch(/\.$/);
    }
  });
});

it('a wish can be withdrawn', async () => {
  const stop = new Error('stop');
  const tick = () => {
    throw stop;
  };
  for (const asked of [
    { ...four, moves: 50 },
    { rows: 5, columns: 5, moves: 40 },
    { ...four, difficulty: 'very-hard' as const },
  ]) {
    await expect(wish(asked, { ...freshContext(), ticker: { tick } })).rejects.toBe(stop);
  }
});
