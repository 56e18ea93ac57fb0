/** Worker threads of Node as a pool. */
import { availableParallelism } from 'node:os';
import { Client, type Platform } from '../client.ts';
import { CommonMemories } from '../commons.ts';
import { Pool } from '../pool.ts';
import type { Script } from './index.ts';
import { type ResourceLimits, threads } from './threads.ts';
import { workerScript } from './worker-script.ts';

/** How many threads can work at once. */
export const cores = (): number => availableParallelism();

/** Threads that may not use more than this. */
export const limitedThreads = (limits: ResourceLimits, worker?: Script): Platform =>
  threads(() => worker ?? workerScript(), undefined, limits);

/** Up to `size` threads, each started when it is needed; `close` ends them. */
export function threadPool(size: number, worker?: Script): Pool {
  const platform = threads(() => worker ?? workerScript(), size > 1 ? new CommonMemories() : undefined);
  return new Pool(() => new Client(platform), size);
}
