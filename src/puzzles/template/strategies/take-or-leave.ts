/** Takes or leaves one number after the other; a branch is cut where its sum is too large or can no longer get there. */
import type { Strategy } from '../../../contract/index.ts';
import type { Picked, Task } from '../model.ts';
import { text } from '../texts.ts';

export const takeOrLeave: Strategy<Task, Picked> = {
  id: 'take-or-leave',
  summary: text('take-or-leave'),
  node: { means: text('take-or-leave-node'), count: (n) => text('choices', { n }) },
  source: text('folklore'),
  guarantees: { complete: true, optimal: true },
  async prepare({ numbers, target }) {
    // What all numbers from each place on add up to: the bound, made once.
    const rest = numbers.map((_, i) => numbers.slice(i).reduce((sum, number) => sum + number, 0));
    return (probe) => {
      const pick: number[] = [];
      (function visit(i: number, missing: number): void {
        probe.tick();
        if (missing === 0) return probe.solution([...pick]);
        if (missing < 0 || missing > (rest[i] ?? 0)) return;
        pick.push(numbers[i]!);
        visit(i + 1, missing - numbers[i]!);
        pick.pop();
        visit(i + 1, missing);
      })(0, target);
    };
  },
  /** Each pick as it grows. */
  *steps({ numbers, target }) {
    yield* visit(0, target, []);
    function* visit(i: number, missing: number, pick: Picked): Iterable<Picked> {
      if (pick.length > 0) yield pick;
      for (let next = i; missing > 0 && next < numbers.length; next++) {
        yield* visit(next + 1, missing - numbers[next]!, [...pick, numbers[next]!]);
      }
    }
  },
};
