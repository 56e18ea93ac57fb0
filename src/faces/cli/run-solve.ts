/** One solve for the command line: a worker, a progress line, Ctrl-C, and everything that came of it. */
import type { Goal, SolveEvent, SolveRequest } from '../../contract/index.ts';
import { isLast } from '../../engine/worker-protocol.ts';
import { progressLine } from './progress.ts';
import type { Terminal } from './terminal.ts';

export type Last = Extract<SolveEvent, { type: 'refused' | 'ended' | 'failed' }>;

export interface Outcome {
  readonly last: Last;
  readonly strategy: string;
  readonly goal: Goal;
  /** With goal `best`, only the best. */
  readonly solutions: readonly string[];
}

/** Solves; `hear` gets solutions as they come. Ctrl-C cancels once and leaves at once the second time. */
export async function runSolve(
  terminal: Terminal,
  request: SolveRequest,
  hear: (texts: readonly string[], goal: Goal) => void = () => undefined,
): Promise<Outcome> {
  const progress = progressLine(terminal);
  const client = terminal.newClient();
  let [strategy, goal, solutions]: [string, Goal, string[]] = ['', 'all', []];
  const job = client.solve(request, (event) => {
    if (event.type === 'started') ({ strategy, goal } = event);
    if (event.type === 'solutions') {
      if (goal === 'best') solutions = [...event.texts.slice(-1)];
      else for (const text of event.texts) solutions.push(text);
      progress.clear();
      hear(event.texts, goal);
    }
    if (isLast(event)) progress.clear();
    else progress.show(event);
  });
  const cancel = () => job.cancel();
  process.once('SIGINT', cancel);
  try {
    return { last: (await job.done) as Last, strategy, goal, solutions };
  } finally {
    process.off('SIGINT', cancel);
    client.close();
  }
}
