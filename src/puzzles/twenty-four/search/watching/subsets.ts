/**
 * The subset search as a trace: first its tables, then, as another tree, the search from the target backwards; and where the
 * Countdown rules leave no solution, one tree more for each value that may be the nearest.
 */
import type { Context, Goal, Trace } from '../../../../contract/index.ts';
import { sameKey } from '../../canonical.ts';
import type { Expression, Hand } from '../../model.ts';
import { readable } from '../../notation/index.ts';
import { text } from '../../texts.ts';
import { nearestValues } from '../subsets/nearest.ts';
import { countBits } from '../subsets/search.ts';
import { Backwards, type Verdict } from './backwards.ts';
import { WatchedTables } from './tables.ts';

export function* watchSubsets(hand: Hand, goal: Goal, { ticker }: Context): Generator<Trace<Expression>, void> {
  const tables = new WatchedTables(hand);
  yield* tables.watch();
  yield* following(tables.nodes, searches(hand, goal, tables, ticker));
}

function* searches(
  hand: Hand,
  goal: Goal,
  tables: WatchedTables,
  ticker: Context['ticker'],
): Iterable<Trace<Expression>> {
  const { target } = hand;
  const seen = new Map<string, Expression>();
  const backwards = new Backwards(tables);
  const subsets = subsetsOf(tables);
  yield* backwards.watch(subsets, target, text('watch-backwards', { value: target }), (e): Verdict => {
    const key = sameKey(e, 'd2');
    const earlier = seen.get(key);
    if (earlier) return { outcome: 'dead end', why: text('watch-same', { expression: readable(hand, earlier) }) };
    seen.set(key, e);
    return { outcome: 'solution', isLast: goal === 'first' };
  });
  if (seen.size > 0 || hand.rules !== 'countdown') return;
  let isFound = false;
  for (const value of nearestValues(hand, ticker)) {
    const why = text('watch-nearest', { value, target });
    yield* backwards.watch(subsets, value, text('watch-nearby', { value, target }), (): Verdict => {
      isFound = true;
      return { outcome: 'dead end', why, isLast: true };
    });
    if (isFound) return;
  }
}

/** The subsets that may make a value by themselves: the whole hand, or under the Countdown rules any, fewer numbers first. */
function subsetsOf({ hand, whole }: WatchedTables): readonly number[] {
  if (hand.rules !== 'countdown') return [whole];
  return Array.from({ length: whole }, (_, i) => i + 1).sort((a, b) => countBits(a) - countBits(b));
}

/** Trees that come after another one: their nodes are numbered on, and so are their iterations. */
function* following(nodes: number, events: Iterable<Trace<Expression>>): Iterable<Trace<Expression>> {
  for (const event of events) {
    const node = event.node + nodes;
    if (!('position' in event)) yield { ...event, node };
    else {
      const { parent, iteration = 0 } = event;
      yield { ...event, node, ...(parent !== undefined && { parent: parent + nodes }), iteration: iteration + 1 };
    }
  }
}
