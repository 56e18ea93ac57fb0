/** Every subset as the bits of a counter: the plainest way, and the yardstick for cleverer ones. */
import type { Strategy } from '../../../contract/index.ts';
import type { Picked, Task } from '../model.ts';
import { text } from '../texts.ts';

export const everySubset: Strategy<Task, Picked> = {
  id: 'every-subset',
  summary: text('every-subset'),
  node: { means: text('every-subset-node'), count: (n) => text('subsets', { n }) },
  source: text('folklore'),
  guarantees: { complete: true, optimal: true },
  async prepare({ numbers, target }) {
    return (probe) => {
      for (let mask = 1; mask < 2 ** numbers.length; mask++) {
        probe.tick();
        const pick = numbers.filter((_, i) => mask & (1 << i));
        if (pick.reduce((sum, number) => sum + number, 0) === target) probe.solution(pick);
      }
    };
  },
};
