/** The parts of a probe that hear nothing, for tests and measurements that need only nodes and solutions. */
import type { Probe } from '../../contract/index.ts';

export const silent: Pick<Probe<unknown>, 'counted' | 'nearest' | 'exhausted' | 'gauge' | 'note'> = {
  counted: () => undefined,
  nearest: () => undefined,
  exhausted: () => undefined,
  gauge: () => undefined,
  note: () => undefined,
};
