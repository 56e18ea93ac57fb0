/** Takes the largest number that still fits, again and again: quick, and often wrong, so it promises nothing. */
import type { Strategy } from '../../../contract/index.ts';
import type { Picked, Task } from '../model.ts';
import { text } from '../texts.ts';

export const greedy: Strategy<Task, Picked> = {
  id: 'greedy',
  name: text('greedy-name'),
  summary: text('greedy'),
  node: { means: text('greedy-node'), count: (n) => text('choices', { n }) },
  source: text('folklore'),
  guarantees: { complete: false, optimal: false },
  // Instead of `watch`, and only where a trace would make no sense.
  unwatchable: text('greedy-unwatchable'),
  async prepare({ numbers, target }) {
    return (probe) => {
      let missing = target;
      const pick = [...numbers]
        .sort((a, b) => b - a)
        .filter((number) => {
          probe.tick();
          const fits = number <= missing;
          if (fits) missing -= number;
          return fits;
        });
      if (missing === 0) probe.solution(pick);
      // What comes closest is shown where nothing is found, with the judge's words on what is wrong with it.
      else probe.nearest(pick);
    };
  },
};
