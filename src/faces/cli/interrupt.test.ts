import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { beforeLeaving, onInterrupt } from './interrupt.ts';

const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
afterEach(() => exit.mockClear());
afterAll(() => exit.mockRestore());

describe.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s', (signal, code) => {
  const raise = () => process.emit(signal, signal);

  it('stops what runs at first, and leaves at the second time', () => {
    const stop = vi.fn();
    const off = onInterrupt(stop);
    raise();
    expect([stop.mock.calls.length, exit.mock.calls]).toEqual([1, []]);
    raise();
    expect([stop.mock.calls.length, exit.mock.calls]).toEqual([1, [[code]]]);
    off();
  });

  it('leaves at once where nothing can be stopped', () => {
    const off = beforeLeaving(() => undefined);
    raise();
    expect(exit.mock.calls).toEqual([[code]]);
    off();
  });

  it('is left to the system where no listener is set', () => {
    const before = [process.listenerCount(signal), process.listenerCount('exit')];
    const offs = [onInterrupt(() => undefined), beforeLeaving(() => undefined)];
    expect(process.listenerCount(signal)).toBe(before[0]! + 1);
    for (const off of offs) off();
    expect([process.listenerCount(signal), process.listenerCount('exit')]).toEqual(before);
  });
});
