/** How many threads a command uses: as many as it is told, or as it is worth. */
import type { Client } from '../../hosts/client.ts';
import { solveDivided } from '../../hosts/divided.ts';
import { solveGrowing } from '../../hosts/growing.ts';
import { jobLater } from '../../hosts/job-later.ts';
import type { Workers } from '../../hosts/pool.ts';
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
  const now = () => performance.now();
  if (threads === 1) return terminal.newClient();
  let pool: Promise<Workers> | undefined;
  const many = () => {
    pool ??= terminal.newPool(typeof threads === 'number' ? threads : undefined);
    return pool;
  };
  const close = () => void pool?.then((workers) => workers.close());
  if (threads !== undefined) {
    return {
      close,
      solve: (request, listener) => jobLater(many().then((workers) => solveDivided(workers, now, request, listener))),
    };
  }
  const one = terminal.newClient();
  return {
    solve: (request, listener = () => undefined) => solveGrowing({ one, many, now }, request, listener),
    close() {
      one.close();
      close();
    },
  };
}
