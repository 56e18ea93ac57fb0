/** Whether a strategy stops when told: by a person, by the clock, by its budget of nodes. */
import type { Options, Puzzle, SolveRequest } from '../../../contract/index.ts';
import { cpuMilliseconds } from '../cpu.ts';
import { lastOf, type Outcome, throughEngine } from '../run.ts';

/** An instance on which a strategy is busy for seconds at least. */
export interface LongRun {
  readonly text: string;
  readonly options?: Options;
}

/** What a person still feels as at once. */
export const MOST_WORK_BETWEEN_LOOKS = 100;
/** The grace time of `hosts/client.ts`. */
const MOST_WORK_WHEN_COLD = 400;
/** Long enough for the strategy to get into its hot loops, and for the engine to look less often. */
const WORK_BEFORE_CANCEL = 200;
const LOOKS_BEFORE_CANCEL = 5;

const requestOf = (strategy: string, { text, options }: LongRun): Omit<SolveRequest, 'puzzle'> => ({
  text,
  strategy,
  goal: 'all',
  ...(options ? { options } : {}),
});

/** Asks to stop a while after the start, and measures the work between any two looks at the flag. */
export async function cancelComplaints<I, S>(puzzle: Puzzle<I, S>, strategy: string, long: LongRun): Promise<string[]> {
  const outcome = await cancelled(puzzle, strategy, long);
  const complaints = endingComplaints(outcome, 'cancelled');
  const nodes = outcome.ended?.stats.nodes ?? 0;
  if (nodes === 0) complaints.push('the last statistics tell of no work');
  // Code that runs for the first time is slow; but a host waits no longer than this before it ends the worker.
  if (outcome.longest > MOST_WORK_WHEN_COLD) {
    complaints.push(`${Math.round(outcome.longest)} ms of work without a look at the flag, the first time`);
  }
  // Noise only ever adds work, so the best of a few attempts tells.
  let longest = outcome.longest;
  for (let again = 0; again < 2 && longest > MOST_WORK_BETWEEN_LOOKS; again++) {
    longest = Math.min(longest, (await cancelled(puzzle, strategy, long)).longest);
  }
  if (longest > MOST_WORK_BETWEEN_LOOKS)
    complaints.push(`${Math.round(longest)} ms of work without a look at the flag`);
  return complaints.map((what) => `${strategy} on ${long.text}: ${what}`);
}

async function cancelled<I, S>(puzzle: Puzzle<I, S>, strategy: string, long: LongRun) {
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
  const room = { now: () => performance.now(), stopped: look };
  const outcome = await throughEngine(puzzle, requestOf(strategy, long), room);
  // The way from the last look to the end counts as well.
  look();
  return { ...outcome, longest };
}

/** A time limit on a clock that leaps must end the run; so must a person during a time limit. */
export async function timeComplaints<I, S>(puzzle: Puzzle<I, S>, strategy: string, long: LongRun): Promise<string[]> {
  let time = 0;
  const leaping = () => {
    time += 50;
    return time;
  };
  const request = { ...requestOf(strategy, long), budget: { milliseconds: 1000 } };
  const late = await throughEngine(puzzle, request, { now: leaping });
  let looks = 0;
  const asked = await throughEngine(puzzle, request, { now: () => 0, stopped: () => ++looks > LOOKS_BEFORE_CANCEL });
  return [...endingComplaints(late, 'out of budget'), ...endingComplaints(asked, 'cancelled')].map(
    (what) => `${strategy} on ${long.text}: ${what}`,
  );
}

/** A budget of nodes ends the run, however small; that the engine then counts no more is its own tests' matter. */
export async function nodeComplaints<I, S>(puzzle: Puzzle<I, S>, strategy: string, long: LongRun): Promise<string[]> {
  const complaints: string[] = [];
  for (const nodes of [1, 2, 10, 997, 20_000]) {
    const outcome = await throughEngine(puzzle, { ...requestOf(strategy, long), budget: { nodes } });
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
