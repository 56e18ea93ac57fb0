import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Task, usualGoal } from '../model.ts';
import { createPlayback, faster, readDelay, slower } from './playback.ts';

const size = { rows: 3, columns: 3 };
const task: Task = { ...size, cells: [1, 2, 3, 4, 5, 6, 0, 7, 8], goal: usualGoal(size), metric: 'single' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('plays at its delay to the end, and begins anew', () => {
  const delay = signal(300);
  const playback = createPlayback(task, [], task.cells, ['L', 'L'], delay)!;
  expect(playback.tiles).toEqual([7, 8]);
  playback.toggle();
  vi.advanceTimersByTime(299);
  expect(playback.at.value).toBe(0);
  vi.advanceTimersByTime(1);
  expect(playback.at.value).toBe(1);
  delay.value = 50;
  vi.advanceTimersByTime(50);
  expect([playback.at.value, playback.playing.value]).toEqual([2, false]);
  expect(playback.cells.value).toEqual(task.goal);
  playback.toggle();
  expect([playback.at.value, playback.playing.value]).toEqual([0, true]);
  playback.go(99);
  expect([playback.at.value, playback.playing.value]).toEqual([2, false]);
  playback.go(1);
  expect(playback.steps()).toEqual([{ direction: 'L', count: 1 }]);
  playback.toggle();
  playback.dispose();
  vi.advanceTimersByTime(1000);
  expect(playback.at.value).toBe(1);
});

test('does not exist for moves that cannot be made', () => {
  expect(createPlayback(task, [], task.cells, ['R'], signal(1))).toBeUndefined();
});

test('tells a delay from other text', () => {
  expect(['300', ' 0 ', '60000'].map(readDelay)).toEqual([300, 0, 60_000]);
  expect(['', 'abc', '-1', '1.5', '60001', '1e3', '3 00'].map(readDelay)).toEqual(Array(7).fill(undefined));
});

test('goes to the next usual delay, also from an unusual one, and not beyond the last', () => {
  expect([slower(300), slower(301), slower(0), slower(3000), slower(9000)]).toEqual([
    500,
    500,
    50,
    undefined,
    undefined,
  ]);
  expect([faster(300), faster(301), faster(9000), faster(50), faster(0)]).toEqual([200, 300, 3000, 0, undefined]);
});
