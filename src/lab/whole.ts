/** How large a search is of which only a part was recorded: a solve with the same goal and options counts its nodes. */
import type { SolveEvent } from '../contract/index.ts';
import type { Client, Job } from '../hosts/client.ts';
import type { Watched } from './record.ts';

export interface Whole {
  /** How many nodes the strategy counts. */
  readonly counted: number;
  /** Whether these are all; otherwise there are at least as many. */
  readonly isExact: boolean;
}

/** Solves for up to some milliseconds; nothing where that tells nothing. */
export function findWhole(
  client: Pick<Client, 'solve'>,
  { puzzle, text, strategy, goal, options }: Watched,
  milliseconds: number,
): Job<Whole | undefined> {
  const job = client.solve({
    puzzle,
    text,
    strategy,
    ...(goal && { goal }),
    ...(options && { options }),
    budget: { milliseconds },
  });
  return { done: job.done.then(wholeOf), cancel: () => job.cancel() };
}

function wholeOf(last: SolveEvent): Whole | undefined {
  if (last.type !== 'ended' || last.stats.nodes === 0) return undefined;
  return { counted: last.stats.nodes, isExact: last.ending === 'exhausted' || last.ending === 'goal met' };
}
