/** Asks how a search is divided, and has the workers ready by then. */
import type { Budget, SolveRequest } from '../contract/index.ts';
import type { Question, ReplyTo } from '../engine/ask.ts';
import type { Job } from './client.ts';
import { jobLater } from './job-later.ts';
import type { Workers } from './pool.ts';

export type Split = ReplyTo<Extract<Question, { ask: 'split' }>>;

/** One round of a search. All workers are started while the first one divides it, but only where its strategy divides searches. */
export function splitBy(
  workers: Workers,
  { budget: _, part: __, ...asked }: SolveRequest,
  round: number,
  timeLeft: () => Pick<Budget, 'milliseconds'> = () => ({}),
): Job<Split> {
  const split = () => workers.ask({ ask: 'split', ...asked, round }, timeLeft());
  if (round > 0) return split();
  const divides = workers.ask({ ask: 'divides', ...asked }, timeLeft());
  const begun = jobLater(
    divides.done.then((reply) => {
      if (reply.ok && reply.divides) workers.start();
      return split();
    }),
  );
  return {
    done: begun.done,
    cancel() {
      divides.cancel();
      begun.cancel();
    },
  };
}
