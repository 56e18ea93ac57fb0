/**
 * The functions of `teka` with worker threads: as many as the machine has cores, each started when it is needed. A long search
 * is divided over all of them. Idle threads do not keep a program from ending.
 *
 * @example
 * ```ts
 * import { iq, solve } from 'teka/node';
 *
 * const task = iq.task({ board: { pyramid: 5 }, pieces: 'iq-puzzler-pro' });
 * const { solutions } = await solve(task, { signal: AbortSignal.timeout(60_000) });
 * console.log(solutions.length); // => 1
 * ```
 *
 * @module teka/node
 */
import { nodeClient, type Script } from './hosts/node/index.ts';
import { cores } from './hosts/node/pool.ts';
import { tekaOver } from './library/over.ts';
import type { Teka } from './library/teka.ts';
import { workerEngine } from './library/workers.ts';

export { nodeClient, type Script } from './hosts/node/index.ts';
export * from './library/index.ts';

export interface WorkersSettings {
  /** How many threads there may be; as many as the machine has cores where it is left out. */
  readonly size?: number;
  /** Their script, where it is not the one that comes with this package. */
  readonly worker?: Script;
}

/**
 * The same functions with threads of their own; `close` ends these.
 *
 * @example
 * ```ts
 * import { workers } from 'teka/node';
 *
 * const teka = workers({ size: 1 });
 * const { count } = await teka.solve({ puzzle: '24', text: '7 8 5 6' }, { goal: 'count' });
 * console.log(count); // => 3
 * teka.close();
 * ```
 */
export const workers = ({ size = cores(), worker }: WorkersSettings = {}): Teka =>
  tekaOver(workerEngine(() => nodeClient(worker), size));

const { solve, solutions, check, hint, explain, generate, watch, pick, close } = workers();

export { check, close, explain, generate, hint, pick, solutions, solve, watch };
