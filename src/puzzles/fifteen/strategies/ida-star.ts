/**
 * IDA* with a choice of heuristics: src/algorithms/ida-star on this board. In shards, each bound is a round, and each
 * beginning of some moves a shard of it; what a short search finds, or rules out, is not divided.
 */
import { beginningsOf } from '../../../algorithms/ida-star/beginnings.ts';
import { IdaStar, type Part } from '../../../algorithms/ida-star/ida-star.ts';
import { recentIn } from '../../../algorithms/kept/recent.ts';
import type { Context, Options, Probe, Shard, Strategy } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { isSolvable } from '../parity.ts';
import { type BoardSpace, pathOf } from '../search/board-space.ts';
import { traceDeepening } from '../search/deepening.ts';
import { guided, spaceFor, watchable } from '../search/guided.ts';

/** A board that is not solved within this many moves tried is worth dividing. */
const SHORT = 200_000;
/** A beginning of this many moves: there are some hundred, far more than cores. */
const LENGTH = 8;
/** By how much the work grows with each move that may be spent. */
const GROWTH = 2;

export const idaStar: Required<Pick<Strategy<Task, Path>, 'prepare' | 'split' | 'watch'>> = {
  async prepare(task, _goal, options, context) {
    const part = context.part === undefined ? undefined : partOf(context.part);
    return guided(task, options, context, (space) => (probe) => run(space, probe, part));
  },
  split(task, _goal, options, context, round) {
    if (!isSolvable(task)) return [];
    const least = shortSearch(task, options, context);
    if (least === undefined) return [];
    // With one tile a move, the sum of moves and estimate keeps its parity, unless misplaced tiles are counted.
    const step = task.metric === 'multi' || options.heuristic === 'misplaced' ? 1 : 2;
    const bound = least + step * round;
    return beginningsOf(spaceFor(task, options, context), bound, LENGTH).map(({ moves, spare }): Shard => {
      const way = moves.join('.');
      return { id: `${bound}-${moves.join('-')}`, weight: GROWTH ** spare, part: `${bound} ${way}` };
    });
  },
  watch: (task, _goal, options, context) => watchable(task, options, context, (space) => traceDeepening(space)),
};

function partOf(part: string): Part {
  const read = /^(\d+) (\d+(?:\.\d+)*)$/.exec(part);
  if (!read) throw new RangeError(`"${part}" is no part of this search`);
  return { bound: Number(read[1]), moves: read[2]!.split('.').map(Number) };
}

/** The bound that a short search comes to; undefined where it is solved by then. */
function shortSearch(task: Task, options: Options, context: Context): number | undefined {
  const known = recentIn<{ readonly least: number | undefined }>(context.cache, 'ida-star-short-searches', 8);
  const name = JSON.stringify([task, options]);
  const before = known.get(name);
  if (before) return before.least;
  const space = spaceFor(task, options, context);
  const search = new IdaStar(space);
  let isSolved = space.estimate() === 0;
  for (let tried = 0; tried < SHORT && !isSolved; tried++) {
    isSolved = search.step() === 'solved';
    if (tried % 1024 === 0) context.ticker.tick(0);
  }
  const least = isSolved ? undefined : search.bound;
  known.set(name, { least });
  return least;
}

/** Ticks for every move tried. A board that can be solved is never hopeless, but a part of a search may be. */
function run(space: BoardSpace, probe: Probe<Path>, part?: Part): void {
  if (space.estimate() === 0) return probe.solution([]);
  const search = new IdaStar(space, part);
  let outcome = 'tried';
  for (let bound = 0; outcome === 'tried'; ) {
    if (search.bound > bound) {
      bound = search.bound;
      probe.gauge('bound', bound);
    }
    outcome = search.step();
    if (outcome !== 'hopeless') probe.tick();
  }
  if (outcome === 'solved') probe.solution(pathOf(search.path));
}
