/**
 * Whether a strategy stops when asked: by a person, by the clock, by its budget of nodes. Time passes by looks at the clock
 * only, so that the same search stops at the same place on every machine; contract.speed.test.ts measures milliseconds.
 */
import fc from 'fast-check';
import type { Options, Puzzle, SolveRequest } from '../../../contract/index.ts';
import { cachedFor, goalsTaken, lastOf, type Outcome, prepareFor, throughEngine } from '../run.ts';

/** An instance on which a strategy is busy for seconds at least. */
export interface LongRun {
  readonly text: string;
  readonly options?: Options;
  /** How many nodes it counts at once at the most, where it counts what it need not visit. */
  readonly atOnce?: number;
}

/** What keeps a strategy busy; or that nothing does, which is then proven by the examples. */
export type LongRuns = readonly LongRun[] | 'ends at once';

/** The milliseconds between two looks: as usual, on a machine a hundred times faster, and on one a hundred times slower. */
const PACES = [2, 0.02, 200] as const;
/** Slow enough for the engine to report at every look. */
const REPORTING = PACES[2];
/** Where it is stopped: early, while the engine still finds its stride, and in the middle. */
const LAST_STOP = 60;
/** Some strategies build tables for thousands of looks before their first node. */
const MOST_LOOKS = 100_000;
/** The longest slice of a kernel and the engine's longest stride are less; both are milliseconds of work. */
const MOST_NODES_BETWEEN_LOOKS = 100_000;
/** What takes no more on any example needs no stopping. */
const MOST_NODES_AT_ONCE = 100_000;

/** Asks for all solutions, or else for the best: these goals take longest. */
export function longRequest<I, S>(
  puzzle: Puzzle<I, S>,
  strategy: string,
  { text, options = {} }: LongRun,
): Omit<SolveRequest, 'puzzle'> & { readonly strategy: string } {
  const taken = goalsTaken(puzzle, { text, strategy, options });
  const goal = (['all', 'best', 'first', 'count'] as const).find((one) => taken.includes(one)) ?? 'all';
  return { text, strategy, goal, options };
}

/** A search that is stopped at the first look for which `isStop` holds. */
interface Stopped {
  readonly outcome: Outcome;
  /** How many looks there were, and how many of them after the stop. */
  readonly looks: number;
  readonly further: number;
}

type Cache = Map<string, unknown>;
type IsStop = (look: number, nodes: number) => boolean;

async function stoppedWhen<I, S>(
  puzzle: Puzzle<I, S>,
  request: Omit<SolveRequest, 'puzzle'>,
  pace: number,
  cache: Cache,
  isStop: IsStop,
): Promise<Stopped> {
  let looks = 0;
  let further = 0;
  let isAsked = false;
  let nodes = 0;
  const outcome = await throughEngine(puzzle, request, {
    cache,
    now: () => looks * pace,
    stopped() {
      looks++;
      if (isAsked) further++;
      isAsked ||= isStop(looks, nodes);
      return isAsked;
    },
    seen(event) {
      if (event.type === 'progress') nodes = event.stats.nodes;
    },
  });
  return { outcome, looks, further };
}

/** Several looks at which to stop, the same in every run. */
const stopsAt = (pace: number, count: number): number[] =>
  fc.sample(fc.integer({ min: 1, max: LAST_STOP }), { numRuns: count, seed: Math.round(100 * pace) });

/**
 * Stops it at `stops` looks on each clock, the first time and with everything prepared, and once after its first node. A
 * search with fewer looks than that ends by itself.
 */
