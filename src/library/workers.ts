/** Several workers as one engine: jobs go to those that are free, and a long search over all of them. */
import type { Client } from '../hosts/client.ts';
import { solveGrowing } from '../hosts/growing.ts';
import type { Pool } from '../hosts/pool.ts';
import { thisThread } from '../hosts/timers.ts';
import type { Engine } from './over.ts';

/** The workers of a pool; `newClient` is for callers who need one alone. */
export function workerEngine(pool: Pool, newClient: () => Client): Engine {
  const growing = { one: pool, many: async () => pool, now: thisThread.now };
  return {
    solve: (request, listener = () => undefined) =>
      pool.size > 1 ? solveGrowing(growing, request, listener) : pool.solve(request, listener),
    stream: (request, listener) => pool.solve(request, listener),
    ask: (question, limit) => pool.ask(question, limit),
    apart: newClient,
    close: () => pool.close(),
  };
}
