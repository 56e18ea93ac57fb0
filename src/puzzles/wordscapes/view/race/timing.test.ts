import { expect, test } from 'vitest';
import type { SolveEvent } from '../../../../contract/index.ts';
import type { BoardProps } from '../../../../faces/web/board.ts';
import { createTiming } from './timing.ts';

/** Solves that take these times, one after the other, and find nothing from the last one on. */
function timed(...times: number[]) {
  const strategies: (string | undefined)[] = [];
  const solve: BoardProps['solve'] = ({ strategy }) => {
    strategies.push(strategy);
    const milliseconds = times.shift() ?? 10_000;
    const stats = { nodes: 7, milliseconds, prepareMilliseconds: 0 };
    const ended = { type: 'ended', ending: 'goal met', count: milliseconds < 10_000 ? 1 : 0, proven: false, stats };
    return { done: Promise.resolve(ended as SolveEvent), cancel: () => undefined };
  };
  return { strategies, timing: (runs: number) => createTiming({ solve }, 'x', runs) };
}

test('the fastest of all runs counts', async () => {
  const { strategies, timing } = timed(5, 4, 2, 3, 6, 1);
  const both = timing(3);
  await both.start();
  expect(strategies).toEqual(Array(3).fill(['permutations', 'crossings']).flat());
  expect(both.measured.value).toMatchObject({ plain: { milliseconds: 2 }, crossings: { milliseconds: 1 } });
  expect(both.running.value).toBe(false);
});

test('what is not through is told as such', async () => {
  const both = timed().timing(1);
  await both.start();
  expect(both.measured.value.plain).toEqual({ milliseconds: 10_000, checks: 7, isThrough: false });
});

test('stopping ends it', async () => {
  const { strategies, timing } = timed(1, 1);
  const both = timing(2);
  const started = both.start();
  both.stop();
  await started;
  expect([strategies.length, both.running.value]).toEqual([1, false]);
});
