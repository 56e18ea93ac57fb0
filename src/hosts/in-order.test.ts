import { expect, it } from 'vitest';
import { turns } from '../engine/testing/time.ts';
import { inOrder } from './in-order.ts';

/** Takes as many turns of the event loop. */
const slow = (count: number) => ({ done: turns(count).then(() => count), cancel: () => undefined });

it('jobs are heard in their order, whichever ends first, and no more are under way than may be', async () => {
  let running = 0;
  let most = 0;
  const begin = (count: number) => {
    most = Math.max(most, ++running);
    const { done, cancel } = slow(count);
    return {
      cancel,
      done: done.then((took) => {
        running--;
        return took;
      }),
    };
  };
  const heard: number[] = [];
  for await (const [item, result] of inOrder([20, 5, 10, 1, 0], () => 2, begin)) {
    expect(result).toBe(item);
    heard.push(item);
  }
  expect(heard).toEqual([20, 5, 10, 1, 0]);
  expect(most).toBe(2);
});

it('who stops listening cancels what is under way', async () => {
  const cancelled: number[] = [];
  const begin = (item: number) => ({ done: turns(item), cancel: () => void cancelled.push(item) });
  const jobs = inOrder([1, 2, 3, 4], () => 3, begin);
  for await (const _ of jobs) break;
  expect(cancelled).toEqual([2, 3]);
});