export async function cancelComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  strategy: string,
  long: LongRun,
  stops = 3,
): Promise<string[]> {
  const request = longRequest(puzzle, strategy, long);
  const complaints: string[] = [];
  const attempt = async (pace: number, cache: Cache, isStop: IsStop, mustStop: boolean) => {
    const { outcome, looks, further } = await stoppedWhen(puzzle, request, pace, cache, isStop);
    const endedBefore = !mustStop && outcome.ended?.ending === 'exhausted' && further === 0;
    if (!endedBefore)
      complaints.push(...endingComplaints(outcome, 'cancelled').map((what) => `look ${looks}: ${what}`));
    if (further > 0) complaints.push(`it looked ${further} times after it was stopped`);
    complaints.push(...strideComplaints(outcome, pace, long.atOnce));
    return outcome.ended?.stats.nodes ?? 0;
  };
  const atEach = async (cache: () => Cache, count: number) => {
    for (const pace of PACES) {
      for (const stop of stopsAt(pace, count)) await attempt(pace, cache(), (look) => look >= stop, false);
    }
  };
  await atEach(() => new Map(), stops);
  if (complaints.length === 0) {
    await prepareFor(puzzle, request);
    const prepared = () => cachedFor(puzzle);
    await atEach(prepared, 1);
    const isBusy: IsStop = (look, nodes) => nodes > 0 || look >= MOST_LOOKS;
    const nodes = await attempt(REPORTING, prepared(), isBusy, true);
    if (nodes === 0) complaints.push('the last statistics tell of no work');
  }
  return [...new Set(complaints)].map((what) => `${strategy} on ${long.text}: ${what}`);
}

/** Where the engine looks at every tick, the nodes between two looks are what the strategy counts at once. */
function strideComplaints({ events }: Outcome, pace: number, limit = MOST_NODES_BETWEEN_LOOKS): string[] {
  if (pace !== REPORTING) return [];
  let before = 0;
  let most = 0;
  for (const event of events) {
    if (event.type !== 'progress' && event.type !== 'ended') continue;
    most = Math.max(most, event.stats.nodes - before);
    before = event.stats.nodes;
  }
  return most > limit ? [`${most} nodes without a look at the flag`] : [];
}

/** Whether every example, for every goal, takes so few nodes that a person has no time to stop it. */
export async function atOnceComplaints<I, S>(puzzle: Puzzle<I, S>, strategy: string): Promise<string[]> {
  const complaints: string[] = [];
  let total = 0;
  for (const { text } of puzzle.about.examples) {
    for (const goal of goalsTaken(puzzle, { text, strategy })) {
      const { ended } = await throughEngine(puzzle, { text, strategy, goal }, { cache: cachedFor(puzzle) });
      const nodes = ended?.stats.nodes ?? Number.POSITIVE_INFINITY;
      total += nodes;
      if (nodes > MOST_NODES_AT_ONCE)
        complaints.push(`${strategy} on ${text}, ${goal}: ${nodes} nodes; name a long run`);
    }
  }
  return total > 0 ? complaints : [`${strategy} counts no node on any example`];
}

/** A time limit on a clock that leaps must end the run; so must a person during a time limit. */
export async function timeComplaints<I, S>(puzzle: Puzzle<I, S>, strategy: string, long: LongRun): Promise<string[]> {
  const request = { ...longRequest(puzzle, strategy, long), budget: { milliseconds: 1000 } };
  let time = 0;
  const leaping = () => {
    time += 50;
    return time;
  };
  const late = await throughEngine(puzzle, request, { now: leaping });
  let looks = 0;
  const asked = await throughEngine(puzzle, request, { now: () => 0, stopped: () => ++looks > 5 });
  return [...endingComplaints(late, 'out of budget'), ...endingComplaints(asked, 'cancelled')].map(
    (what) => `${strategy} on ${long.text}: ${what}`,
  );
}

/** A budget of nodes ends the run, however small; the engine's own tests check that it then counts no more. */
export async function nodeComplaints<I, S>(puzzle: Puzzle<I, S>, strategy: string, long: LongRun): Promise<string[]> {
  const complaints: string[] = [];
  const request = longRequest(puzzle, strategy, long);
  for (const nodes of [1, 2, 10, 997, 20_000]) {
    const outcome = await throughEngine(puzzle, { ...request, budget: { nodes } }, { cache: cachedFor(puzzle) });
    complaints.push(...endingComplaints(outcome, 'out of budget'));
  }
  return complaints.map((what) => `${strategy} on ${long.text}: ${what}`);
}

export function endingComplaints(outcome: Outcome, wanted: string): string[] {
  if (!outcome.ended) return [`it did not end normally: ${lastOf(outcome)}`];
  const { ending, proven, stats } = outcome.ended;
  if (ending !== wanted) return [`it ended as ${ending}, not ${wanted}`];
  if (proven) return [`it was ${wanted} and still claims a proof`];
  return stats.milliseconds >= 0 ? [] : ['the last statistics have no time'];
}
