/** Whether a strategy stops when told: by a person, by the clock, by its budget of nodes. */
import type { Options, Puzzle, SolveRequest } from '../../../contract/index.ts';
import { cpuMilliseconds } from '../cpu.ts';
import { goalsTaken, keptFor, lastOf, type Outcome, prepareFor, throughEngine } from '../run.ts';

/** An instance on which a strategy is busy for seconds at least. */
export interface LongRun {
  readonly text: string;
  readonly options?: Options;
}

/** What keeps a strategy busy; or that nothing does, which is then proven by the examples. */
export type LongRuns = readonly LongRun[] | 'ends at once';

/** What a person still feels as at once. */
export const MOST_WORK_BETWEEN_LOOKS = 100;
/** The grace time of `hosts/client.ts`. */
const MOST_WORK_WHEN_COLD = 400;
/** Long enough for the strategy to get into its hot loops, and for the engine to look less often. */
const WORK_BEFORE_CANCEL = 200;
const LOOKS_BEFORE_CANCEL = 5;

/** Asks for all solutions, or else for the best: these goals take longest. */
function requestOf<I, S>(puzzle: Puzzle<I, S>, strategy: string, long: LongRun): Omit<SolveRequest, 'puzzle'> {
  const { text, options = {} } = long;
  const taken = goalsTaken(puzzle, { text, strategy, options });
  const goal = (['all', 'best', 'first', 'count'] as const).find((one) => taken.includes(one)) ?? 'all';
  return { text, strategy, goal, options };
}

/**
 * Asks to stop a while after the start, and measures the work between any two looks at the flag. What was stopped before
 * its first node, since it has much to prepare, is stopped a second time with all that prepared.
 */
export async function cancelComplaints<I, S>(puzzle: Puzzle<I, S>, strategy: string, long: LongRun): Promise<string[]> {
  let { complaints, nodes } = await cancelledSoon(puzzle, strategy, long, () => new Map());
  if (nodes === 0 && complaints.length === 0) {
    await prepareFor(puzzle, { ...requestOf(puzzle, strategy, long), strategy });
    ({ complaints, nodes } = await cancelledSoon(puzzle, strategy, long, () => keptFor(puzzle)));
  }
  const all = nodes === 0 ? [...complaints, 'the last statistics tell of no work'] : complaints;
  return all.map((what) => `${strategy} on ${long.text}: ${what}`);
}

/** What is wrong with how it stops, and how many nodes it got to. */
async function cancelledSoon<I, S>(
  puzzle: Puzzle<I, S>,
  strategy: string,
  long: LongRun,
  cache: () => Map<string, unknown>,
) {
  const outcome = await cancelled(puzzle, strategy, long, cache());
  const complaints = endingComplaints(outcome, 'cancelled');
  // Code that runs for the first time is slow; but a host waits no longer than this before it ends the worker.
  if (outcome.longest > MOST_WORK_WHEN_COLD) {
    complaints.push(`${Math.round(outcome.longest)} ms of work without a look at the flag, the first time`);
  }
  // Noise only ever adds work, so the best of a few attempts tells.
  let longest = outcome.longest;
  for (let again = 0; again < 2 && longest > MOST_WORK_BETWEEN_LOOKS; again++) {
    longest = Math.min(longest, (await cancelled(puzzle, strategy, long, cache())).longest);
  }
  if (longest > MOST_WORK_BETWEEN_LOOKS)
    complaints.push(`${Math.round(longest)} ms of work without a look at the flag`);
  return { complaints, nodes: outcome.ended?.stats.nodes ?? 0 };
}

async function cancelled<I, S>(puzzle: Puzzle<I, S>, strategy: string, long: LongRun, cache: Map<string, unknown>) {
  const begun = cpuMilliseconds();
  let looks = 0;
  let before = begun;
  let longest = 0;
  const look = () => {
    const now = cpuMilliseconds();
    longest = Math.max(longest, now - before);
    before = now;
    return ++looks > LOOKS_BEFORE_CANCEL && now - begun > WORK_BEFORE_CANCEL;
  };
  const host = { now: () => performance.now(), stopped: look, cache };
  const outcome = await throughEngine(puzzle, requestOf(puzzle, strategy, long), host);
  // The way from the last look to the end counts as well.
  look();
  return { ...outcome, longest };
}

/** Whether the work on every example, for every goal, is too short for a person to want to stop it. */
export async function atOnceComplaints<I, S>(puzzle: Puzzle<I, S>, strategy: string): Promise<string[]> {
  const complaints: string[] = [];
  for (const { text } of puzzle.about.examples) {
    for (const goal of goalsTaken(puzzle, { text, strategy })) {
      const work = await leastWork(() => throughEngine(puzzle, { text, strategy, goal }, { cache: keptFor(puzzle) }));
      if (work > MOST_WORK_BETWEEN_LOOKS) {
        complaints.push(`${strategy} on ${text}, ${goal}: ${Math.round(work)} ms of work; name a long run`);
      }
    }
  }
  return complaints;
}

/** Noise only ever adds work, so the best of a few attempts tells. */
async function leastWork(attempt: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > MOST_WORK_BETWEEN_LOOKS; tries++) {
    const begun = cpuMilliseconds();
    await attempt();
    least = Math.min(least, cpuMilliseconds() - begun);
  }
  return least;
}

/** A time limit on a clock that leaps must end the run; so must a person during a time limit. */
export async function timeComplaints<I, S>(puzzle: Puzzle<I, S>, strategy: string, long: LongRun): Promise<string[]> {
  let time = 0;
  const leaping = () => {
    time += 50;
    return time;
  };
  const request = { ...requestOf(puzzle, strategy, long), budget: { milliseconds: 1000 } };
  const late = await throughEngine(puzzle, request, { now: leaping });
  let looks = 0;
  const asked = await throughEngine(puzzle, request, { now: () => 0, stopped: () => ++looks > LOOKS_BEFORE_CANCEL });
  return [...endingComplaints(late, 'out of budget'), ...endingComplaints(asked, 'cancelled')].map(
    (what) => `${strategy} on ${long.text}: ${what}`,
  );
}

/** A budget of nodes ends the run, however small; the engine's own tests check that it then counts no more. */
export async function nodeComplaints<I, S>(puzzle: Puzzle<I, S>, strategy: string, long: LongRun): Promise<string[]> {
  const complaints: string[] = [];
  const request = requestOf(puzzle, strategy, long);
  for (const nodes of [1, 2, 10, 997, 20_000]) {
    const outcome = await throughEngine(puzzle, { ...request, budget: { nodes } }, { cache: keptFor(puzzle) });
    complaints.push(...endingComplaints(outcome, 'out of budget'));
  }
  return complaints.map((what) => `${strategy} on ${long.text}: ${what}`);
}

function endingComplaints(outcome: Outcome, wanted: string): string[] {
  if (!outcome.ended) return [`it did not end normally: ${lastOf(outcome)}`];
  const { ending, proven, stats } = outcome.ended;
  if (ending !== wanted) return [`it ended as ${ending}, not ${wanted}`];
  if (proven) return [`it was ${wanted} and still claims a proof`];
  return stats.milliseconds >= 0 ? [] : ['the last statistics have no time'];
}
