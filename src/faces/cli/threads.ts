/** How many threads a command uses: as many as it is told, or as it is worth. */
import type { SolveEvent, SolveRequest } from '../../contract/index.ts';
import type { Client, Job } from '../../hosts/client.ts';
import { solveDivided } from '../../hosts/divided.ts';
import { solveGrowing } from '../../hosts/growing.ts';
import { jobLater } from '../../hosts/job-later.ts';
import type { Workers } from '../../hosts/pool.ts';
import type { Listener } from '../../hosts/receiver.ts';
import type { Threads } from './flags.ts';
import type { Terminal } from './terminal.ts';

/** What does many jobs in this many threads; the caller closes it. */
export async function workersFor(terminal: Terminal, threads: number | 'auto'): Promise<Workers> {
  if (threads !== 1) return terminal.newPool(threads === 'auto' ? undefined : threads);
  const client = terminal.newClient();
  return {
    size: 1,
    solve: (...given) => client.solve(...given),
    ask: (...given) => client.ask(...given),
    start: () => client.start(),
    close: () => client.close(),
  };
}

/** What solves in this many threads; the caller closes it. A search for which nothing is said begins in one, and gets all where it is long. */
export function searcherFor(terminal: Terminal, threads: Threads): Pick<Client, 'solve' | 'close'> {
  const { now } = terminal;
  const one = terminal.newClient();
  if (threads === 1) return one;
  let pool: Promise<Workers> | undefined;
  const many = () => {
    pool ??= terminal.newPool(typeof threads === 'number' ? threads : undefined);
    return pool;
  };
  /** What cannot be divided is solved by one, as if nothing had been said; for the rest all threads start at once. */
  const divided = async (request: SolveRequest, listener?: Listener): Promise<Job<SolveEvent>> => {
    const { budget: _, part: __, ...asked } = request;
    const reply = await one.ask({ ask: 'divides', ...asked }).done;
    if (!reply.ok || !reply.divides) return one.solve(request, listener);
    const workers = await many();
    workers.start();
    return solveDivided(workers, now, request, listener);
  };
  return {
    solve: (request, listener = () => undefined) =>
      threads === undefined
        ? solveGrowing({ one, many, now }, request, listener)
        : jobLater(divided(request, listener)),
    close() {
      one.close();
      void pool?.then((workers) => workers.close());
    },
  };
}
