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
import { Pool } from './hosts/pool.ts';
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

/** Where a page is rendered on a server there is no such number, and nothing is solved. */
const cores = (): number => globalThis.navigator?.hardwareConcurrency ?? 1;

/**
 * The same functions with workers of their own; `close` ends these.
 *
 * @example
 * ```js
 * import { workers } from 'teka/browser';
 *
 * const teka = workers({ size: 1 });
 * const { words } = await teka.solve({ puzzle: '15', text: '1 2 3/4 - 6/7 5 8' });
 * document.body.append(words);
 * teka.close();
 * ```
 */
export function workers({ size = cores(), worker }: WorkersSettings = {}): Teka {
  const newClient = () => browserClient(worker);
  return tekaOver(workerEngine(new Pool(newClient, size), newClient));
}

const shared = /* @__PURE__ */ workers();

/** `solve` of `teka`, with Web Workers. @function */
export const solve: Teka['solve'] = shared.solve;

/** `solutions` of `teka`, with Web Workers. @function */
export const solutions: Teka['solutions'] = shared.solutions;

/** `check` of `teka`, with Web Workers. @function */
export const check: Teka['check'] = shared.check;

/** `hint` of `teka`, with Web Workers. @function */
export const hint: Teka['hint'] = shared.hint;

/** `explain` of `teka`, with Web Workers. @function */
export const explain: Teka['explain'] = shared.explain;

/** `generate` of `teka`, with Web Workers. @function */
export const generate: Teka['generate'] = shared.generate;

/** `watch` of `teka`, with Web Workers. @function */
export const watch: Teka['watch'] = shared.watch;

/** `pick` of `teka`, with Web Workers. @function */
export const pick: Teka['pick'] = shared.pick;

/** Ends the Web Workers that these functions share, and cancels what they do; a later call starts new ones. @function */
export const close: Teka['close'] = shared.close;
