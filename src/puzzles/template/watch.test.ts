import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goals } from '../../contract/index.ts';
import { countComplaints, traceOf } from '../testing/counted.ts';
import { publishedComplaints } from '../testing/recomputed.ts';
import { template } from './index.ts';
import { tasks } from './notation.ts';

const small = fc.record({
  numbers: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }),
  target: fc.integer({ min: 0, max: 30 }),
});

it('every strategy that can be watched is watched as it counts, for every goal', async () => {
  await fc.assert(
    fc.asyncProperty(small, fc.constantFrom(...goals), async (task, goal) => {
      for (const { id, watch } of template.solving.strategies) {
        const asked = { text: tasks.format(task), strategy: id, goal };
        if (watch) expect(await countComplaints(template, asked)).toEqual([]);
      }
    }),
  );
});

it('a subset grows from the one without its last number', async () => {
  const trace = await traceOf(template, { text: '3 5 8 -> 8', strategy: 'every-subset', goal: 'all' });
  expect(trace!.nodes.map(({ position, parent, outcome }) => [position.join(), parent, outcome])).toEqual([
    ['', undefined, 'branched'],
    ['3', 0, 'branched'],
    ['5', 0, 'branched'],
    ['3,5', 1, 'solution'],
    ['8', 0, 'solution'],
    ['3,8', 1, 'dead end'],
    ['5,8', 2, 'dead end'],
    ['3,5,8', 3, 'dead end'],
  ]);
  expect(trace!.nodes[5]!.why).toMatchObject({ code: 'wrong-sum', params: { sum: 11, target: 8 } });
});

it('what is published holds, or differs as it says', async () => {
  expect(await publishedComplaints(template)).toEqual([]);
});
