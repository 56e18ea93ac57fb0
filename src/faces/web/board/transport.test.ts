import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatOf, createTransport } from './transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const places = (length: number, pause = 100, more = {}) =>
  createTransport({ length: () => length, beat: () => ({ pause, by: 1 }), ...more });

test('plays to the end, stops there, and begins anew', () => {
  const transport = places(2);
  transport.toggle();
  vi.advanceTimersByTime(99);
  expect(transport.at.value).toBe(0);
  vi.advanceTimersByTime(1);
  expect([transport.at.value, transport.playing.value]).toEqual([1, true]);
  vi.advanceTimersByTime(100);
  expect([transport.at.value, transport.over.value, transport.playing.value]).toEqual([2, true, false]);
  transport.toggle();
  expect([transport.at.value, transport.playing.value]).toEqual([0, true]);
  transport.toggle();
  vi.advanceTimersByTime(1000);
  expect([transport.at.value, transport.playing.value]).toEqual([0, false]);
});

test('goes anywhere by hand, but not beyond the ends, and stops there', () => {
  const transport = places(5, 100, { begin: Number.POSITIVE_INFINITY });
  expect([transport.at.value, transport.over.value]).toEqual([5, true]);
  transport.toggle();
  transport.go(3.2);
  vi.advanceTimersByTime(1000);
  expect([transport.at.value, transport.playing.value]).toEqual([3, false]);
  transport.go(-1);
  expect(transport.at.value).toBe(0);
  transport.go(99);
  expect(transport.at.value).toBe(5);
});

test('follows another beat at once, and may begin with a step', () => {
  const pause = signal(1000);
  const transport = createTransport({ length: () => 9, beat: () => ({ pause: pause.value, by: 2 }), eager: true });
  transport.toggle();
  expect(transport.at.value).toBe(2);
  pause.value = 10;
  vi.advanceTimersByTime(10);
  expect(transport.at.value).toBe(4);
  transport.dispose();
  vi.advanceTimersByTime(1000);
  expect(transport.at.value).toBe(4);
});

test('what has no length does not play', () => {
  const transport = places(0, 100, { eager: true });
  transport.toggle();
  expect([transport.at.value, transport.playing.value]).toEqual([0, false]);
});

test('a beat shows slow steps one by one and quick ones together', () => {
  expect(beatOf(2)).toEqual({ pause: 500, by: 1 });
  expect(beatOf(1000)).toEqual({ pause: 40, by: 40 });
});
