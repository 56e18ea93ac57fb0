import { describe, expect, it } from 'vitest';
import { withExit } from './exit.ts';
import { limited } from './limited.ts';

describe('work with an exit', () => {
  it('gives what it returns, or what it leaves with', () => {
    expect(withExit(() => 'done')).toBe('done');
    expect(withExit<string>((exit) => [1, 2].map(() => exit('left')).join())).toBe('left');
    expect(withExit<undefined>((exit) => exit(undefined))).toBeUndefined();
  });

  it('lets every other exception pass, also those of an exit further out', () => {
    const fault = new Error('fault');
    const failing = () =>
      withExit(() => {
        throw fault;
      });
    expect(failing).toThrow(fault);
    const outer = withExit<string>((exit) => `not ${withExit<string>(() => exit('outer'))}`);
    expect(outer).toBe('outer');
  });
});

describe('limited work', () => {
  it('is done within its limit, and given up beyond', () => {
    const work = (nodes: number) => (ticker: { tick(nodes?: number): void }) => {
      for (let i = 0; i < nodes; i++) ticker.tick();
      return 'done';
    };
    let heard = 0;
    const ticker = { tick: () => void heard++ };
    expect(limited(ticker, 5, work(5))).toBe('done');
    expect(heard).toBe(5);
    expect(limited(ticker, 5, work(100))).toBeUndefined();
    expect(heard).toBe(11);
  });

  it('is stopped by its ticker as ever', () => {
    const stop = new Error('stop');
    const tick = () => {
      throw stop;
    };
    expect(() => limited({ tick }, 5, (ticker) => ticker.tick())).toThrow(stop);
  });
});
