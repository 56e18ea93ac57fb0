/** Asks how a search is divided, and has the workers ready by then. */
import type { Budget, SolveRequest } from '../contract/index.ts';
import type { Question, ReplyTo } from '../engine/ask.ts';
import type { Job } from './client.ts';
import { jobLater } from './job-later.ts';
import type { Workers } from './pool.ts';

export type Split = ReplyTo<Extract<Question, { ask: 'split' }>>;

/**
 * One round of a search. Where its strategy divides searches, all workers are started and divide it: what that takes, such as a
 * graph of all positions, is then in each of them at the same time.
 */
export function splitBy(
  workers: Workers,
  { budget: _, part: __, ...asked }: SolveRequest,
  round: number,
  timeLeft: () => Pick<Budget, 'milliseconds'> = () => ({}),
): Job<Split> {
  const question = { ask: 'split', ...asked, round } as const;
  const split = () => workers.ask(question, timeLeft());
  if (round > 0) return split();
  const divides = workers.ask({ ask: 'divides', ...asked }, timeLeft());
  const begun = jobLater(
    divides.done.then((reply) => {
      if (reply.ok && reply.divides) workers.start(question, timeLeft());
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
