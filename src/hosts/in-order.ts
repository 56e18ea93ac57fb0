/** Jobs that are begun before their turn, so that no worker waits, and heard in their order. */
import type { Job } from './client.ts';

export interface InOrder<T, R> extends AsyncIterable<readonly [item: T, result: R]> {
  /** Cancels every job that has begun. */
  cancel(): void;
}

/** Begins jobs while fewer than `ahead()` are under way. Whoever stops listening cancels the rest. */
export function inOrder<T, R>(items: Iterable<T>, ahead: () => number, begin: (item: T) => Job<R>): InOrder<T, R> {
  const running: { readonly item: T; readonly job: Job<R> }[] = [];
  const cancel = () => {
    for (const { job } of running) job.cancel();
  };
  async function* results(): AsyncGenerator<readonly [T, R], void> {
    const waiting = items[Symbol.iterator]();
    try {
      for (;;) {
        while (running.length < ahead()) {
          const next = waiting.next();
          if (next.done) break;
          running.push({ item: next.value, job: begin(next.value) });
        }
        const first = running[0];
        if (!first) return;
        const result = await first.job.done;
        running.shift();
        yield [first.item, result];
      }
    } finally {
      cancel();
    }
  }
  return { cancel, [Symbol.asyncIterator]: results };
}
