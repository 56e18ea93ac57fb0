/** Which search is watched and at which step, in one word of a link. */
import type { Options } from '../../../contract/index.ts';

export interface WatchedLink {
  readonly strategy: string;
  readonly goal: string;
  readonly options: Options;
  readonly step: number;
}

export function writeWatched({ strategy, goal, options, step }: WatchedLink): string {
  const all = { strategy, goal, ...(step > 0 && { step }), ...options };
  return new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)])).toString();
}

/** Nothing where the word names no strategy. Options come as words, which the reading of options takes as well. */
export function readWatched(written: string): WatchedLink | undefined {
  const { strategy, goal = '', step, ...options } = Object.fromEntries(new URLSearchParams(written));
  if (!strategy) return undefined;
  const number = Number(step);
  return { strategy, goal, step: Number.isSafeInteger(number) && number > 0 ? number : 0, options };
}
