import type { Served, serve as start } from '../../src/faces/server/index.ts';

export type { Served };

/** Serves a folder, with the API beside it; what is not said is as usual. */
export const serve: typeof start;
