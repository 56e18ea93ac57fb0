/**
 * A brute force search to watch: the root is where it begins, and each piece laid is a node, which is left when the piece
 * is taken back. A try that does not fit is a node only where the strategy counts it.
 */
import { DepthFirst } from '../../../algorithms/trace/depth-first.ts';
import type { Goal, Text, Trace } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { Walk } from '../search/brute-force/walk.ts';
import { fillingOf } from '../search/filling.ts';
import { text } from '../texts.ts';
import type { FlatTrials } from './flat-trials.ts';

/** Several orders are iterations, each from the beginning, until one of them leads to a solution. */
export function* traceOf(
  task: Task,
  goal: Goal,
  flat: FlatTrials,
  orders: Iterable<readonly number[]>,
): Generator<Trace<Filling>, void> {
  const { trials, placements, isNew } = flat;
  const tree = new DepthFirst<Filling>();
  for (const order of orders) {
    const walk = new Walk(trials, order);
    let position = fillingOf(task, task.placed);
    yield tree.enter(position, trials.counted === 'calls', figuresOf(task, flat, order, walk));
    for (const step of walk.steps()) {
      if (step === 'taken back') yield tree.leave(whyDead(task, flat, order, walk.laid.length + 1));
      if (step === 'laid' || step === 'taken back') {
        position = fillingOf(task, [...task.placed, ...placements(order, walk.laid)]);
      }
      if (step === 'laid' || step === 'missed') {
        yield tree.enter(position, true, figuresOf(task, flat, order, walk));
      }
      if (step === 'missed') yield tree.leave(text('does-not-fit'));
      if (step !== 'solved') continue;
      if (!isNew(order, walk.laid)) tree.mark('dead end', text('looks-alike'));
      else {
        tree.mark('solution');
        if (goal === 'first') return yield* tree.leaveAll();
      }
    }
    yield tree.leave(whyDead(task, flat, order, 0));
    if (walk.found > 0) return;
  }
}

type Figures = Readonly<Record<string, number>>;

function figuresOf(task: Task, { trials, pieces }: FlatTrials, order: readonly number[], { laid }: Walk): Figures {
  const sizeOf = (piece: number) => task.pieces[pieces[piece]!]!.shape.length;
  const taken = laid.reduce((sum, _, place) => sum + sizeOf(order[place]!), trials.taken.length);
  const next = order[laid.length];
  const tries = next === undefined ? 0 : trials.tries[next]!.length / 2;
  return { pieces: order.length - laid.length, cells: trials.cells - taken, tries };
}

/** Why nothing comes of a node at which this many pieces lie. */
function whyDead(task: Task, { pieces }: FlatTrials, order: readonly number[], laid: number): Text {
  const next = order[laid];
  return next === undefined ? text('not-full') : text('fits-nowhere', { name: task.pieces[pieces[next]!]!.name });
}
