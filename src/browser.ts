/**
 * The functions of `teka` with Web Workers: as many as the device has cores, each started when it is needed. A long search is
 * divided over all of them.
 *
 * @example
 * ```js
 * import { solutions } from 'teka/browser';
 *
 * for await (const solution of solutions({ puzzle: '24', text: '7 8 5 6' })) {
 *   document.body.append(solution, document.createElement('br'));
 * }
 * ```
 *
 * @module teka/browser
 */
import { browserClient, type Script } from './hosts/browser/index.ts';
import { tekaOver } from './library/over.ts';
import type { Teka } from './library/teka.ts';
import { workerEngine } from './library/workers.ts';

export { browserClient, type Script } from './hosts/browser/index.ts';
export * from './library/index.ts';

export interface WorkersSettings {
  /** How many workers there may be; as many as the device has cores where it is left out. */
  readonly size?: number;
  /** Their script, where the bundler does not find the one that comes with this package. */
  readonly worker?: Script;
}

/** The same functions with workers of their own; `close` ends these. */
export const workers = ({ size = navigator.hardwareConcurrency, worker }: WorkersSettings = {}): Teka =>
  tekaOver(workerEngine(() => browserClient(worker), size));

const { solve, solutions, check, hint, explain, generate, watch, pick, close } = workers();

export { check, close, explain, generate, hint, pick, solutions, solve, watch };
