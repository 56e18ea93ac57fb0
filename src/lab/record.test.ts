import { expect, it } from 'vitest';
import type { AnyPuzzle } from '../contract/index.ts';
import { answer } from '../engine/ask.ts';
import { template } from '../puzzles/template/index.ts';
import { type AskTrace, record } from './record.ts';

const puzzle = template as unknown as AnyPuzzle;
const context = { ticker: { tick: () => undefined }, cache: new Map() };
const ask = ((question) => ({
  done: answer(puzzle, question, context),
  cancel: () => undefined,
})) as AskTrace;
const numbers = Array.from({ length: 12 }, (_, i) => i + 1).join(' ');
const watched = { puzzle: 'template', text: `${numbers} -> 30`, strategy: 'take-or-leave', goal: 'all' } as const;

it('a search is recorded to its end, in several stretches', async () => {
  let grown = 0;
  const { recording, done } = record(ask, watched, () => grown++);
  expect(await done).toBeUndefined();
  expect(recording.isComplete).toBe(true);
  expect(recording.count).toBeGreaterThan(1000);
  expect(grown).toBeGreaterThan(1);
});

it('a recording that is full ends', async () => {
  const { recording, done } = record(ask, watched, undefined, { nodes: 500, bytes: 1e9 });
  await done;
  expect([recording.count, recording.isFull, recording.isComplete]).toEqual([500, true, false]);
});

it('what cannot be watched says why', async () => {
  const { done } = record(ask, { ...watched, strategy: 'greedy' });
  expect((await done)?.text.code).toBe('greedy-unwatchable');
});

it('a recording that is cancelled ends with what it has', async () => {
  const recorder = record(ask, watched);
  recorder.cancel();
  expect(await recorder.done).toBeUndefined();
  expect(recorder.recording.count).toBe(0);
});
