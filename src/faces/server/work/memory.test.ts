import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMemory } from './memory.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls while there is too little, but lets what was ended give its memory back first', () => {
  const shed = vi.fn();
  const end = watchMemory(1, shed);
  vi.advanceTimersByTime(1000);
  expect(shed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4000);
  expect(shed.mock.calls.length).toBeGreaterThan(1);
  end();
  const calls = shed.mock.calls.length;
  vi.advanceTimersByTime(10_000);
  expect(shed).toHaveBeenCalledTimes(calls);
});

it('is quiet where there is enough', () => {
  const shed = vi.fn();
  const end = watchMemory(1e6, shed);
  vi.advanceTimersByTime(10_000);
  expect(shed).not.toHaveBeenCalled();
  end();
});
