/**
 * Brute force, as a report of 2024 does it: the pieces in the order of the file; each in all eight orientations, also
 * where some look the same, and in each of them everywhere. When all fails, the first piece moves to the end of the
 * order and everything begins again, until every piece has been the first.
 *
 * One order already covers everything: the others repeat it, and are searched only because the report does so. So every
 * solution is reported by the first order, and when that finds none, no solution exists.
 */

import type { Strategy } from '../../../contract/index.ts';
import type { Filling, Piece, Task } from '../model.ts';
import { prepareSearch } from '../search/brute-force/search.ts';
import { firstSolution } from '../search/first.ts';
import { ordersInRotation as about } from './about.ts';
import { readTrials, runTrials, splitTrials } from './flat-parts.ts';
import { allowed, asDrawn, clockwise, type FlatShape, mirrored, type Orientation } from './flat-shapes.ts';
import { type FlatTrials, flatTrials, listener } from './flat-trials.ts';
import { isDivided } from './parts.ts';
import { traceOf } from './trace.ts';

/** Turned four times, then the mirror image of the last one turned four times. */
function eightOrientations(piece: Piece): readonly FlatShape[] {
  const turns = quarters(asDrawn(piece));
  const images = quarters(mirrored(turns[3]!));
  const ways: Orientation[] = [
    ...turns.map((shape, i) => ({ shape, turned: i > 0, mirrored: false })),
    // The last of these is the piece with left and right exchanged and nothing else.
    ...images.map((shape, i) => ({ shape, turned: i < 3, mirrored: true })),
  ];
  return allowed(piece, ways);
}

function quarters(shape: FlatShape): FlatShape[] {
  const once = clockwise(shape);
  const twice = clockwise(once);
  return [shape, once, twice, clockwise(twice)];
}

export const trialsInRotation = (task: Task): FlatTrials =>
  flatTrials(task, { orientations: eightOrientations, inner: 'cells', counted: 'cases' });

/** Each piece is the first once; without pieces there is still one search to make. */
export const rotations = (order: readonly number[]): readonly (readonly number[])[] =>
  order.length === 0 ? [order] : order.map((_, first) => [...order.slice(first), ...order.slice(0, first)]);

export const ordersInRotation: Strategy<Task, Filling> = {
  ...about,
  async prepare(task, goal, _options, { part }) {
    const flat = trialsInRotation(task);
    const search = prepareSearch(flat.trials);
    const orders = rotations(flat.order);
    const paths = part === undefined ? undefined : readTrials(part, flat, orders);
    if (paths) return (probe) => runTrials(task, flat, orders, goal, search, paths, probe);
    return (probe) => {
      for (const [done, order] of orders.entries()) {
        const { tick, found } = listener(task, flat, order, goal, probe);
        let success = false;
        search(order, {
          tick: (nodes, share) => tick(nodes, success ? share : (done + share) / orders.length),
          found(laid) {
            success = true;
            found(laid);
          },
        });
        if (success) return;
        probe.exhausted();
      }
    };
  },
  /** The further orders are searched only where the first finds nothing, which a quicker search knows beforehand. */
  split(task, goal, _options, { ticker }, round) {
    if (!isDivided(goal, round)) return [];
    const first = firstSolution(task, ticker);
    if (first === 'unknown') return [];
    const flat = trialsInRotation(task);
    const orders = rotations(flat.order);
    return splitTrials(flat, first === 'none' ? orders : orders.slice(0, 1), ticker);
  },
  watch(task, goal) {
    const flat = trialsInRotation(task);
    return traceOf(task, goal, flat, rotations(flat.order));
  },
};
