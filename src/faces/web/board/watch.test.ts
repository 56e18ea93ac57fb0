import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '../board.ts';
import { createWatch, speeds } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search of `length` steps, each named by its number, in a worker that answers at once. */
function watching(length: number) {
  const asked: number[] = [];
  const options: unknown[] = [];
  const ask = (({ from, count, options: chosen }: { from: number; count: number; options: unknown }) => {
    asked.push(from);
    options.push(chosen);
    const steps = Array.from({ length: Math.max(0, Math.min(count, length - from)) }, (_, i) => `${from + i + 1}`);
    const done = Promise.resolve({ ok: true, ask: 'trace', steps, done: from + count > length });
    return { done, cancel: () => undefined };
  }) as unknown as BoardProps['ask'];
  const position = signal('here');
  const watch = createWatch({ ask, puzzle: { id: 'x' } as BoardProps['puzzle'] }, position, 'links');
  return { watch, asked, options, position };
}

test('steps are shown one by one, and asked for in stretches', async () => {
  const { watch, asked } = watching(1200);
  for (let i = 0; i < 501; i++) await watch.next();
  expect([watch.step.value, watch.frame.value]).toEqual([501, '501']);
  expect(asked).toEqual([0, 500]);
});

test('it plays at its speed to the end, stops there, and begins anew', async () => {
  const { watch } = watching(30);
  watch.speed.value = speeds.indexOf(10);
  watch.toggle();
  await vi.advanceTimersByTimeAsync(950);
  expect(watch.step.value).toBe(10);
  await vi.advanceTimersByTimeAsync(3000);
  expect([watch.step.value, watch.over.value, watch.playing.value]).toEqual([30, true, false]);
  watch.toggle();
  await vi.advanceTimersByTimeAsync(50);
  expect([watch.step.value, watch.playing.value]).toEqual([1, true]);
  watch.toggle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(watch.step.value).toBe(1);
});

test('the fastest speed shows many steps at once', async () => {
  const { watch } = watching(5000);
  watch.speed.value = speeds.length - 1;
  watch.toggle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(watch.step.value).toBeGreaterThan(900);
  expect(watch.frame.value).toBe(String(watch.step.value));
});

test('another position, and another strategy, begin a new search', async () => {
  const { watch, position } = watching(100);
  await watch.next();
  position.value = 'there';
  expect([watch.step.value, watch.frame.value]).toEqual([0, undefined]);
  await watch.next();
  watch.strategy.value = 'other';
  expect(watch.frame.value).toBeUndefined();
});

test('a choice of its own begins the search anew by it, and stays with its strategy', async () => {
  const { watch, options } = watching(100);
  await watch.next();
  watch.choose('order', 'rows');
  expect([watch.step.value, watch.frame.value]).toEqual([0, undefined]);
  await watch.next();
  watch.strategy.value = 'other';
  await watch.next();
  watch.strategy.value = 'links';
  await watch.next();
  expect(options).toEqual([{}, { order: 'rows' }, {}, { order: 'rows' }]);
});

test('a refusal is told, and ends the play', async () => {
  const ask = (() => ({
    done: Promise.resolve({ ok: false, of: 'instance', problem: { text: { code: 'no' } } }),
    cancel: () => undefined,
  })) as unknown as BoardProps['ask'];
  const watch = createWatch({ ask, puzzle: { id: 'x' } as BoardProps['puzzle'] }, signal('here'), 'links');
  watch.toggle();
  await vi.advanceTimersByTimeAsync(100);
  expect([watch.problem.value?.code, watch.playing.value]).toEqual(['no', false]);
});
