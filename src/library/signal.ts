/** Cancelling by a signal. */
import type { Job } from '../hosts/client.ts';

/** What this package uses of an `AbortSignal`, so that its types need neither those of browsers nor those of Node. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** What a job ends with. The moment the signal is raised, the job is cancelled, and the promise rejects with its reason. */
export async function untilAborted<T>(signal: Signal | undefined, begin: () => Job<T>): Promise<T> {
  if (!signal) return begin().done;
  if (signal.aborted) throw signal.reason;
  const job = begin();
  let stop!: () => void;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => {
      job.cancel();
      reject(signal.reason);
    };
  });
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([job.done, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
