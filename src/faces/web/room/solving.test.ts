import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import type { SolveEvent, SolveRequest } from '../../../contract/index.ts';
import type { Client } from '../../../hosts/client.ts';
import { createSolving } from './solving.ts';

const stats = { nodes: 5, milliseconds: 1, prepareMilliseconds: 0 };
const request = (goal: SolveRequest['goal']): SolveRequest => ({ puzzle: 'p', text: 't', ...(goal ? { goal } : {}) });

/** A client whose jobs say what the test lets them say. */
function scripted() {
  const ears: ((event: SolveEvent) => void)[] = [];
  const cancelled: number[] = [];
  const client = {
    solve(_request: SolveRequest, hear: (event: SolveEvent) => void) {
      const number = ears.push(hear) - 1;
      return { done: new Promise(() => undefined), cancel: () => cancelled.push(number) };
    },
  } as unknown as Client;
  return { solving: createSolving(client), ears, cancelled };
}

test('solutions pile up, and a listener hears of each bundle', () => {
  const { solving, ears } = scripted();
  solving.start(request('all'));
  const heard: (string | undefined)[] = [];
  const stop = effect(() => {
    heard.push(solving.all().at(-1));
  });
  ears[0]!({ type: 'solutions', texts: ['a', 'b'] });
  ears[0]!({ type: 'solutions', texts: ['c'] });
  stop();
  expect(heard).toEqual([undefined, 'b', 'c']);
  expect([solving.listed.value, solving.count.value, solving.selected.value]).toEqual([3, 3, 0]);
});

test('choosing the same solution again is noticed', () => {
  const { solving, ears } = scripted();
  solving.start(request('all'));
  ears[0]!({ type: 'solutions', texts: ['a', 'b'] });
  const heard: string[] = [];
  const stop = effect(() => {
    heard.push(`${solving.choices.value}: ${solving.selected.value}`);
  });
  for (const index of [1, 1]) solving.choose(index);
  stop();
  expect(heard).toEqual(['0: 0', '1: 1', '2: 1']);
});

test('with goal best each solution replaces the one before', () => {
  const { solving, ears } = scripted();
  solving.start(request('best'));
  ears[0]!({ type: 'solutions', texts: ['good', 'better'] });
  ears[0]!({ type: 'solutions', texts: ['best'] });
  expect([solving.at(0), solving.listed.value]).toEqual(['best', 1]);
});

test('a worker that was ended counts at least what it had handed over', () => {
  const { solving, ears } = scripted();
  solving.start(request('all'));
  ears[0]!({ type: 'solutions', texts: ['a', 'b'] });
  ears[0]!({ type: 'ended', ending: 'cancelled', count: 0, proven: false, stats });
  expect(solving.last.value).toMatchObject({ type: 'ended', count: 2 });
  expect(solving.running.value).toBe(false);
});

test('a solve that was replaced or cleared has nothing more to say', () => {
  const { solving, ears, cancelled } = scripted();
  solving.start(request('all'));
  solving.start(request('all'));
  ears[0]!({ type: 'solutions', texts: ['stale'] });
  expect(solving.listed.value).toBe(0);
  solving.clear();
  ears[1]!({ type: 'ended', ending: 'cancelled', count: 9, proven: false, stats });
  expect([solving.last.value, solving.count.value, cancelled]).toEqual([undefined, 0, [0, 1]]);
});
