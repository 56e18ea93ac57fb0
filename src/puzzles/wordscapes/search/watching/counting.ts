/** The count of all fillings as a tree. Parts of the grid that have nothing in common are counted one by one. */
import { DepthFirst } from '../../../../algorithms/trace/depth-first.ts';
import type { Trace } from '../../../../contract/index.ts';
import type { Filling } from '../../model.ts';
import { text } from '../../texts.ts';
import { twinsOnly } from '../filling/count.ts';
import { Domains } from '../filling/domains.ts';
import type { Network } from '../filling/network.ts';
import { partsOf } from '../filling/parts.ts';
import { tightest } from '../filling/walk.ts';
import { fitsSoFar, misfit, noWord, type Shown, shownFilled, shownOf, withTrial } from './shown.ts';

type Counting = Generator<Trace<Filling>, number>;

/** Branches as `countFillings` does. */
export function* watchCount(network: Network): Generator<Trace<Filling>, void> {
  const domains = new Domains(network);
  const tree = new DepthFirst<Filling>();
  const isFull = () => domains.counts.every((count) => count === 1);
  const shown = () => (isFull() ? shownFilled(network, domains) : shownOf(network, domains));
  const enter = ({ position, figures }: Shown, counted: boolean) => tree.enter(position, counted, figures);

  function* countParts(slots: readonly number[], most: number): Counting {
    let product = 1;
    const parts = partsOf(network, domains, slots);
    for (const part of parts) {
      const needed = Math.ceil(most / product);
      const known = twinsOnly(network, domains, part);
      const isApart = parts.length > 1 || known !== undefined;
      if (isApart) yield enter(shown(), false);
      const count = known ?? (yield* countPart(part, needed));
      if (isApart) {
        const slots = part.map((slot) => network.spaces[slot]!.name).join(', ');
        tree.mark(known === undefined ? 'branched' : 'dead end', text('watch-part', { slots, count }));
        yield tree.leave();
      }
      if (count === 0) return 0;
      product = Math.min(most, product * count);
    }
    return product;
  }

  function* countPart(part: readonly number[], most: number): Counting {
    const slot = tightest(domains, part, 2);
    let count = 0;
    for (const word of domains.list(slot)) {
      const mark = domains.mark();
      const before = shown();
      if (domains.assign(slot, word)) {
        yield enter(shown(), true);
        const isFilled = part.every((other) => domains.counts[other] === 1);
        if (isFull()) tree.mark('solution');
        else tree.mark('dead end', isFilled ? text('watch-part-filled') : fitsSoFar(network, { slot, word }));
        count += yield* countParts(part, most - count);
      } else {
        yield enter(withTrial(before, network, { slot, word }), true);
        tree.mark('dead end', misfit(network, domains, { slot, word }));
      }
      yield tree.leave();
      domains.undo(mark);
      if (count >= most) return most;
    }
    return count;
  }

  yield enter(domains.isPossible ? shown() : shownOf(network, domains), domains.isPossible);
  if (domains.isPossible) {
    tree.mark(isFull() ? 'solution' : 'dead end', text('watch-count'));
    yield* countParts([...domains.counts.keys()], Number.MAX_SAFE_INTEGER);
  } else tree.mark('dead end', noWord(network, domains));
  yield* tree.leaveAll();
}
