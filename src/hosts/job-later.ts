/** A job that begins once something is loaded. Cancelled before, it begins and is cancelled at once, so that it ends as any other. */
import type { Job } from './client.ts';

export const jobLater = <T>(begun: Promise<Job<T>>): Job<T> => ({
  done: begun.then(({ done }) => done),
  cancel: () => void begun.then(({ cancel }) => cancel()),
});
