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
import { cores, threadPool } from './hosts/node/pool.ts';
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
  tekaOver(workerEngine(threadPool(size, worker), () => nodeClient(worker)));

const shared = /* @__PURE__ */ workers();

/** `solve` of `teka`, with worker threads. @function */
export const solve: Teka['solve'] = shared.solve;

/** `solutions` of `teka`, with worker threads. @function */
export const solutions: Teka['solutions'] = shared.solutions;

/** `check` of `teka`, with worker threads. @function */
export const check: Teka['check'] = shared.check;

/** `hint` of `teka`, with worker threads. @function */
export const hint: Teka['hint'] = shared.hint;

/** `explain` of `teka`, with worker threads. @function */
export const explain: Teka['explain'] = shared.explain;

/** `generate` of `teka`, with worker threads. @function */
export const generate: Teka['generate'] = shared.generate;

/** `watch` of `teka`, with worker threads. @function */
export const watch: Teka['watch'] = shared.watch;

/** `pick` of `teka`, with worker threads. @function */
export const pick: Teka['pick'] = shared.pick;

/** Ends the worker threads that these functions share, and cancels what they do; a later call starts new ones. @function */
export const close: Teka['close'] = shared.close;
