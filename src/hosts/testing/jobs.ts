/** Requests and events for tests of the client. */
import type { SolveEvent, SolveRequest, Stats } from '../../contract/index.ts';

export const nothing: Stats = { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };
export const some: Stats = { nodes: 7, milliseconds: 70, prepareMilliseconds: 1 };
export const request = (text: string, milliseconds?: number): SolveRequest => ({
  puzzle: 'fake',
  text,
  ...(milliseconds === undefined ? {} : { budget: { milliseconds } }),
});
export const ended = (count = 0): SolveEvent => ({
  type: 'ended',
  ending: 'exhausted',
  count,
  proven: true,
  stats: some,
});
