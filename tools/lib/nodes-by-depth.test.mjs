import { describe, expect, it } from 'vitest';
import { BOARDS, DEEPEST, measure, moveCount } from './nodes-by-depth.mjs';

it('counts the moves of a written path', () => {
  expect(moveCount('')).toBe(0);
  expect(moveCount('U2LD12')).toBe(15);
});

describe('measuring', () => {
  /** A board is written as the moves it takes and which path it is on; a shuffled one takes as many as its first entry says. */
  const puzzle = {
    about: { id: 'fake' },
    instance: { parse: (text) => ({ ok: true, value: text }), format: (board) => board },
    solution: { parse: (path) => ({ ok: true, value: moveCount(path) }) },
    judge: async (board) => ({
      play: { course: (length) => Array.from({ length: length + 1 }, (_, i) => `${length - i} of ${board}`) },
    }),
  };

  const run = (nodesOf) => {
    let asked = 0;
    const solve = async (_puzzle, { text, strategy, budget }, { emit }) => {
      const isJudge = strategy === 'judge';
      // Every second board cannot be solved, and every fourth is too easy.
      if (isJudge) asked++;
      const depth = isJudge ? [0, DEEPEST + 3, 0, DEEPEST - 1][asked % 4] : Number(text.split(' ')[0]);
      const nodes = isJudge ? 1 : nodesOf(depth);
      const isDone = nodes <= (budget.nodes ?? Number.POSITIVE_INFINITY);
      if (depth > 0 && isDone) emit({ type: 'solutions', texts: [`U${depth}`] });
      const ending = isDone ? 'exhausted' : 'out of budget';
      emit({ type: 'ended', ending, count: depth > 0 ? 1 : 0, stats: { nodes } });
    };
    const entrants = [{ name: 'one', strategy: 'one', options: {} }];
    const judge = { strategy: 'judge', options: {} };
    return measure({ puzzle, solve, draw: (items) => items, say: () => undefined, entrants, judge });
  };

  it('takes boards that are deep enough, and every second depth', async () => {
    const { boards, series } = await run((depth) => 10 * depth);
    expect(boards).toHaveLength(BOARDS);
    expect(boards.every((board) => board.startsWith(`${DEEPEST + 3} of`))).toBe(true);
    expect(series[0].points[0]).toEqual({ depth: 2, nodes: 20 });
    expect(series[0].points.at(-1)).toEqual({ depth: DEEPEST, nodes: 10 * DEEPEST });
  });

  it('takes the median, and goes no deeper when most are beyond the limit', async () => {
    let calls = 0;
    const { series } = await run((depth) => (depth < 6 ? ++calls : Number.POSITIVE_INFINITY));
    expect(series[0].points).toEqual([
      { depth: 2, nodes: 4 },
      { depth: 4, nodes: 11 },
    ]);
  });
});
