import { expect, test } from 'vitest';
import type { AnyPuzzle, SolveRequest } from '../../../contract/index.ts';
import type { Client } from '../../../hosts/browser/index.ts';
import { createComparing } from './comparing.ts';

/** A worker that answers when it is told to, and writes down what it was asked and what was cancelled. */
function worker() {
  const asked: SolveRequest[] = [];
  const answers: (() => void)[] = [];
  let cancelled = 0;
  const solve = (request: SolveRequest) => {
    asked.push(request);
    const last = { type: 'ended', ending: 'exhausted', count: asked.length, proven: true };
    const done = new Promise((resolve) => answers.push(() => resolve(last)));
    return { done, cancel: () => void cancelled++ };
  };
  const next = async () => {
    answers.shift()!();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const client = { solve } as unknown as Client;
  return { asked, next, cancelled: () => cancelled, client };
}

const puzzle = { about: { id: 'x' } } as AnyPuzzle;
const asking = { text: 'here', goal: 'all', strategies: ['one', 'two'], options: { two: { deep: true } } } as const;

test('strategies run one after the other, each with its options and within its time', async () => {
  const { asked, next, client } = worker();
  const comparing = createComparing(client, puzzle);
  const states = () => comparing.turns.value.map(({ state }) => state);
  const done = comparing.start({ ...asking, seconds: 5 });
  expect([states(), asked.length]).toEqual([['running', 'waiting'], 1]);
  await next();
  expect([states(), comparing.running.value]).toEqual([['over', 'running'], true]);
  await next();
  await done;
  expect([states(), comparing.running.value]).toEqual([['over', 'over'], false]);
  expect(comparing.turns.value.map(({ last }) => last?.type === 'ended' && last.count)).toEqual([1, 2]);
  expect(asked[1]).toMatchObject({ text: 'here', strategy: 'two', goal: 'all', options: { deep: true } });
  expect(asked.map(({ budget }) => budget?.milliseconds)).toEqual([5000, 5000]);
});

test('stopping keeps what is over, and nothing that comes later is told', async () => {
  const { next, cancelled, client } = worker();
  const comparing = createComparing(client, puzzle);
  const done = comparing.start({ ...asking, seconds: 5 });
  await next();
  comparing.stop();
  await next();
  await done;
  expect(comparing.turns.value.map(({ strategy, state }) => [strategy, state])).toEqual([['one', 'over']]);
  expect([comparing.running.value, cancelled()]).toEqual([false, 1]);
  comparing.clear();
  expect(comparing.turns.value).toEqual([]);
});
