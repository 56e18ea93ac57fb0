import { effect } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { SolveEvent, SolveRequest } from '../../../contract/index.ts';
import type { Client } from '../../../hosts/client.ts';
import { createSolving } from './solving.ts';

const stats = { nodes: 5, milliseconds: 1, prepareMilliseconds: 0 };
const request = (goal: SolveRequest['goal']): SolveRequest => ({ puzzle: 'p', text: 't', ...(goal ? { goal } : {}) });

/** A client whose jobs say what the test lets them say. */
function scripted() {
  const listeners: ((event: SolveEvent) => void)[] = [];
  const cancelled: number[] = [];
  const client = {
    solve(_request: SolveRequest, listener: (event: SolveEvent) => void) {
      const number = listeners.push(listener) - 1;
      return { done: new Promise(() => undefined), cancel: () => cancelled.push(number) };
    },
  } as unknown as Client;
  return { solving: createSolving(client), listeners, cancelled };
}

test('solutions pile up; a listener hears of the first at once, and of the others in turn', () => {
  vi.useFakeTimers();
  const { solving, listeners } = scripted();
  solving.start(request('all'));
  const heard: (string | undefined)[] = [];
  const stop = effect(() => {
    heard.push(solving.all().at(-1));
  });
  listeners[0]!({ type: 'solutions', texts: ['a', 'b'] });
  for (const text of ['c', 'd', 'e']) listeners[0]!({ type: 'solutions', texts: [text] });
  expect(heard).toEqual([undefined, 'b']);
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([undefined, 'b', 'e']);
  // The end does not wait.
  listeners[0]!({ type: 'solutions', texts: ['f'] });
  listeners[0]!({ type: 'ended', ending: 'exhausted', count: 6, proven: true, stats });
  stop();
  expect(heard.at(-1)).toBe('f');
  expect([solving.listed.value, solving.count.value, solving.selected.value]).toEqual([6, 6, 0]);
  vi.useRealTimers();
});

test('choosing the same solution again is noticed', () => {
  const { solving, listeners } = scripted();
  solving.start(request('all'));
  listeners[0]!({ type: 'solutions', texts: ['a', 'b'] });
  const heard: string[] = [];
  const stop = effect(() => {
    heard.push(`${solving.choices.value}: ${solving.selected.value}`);
  });
  for (const index of [1, 1]) solving.choose(index);
  stop();
  expect(heard).toEqual(['0: 0', '1: 1', '2: 1']);
});

test('with goal best each solution replaces the one before', () => {
  const { solving, listeners } = scripted();
  solving.start(request('best'));
  listeners[0]!({ type: 'solutions', texts: ['good', 'better'] });
  listeners[0]!({ type: 'solutions', texts: ['best'] });
  expect([solving.at(0), solving.listed.value]).toEqual(['best', 1]);
});

test('a worker that was ended counts at least what it had handed over', () => {
  const { solving, listeners } = scripted();
  solving.start(request('all'));
  listeners[0]!({ type: 'solutions', texts: ['a', 'b'] });
  listeners[0]!({ type: 'ended', ending: 'cancelled', count: 0, proven: false, stats });
  expect(solving.last.value).toMatchObject({ type: 'ended', count: 2 });
  expect(solving.running.value).toBe(false);
});

test('a solve that was replaced or cleared has nothing more to say', () => {
  const { solving, listeners, cancelled } = scripted();
  solving.start(request('all'));
  solving.start(request('all'));
  listeners[0]!({ type: 'solutions', texts: ['stale'] });
  expect(solving.listed.value).toBe(0);
  solving.clear();
  listeners[1]!({ type: 'ended', ending: 'cancelled', count: 9, proven: false, stats });
  expect([solving.last.value, solving.count.value, cancelled]).toEqual([undefined, 0, [0, 1]]);
});
