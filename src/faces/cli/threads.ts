/** How many threads a command uses: as many as it is told, or as it is worth. */
import type { Client } from '../../hosts/client.ts';
import { solveDivided } from '../../hosts/divided.ts';
import { solveGrowing } from '../../hosts/growing.ts';
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
      solve(request, listener) {
        let isCancelled = false;
        let cancel = () => {
          isCancelled = true;
        };
        const done = many().then((workers) => {
          const job = solveDivided(workers, now, request, listener);
          cancel = () => job.cancel();
          if (isCancelled) cancel();
          return job.done;
        });
        return { done, cancel: () => cancel() };
      },
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
