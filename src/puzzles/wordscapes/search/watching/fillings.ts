/** The searches of propagation as traces: some filling, the likeliest, all of them in the passes of `tellAll`. */
import type { Goal, Trace } from '../../../../contract/index.ts';
import type { Filling } from '../../model.ts';
import { text } from '../../texts.ts';
import { Bounds } from '../filling/bounds.ts';
import { Domains } from '../filling/domains.ts';
import type { Network } from '../filling/network.ts';
import { dearestOf } from '../filling/search.ts';
import { FIRST_STEP, type Limits, usual } from '../filling/telling.ts';
import { watchCount } from './counting.ts';
import { type Pass, type Verdict, WatchedWalk } from './walk.ts';

export function watchFillings(network: Network, goal: Goal): Iterable<Trace<Filling>> {
  if (goal === 'count') return watchCount(network);
  if (goal === 'all') return watchAll(network);
  const walk = new WatchedWalk(network);
  if (goal === 'best') return bestPass(network, walk);
  return walk.pass(new Domains(network), {
    why: text('watch-some'),
    judge: () => ({ outcome: 'solution', isLast: true }),
  });
}

const solution = (): Verdict => ({ outcome: 'solution' });

/** The likeliest filling; `better` hears what each better one costs. */
function bestPass(
  network: Network,
  walk: WatchedWalk,
  most?: number,
  better: (cost: number) => void = () => undefined,
) {
  const domains = new Domains(network);
  const ceiling = { bounds: new Bounds(network, domains), cost: Number.MAX_SAFE_INTEGER };
  const judge = (cost: number): Verdict => {
    ceiling.cost = cost - 1;
    better(cost);
    return { outcome: 'solution' };
  };
  const pass: Pass = { why: text('watch-best'), ceiling, judge, ...(most !== undefined && { most }) };
  return walk.pass(domains, pass);
}

/** All fillings at once where that takes few nodes; else the likeliest, and then those up to higher and higher costs. */
export function* watchAll(network: Network, limits: Limits = usual): Generator<Trace<Filling>, void> {
  const walk = new WatchedWalk(network);
  let found = 0;
  const counting = (): Verdict => {
    found++;
    return { outcome: 'solution' };
  };
  const all: Pass = { why: text('watch-all'), most: limits.fewNodes, judge: counting };
  const isDone = yield* walk.pass(new Domains(network), all);
  if (isDone && found <= limits.sorted) return;

  let best: number | undefined;
  const isKnown = yield* bestPass(network, walk, limits.bestNodes, (cost) => {
    best = cost;
  });
  const domains = new Domains(network);
  if (!isKnown) {
    yield* walk.pass(domains, { why: text('watch-all'), judge: solution });
    return;
  }
  if (best === undefined) return;
  const dearest = dearestOf(network, domains);
  let told = best - 1;
  for (let step = FIRST_STEP; told < dearest; step *= 2) {
    const [before, cost] = [told, Math.min(dearest, told + step)];
    yield* walk.pass(domains, {
      why: text('watch-up-to', { cost }),
      ceiling: { bounds: new Bounds(network, domains), cost },
      judge: (own) => (own > before ? { outcome: 'solution' } : { outcome: 'dead end', why: text('watch-told') }),
    });
    told = cost;
  }
}
