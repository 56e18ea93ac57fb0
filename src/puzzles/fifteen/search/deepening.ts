/** IDA* on a board for people who watch: every iteration is a tree of its own, whose root is where the board is. */
import { IdaStar } from '../../../algorithms/ida-star/ida-star.ts';
import { DepthFirst } from '../../../algorithms/trace/depth-first.ts';
import type { Trace } from '../../../contract/index.ts';
import type { Path } from '../model.ts';
import { text } from '../texts.ts';
import { type BoardSpace, pathOf } from './board-space.ts';

/** Paths of `enough` moves and more are not looked for: it ends when its bound gets there. */
export function* traceDeepening(space: BoardSpace, enough = Number.POSITIVE_INFINITY): Generator<Trace<Path>, void> {
  const tree = new DepthFirst<Path>();
  const search = new IdaStar(space);
  let { bound } = search;
  if (bound >= enough) return;
  const h = bound;
  const figures = (g: number, rest: number) => ({ g, h: rest, f: g + rest, bound });
  const root = () => tree.enter([], false, figures(0, h));
  yield root();
  let outcome = h === 0 ? 'solved' : 'tried';
  while (outcome === 'tried' && search.bound < enough) {
    outcome = search.step();
    const { path } = search;
    const { rest, isCut } = search.last;
    if (search.bound > bound) {
      bound = search.bound;
      yield* tree.leaveAll();
      yield root();
    }
    while (tree.depth > path.length) yield tree.leave();
    yield tree.enter(pathOf(path), true, figures(path.length, rest));
    if (isCut) {
      tree.mark('cut', text('beyond-bound', { g: path.length, h: rest, bound }));
      yield tree.leave();
    } else tree.mark(search.bound < enough ? 'dead end' : 'open');
  }
  if (outcome === 'solved') tree.mark('solution');
  yield* tree.leaveAll();
}
