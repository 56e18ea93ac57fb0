/** Waits for jobs on behalf of a caller. */
import type { Job } from '../../hosts/client.ts';
import type { Signal } from '../service.ts';

/** The end of a job; an abort cancels it, and it then ends as a cancelled one does. */
export async function awaited<T>(job: Job<T>, signal: Signal | undefined): Promise<T> {
  const cancel = () => job.cancel();
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  try {
    return await job.done;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
