import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Buckets } from './buckets.ts';

interface Queued {
  readonly state: number;
  readonly sum: number;
  readonly made: number;
}

/** What comes next: the least sum, then the most moves made, then the one queued first. */
const nextOf = (queue: readonly Queued[]): Queued =>
  queue.reduce((a, b) => (b.sum < a.sum || (b.sum === a.sum && b.made > a.made) ? b : a));

it('gives the least sum, the most moves made, the first queued, whatever leaves in between', () => {
  const action = fc.oneof(
    fc.record({ add: fc.tuple(fc.nat(6), fc.nat(6)) }),
    fc.constant('pop' as const),
    fc.record({ remove: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 120 }), (actions) => {
      const buckets = new Buckets();
      const queue: Queued[] = [];
      let state = 0;
      for (const act of actions) {
        if (act !== 'pop' && 'add' in act) {
          const [rest, made] = act.add;
          queue.push({ state, sum: made + rest, made });
          buckets.add(state++, made + rest, made);
        } else if (queue.length > 0) {
          const gone = act === 'pop' ? nextOf(queue) : queue[act.remove % queue.length]!;
          if (act !== 'pop') buckets.remove(gone.state, gone.sum, gone.made);
          else {
            expect(buckets.leastSum()).toBe(gone.sum);
            expect(buckets.pop()).toBe(gone.state);
          }
          queue.splice(queue.indexOf(gone), 1);
        }
        expect(buckets.size).toBe(queue.length);
      }
    }),
    { numRuns: 300 },
  );
});
