/** Solves in the room's worker, and over all cores of the device where a search turns out long. */
import type { SolveEvent, SolveRequest } from '../../../contract/index.ts';
import { browserClient, type Client, type Job } from '../../../hosts/browser/index.ts';
import { solveGrowing } from '../../../hosts/growing.ts';
import { Pool } from '../../../hosts/pool.ts';

export function search(
  one: Pick<Client, 'solve'>,
  request: SolveRequest,
  listener: (event: SolveEvent) => void,
): Job<SolveEvent> {
  const pool = new Pool(browserClient, navigator.hardwareConcurrency);
  const job = solveGrowing({ one, many: async () => pool, now: () => performance.now() }, request, listener);
  return { done: job.done.finally(() => pool.close()), cancel: () => job.cancel() };
}
