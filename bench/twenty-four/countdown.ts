/** Six Countdown numbers, all targets: every set of tiles, and a sample against the usual program. */
import { reach } from '../../src/puzzles/twenty-four/search/subsets/reach.ts';
import { type Bench, best, ms, race, times, whole } from '../harness.ts';
import { reachByPairs } from '../peers/pick-two.ts';

const FIRST_TARGET = 101;
const LAST_TARGET = 999;
const TILES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((n) => [n, n]).concat(25, 50, 75, 100);
const DRAWN = 6;
/** What the project aims at for a set on average; printed and not held, since machines differ. */
const AIMED_PER_SET = 0.6;
const LEAST_TIMES_FASTER = 20;
const SAMPLED = 12;

/** Every different choice of six tiles, sorted. */
function allSets(): number[][] {
  const found: number[][] = [];
  const choose = (from: number, chosen: readonly number[]) => {
    if (chosen.length === DRAWN) return void found.push([...chosen]);
    for (let i = from; i < TILES.length; i++) {
      if (i > from && TILES[i] === TILES[i - 1]) continue;
      choose(i + 1, [...chosen, TILES[i]!]);
    }
  };
  choose(0, []);
  return found;
}

type Reach = typeof reach;
const reachedBy = (solver: Reach, numbers: readonly number[]): number => {
  const marks = solver(numbers, LAST_TARGET);
  let reached = 0;
  for (let target = FIRST_TARGET; target <= LAST_TARGET; target++) reached += marks[target]!;
  return reached;
};

export function benchCountdown(bench: Bench): void {
  const sets = allSets();
  const targets = LAST_TARGET - FIRST_TARGET + 1;
  const { milliseconds, result } = best(2, () => sets.map((set) => reachedBy(reach, set)));
  const pairs = result.reduce((sum, reached) => sum + reached, 0);
  const full = result.filter((reached) => reached === targets).length;
  const perSet = milliseconds / sets.length;
  bench.row('Countdown, all sets and targets', milliseconds, ms(milliseconds), `${whole(sets.length)} sets`);
  bench.row('Countdown, a set', perSet, ms(perSet), `aimed at: at most ${AIMED_PER_SET} ms`);
  bench.row('Countdown, solvable pairs', pairs, whole(pairs), `of ${whole(sets.length * targets)}`);
  bench.row('Countdown, sets that reach every target', full, whole(full));
  bench.hold(sets.length === 13_243, `there are ${sets.length} sets, not 13,243`);
  bench.hold(pairs === 10_858_746, `${pairs} pairs of set and target are solvable, not 10,858,746`);
  bench.hold(full === 1226, `${full} sets reach every target, not 1226`);

  const sample = Array.from({ length: SAMPLED }, (_, i) => sets[Math.floor(((i + 0.5) * sets.length) / SAMPLED)]!);
  const {
    first: ours,
    second: naive,
    ratio,
  } = race(
    3,
    () => sample.map((set) => reachedBy(reach, set)),
    () => sample.map((set) => reachedBy(reachByPairs, set)),
  );
  const faster = 1 / ratio;
  bench.row(
    'Countdown by picking two, a set',
    naive.milliseconds / SAMPLED,
    ms(naive.milliseconds / SAMPLED),
    `${SAMPLED} sets`,
  );
  bench.row('Countdown, faster than picking two', faster, times(faster), `held to at least ${LEAST_TIMES_FASTER}`);
  bench.hold(ours.result.join() === naive.result.join(), 'picking two reaches other targets than the tables');
  bench.hold(faster >= LEAST_TIMES_FASTER, `the tables are only ${faster.toFixed(1)} times as fast as picking two`);
}
