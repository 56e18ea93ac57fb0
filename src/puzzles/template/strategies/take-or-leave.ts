/** Takes or leaves one number after the other; a branch is cut where its sum is too large or can no longer get there. */
import { DepthFirst } from '../../../algorithms/trace/depth-first.ts';
import type { Strategy, Trace } from '../../../contract/index.ts';
import { MOST, type Picked, type Task } from '../model.ts';
import { text } from '../texts.ts';

export const takeOrLeave: Strategy<Task, Picked> = {
  id: 'take-or-leave',
  name: text('take-or-leave-name'),
  summary: text('take-or-leave'),
  node: { means: text('take-or-leave-node'), count: (n) => text('choices', { n }) },
  source: text('folklore'),
  guarantees: { complete: true, optimal: true },
  // Figures of the run and of the trace alike.
  gauges: { picked: text('gauge-picked'), missing: text('gauge-missing') },
  options: {
    target: { kind: 'number', least: 0, most: MOST, summary: text('option-target') },
    // A rule of pruning that can be left out, so that people see what it is worth; the suite holds it to the same solutions.
    bound: { kind: 'flag', default: true, summary: text('option-bound') },
  },
  // An option that changes the rules changes the task, so that everything is judged by the rules that were played.
  adapt: (task, { target }) => (typeof target === 'number' ? { ...task, target } : task),
  async prepare({ numbers, target }, _goal, { bound }) {
    const rest = restsOf(numbers, bound !== false);
    return (probe) => {
      if (target > rest[0]!) probe.note(text('too-small'));
      const pick: number[] = [];
      (function visit(i: number, missing: number): void {
        probe.tick();
        probe.gauge('picked', pick.length);
        if (missing === 0) return probe.solution([...pick]);
        if (missing < 0 || missing > rest[i]!) return;
        pick.push(numbers[i]!);
        visit(i + 1, missing - numbers[i]!);
        pick.pop();
        visit(i + 1, missing);
      })(0, target);
    };
  },
  /** The same search, told node by node. The shared suite holds it to the same number of nodes. */
  *watch({ numbers, target }, goal, { bound }) {
    const rest = restsOf(numbers, bound !== false);
    const tree = new DepthFirst<Picked>();
    let isOver = false;
    function* visit(i: number, missing: number, pick: Picked): Iterable<Trace<Picked>> {
      yield tree.enter(pick, true, { missing });
      if (missing === 0) {
        tree.mark('solution');
        isOver = goal === 'first';
      } else if (missing < 0 || missing > rest[i]!) tree.mark('cut', text(missing < 0 ? 'too-large' : 'too-small'));
      else {
        yield* visit(i + 1, missing - numbers[i]!, [...pick, numbers[i]!]);
        if (!isOver) yield* visit(i + 1, missing, pick);
      }
      yield tree.leave();
    }
    yield* visit(0, target, []);
  },
};

/** What all numbers from each place on add up to: the bound. Without it, only the end of the numbers is a bound. */
const restsOf = (numbers: readonly number[], isBound: boolean): readonly number[] =>
  [...numbers, 0].map((_, i) => {
    const rest = numbers.slice(i);
    return isBound || rest.length === 0 ? rest.reduce((sum, number) => sum + number, 0) : Number.POSITIVE_INFINITY;
  });
