/** One solve for the command line: a progress line, Ctrl-C, and everything that came of it. */
import type { AnyPuzzle, Goal, SolveEvent, SolveRequest } from '../../contract/index.ts';
import { type Bundle, sizeOf } from '../../engine/bundle.ts';
import { isLast } from '../../engine/worker-protocol.ts';
import type { Client, Job } from '../../hosts/client.ts';
import { onInterrupt } from './interrupt.ts';
import { progressLine } from './progress.ts';
import type { Terminal } from './terminal.ts';

export type Last = Extract<SolveEvent, { type: 'refused' | 'ended' | 'failed' }>;

export interface Outcome {
  readonly last: Last;
  /** The instance as it was solved, in our own writing. */
  readonly text: string;
  readonly strategy: string;
  readonly goal: Goal;
  /** How many solutions there are; for a search that failed, how many it had reported. */
  readonly count: number;
  /** With goal `best`, only the best. */
  readonly solutions: readonly string[];
}

export interface Wanted {
  /** Whether all solutions are wanted in the end, or only the first: there may be millions. */
  readonly keepAll: boolean;
  /** Gets solutions of the instance with this text as they come; what it throws stops the search, and comes out in the end. */
  listener?(bundle: Bundle, text: string, goal: Goal): void;
}

/** Solves where the searcher does: in one worker, or over several. */
export async function runSolve(
  terminal: Terminal,
  searcher: Pick<Client, 'solve'>,
  puzzle: AnyPuzzle,
  request: SolveRequest,
  { keepAll, listener }: Wanted,
): Promise<Outcome> {
  const progress = progressLine(terminal, puzzle);
  let { text, strategy = '', goal = 'all' } = request;
  let solutions: string[] = [];
  let told = 0;
  const job = searcher.solve(request, (event) => {
    if (event.type === 'started') ({ text, strategy, goal } = event);
    if (event.type === 'solutions') {
      told = goal === 'best' ? 1 : told + sizeOf(event);
      if (goal === 'best') solutions = [...event.texts.slice(-1)];
      else if (keepAll) for (const found of event.texts) solutions.push(found);
      else if (solutions.length === 0) solutions = [...event.texts];
      progress.clear();
      listener?.(event, text, goal);
    }
    if (isLast(event)) progress.clear();
    else progress.show(event);
  });
  const last = (await interruptible(job)) as Last;
  const count = last.type === 'ended' ? last.count : told;
  return { last, text, strategy, goal, count, solutions };
}

/** Waits for a job. Ctrl-C cancels it once, and leaves at once the second time. */
export async function interruptible<T>(job: Job<T>): Promise<T> {
  const off = onInterrupt(() => job.cancel());
  try {
    return await job.done;
  } finally {
    off();
  }
}
