/** Solves in the room's worker, and over all cores of the device where a search turns out long. */
import type { SolveEvent, SolveRequest } from '../../../contract/index.ts';
import { browserClient, type Client, type Job } from '../../../hosts/browser/index.ts';
import { solveGrowing } from '../../../hosts/growing.ts';
import type { Pool } from '../../../hosts/pool.ts';

export function search(
  one: Pick<Client, 'solve'>,
  request: SolveRequest,
  listener: (event: SolveEvent) => void,
): Job<SolveEvent> {
  let pool: Pool | undefined;
  const many = async () => {
    const { Pool } = await import('../../../hosts/pool.ts');
    pool ??= new Pool(browserClient, navigator.hardwareConcurrency);
    return pool;
  };
  const job = solveGrowing({ one, many, now: () => performance.now() }, request, listener);
  return { done: job.done.finally(() => pool?.close()), cancel: () => job.cancel() };
}
