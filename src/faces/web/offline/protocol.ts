/** What the page says to its service worker, and how the worker sees which pages are open. */

/** `share` is answered with a `Share`; `take over` lets a new version begin; `at rest` is the time for repairs and tidying. */
export type ToOffline = 'share' | 'take over' | 'at rest';

/** An open page holds a lock of this name, for the script that it began with. */
export const lockOf = (script: string): string => `teka page ${script}`;
export const scriptOf = (lock: string): string | undefined => lock.match(/^teka page (.+)/)?.[1];
