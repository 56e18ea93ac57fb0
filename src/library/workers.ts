/** Several workers as one engine: jobs go to those that are free, and a long search over all of them. */
import type { Client } from '../hosts/client.ts';
import { solveGrowing } from '../hosts/growing.ts';
import { Pool } from '../hosts/pool.ts';
import { thisThread } from '../hosts/timers.ts';
import type { Engine } from './over.ts';

/** Up to `size` workers, each started when it is needed. */
export function workerEngine(newClient: () => Client, size: number): Engine {
  const pool = new Pool(newClient, size);
  const growing = { one: pool, many: async () => pool, now: thisThread.now };
  return {
    solve: (request, listener = () => undefined) =>
      size > 1 ? solveGrowing(growing, request, listener) : pool.solve(request, listener),
    stream: (request, listener) => pool.solve(request, listener),
    ask: (question, limit) => pool.ask(question, limit),
    apart: newClient,
    close: () => pool.close(),
  };
}
