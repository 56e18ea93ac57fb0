/**
 * What a plan for a large board asks for, step by step: it is a generator that is answered with what was found. So the same
 * plan is carried out by kernels where a board is solved, and by their plain twins for people who watch.
 */
import type { Outcome, Quest } from '../beam/quest.ts';
import type { Board, Way } from './board.ts';
import type { Errand } from './carry.ts';

/** A beam search is to bring tiles home at one go, after the blank has gone a way. */
export interface Sweep {
  readonly kind: 'sweep';
  readonly before: Way;
  /** How many tiles are not home yet. */
  readonly away: number;
  readonly quest: Quest;
}

/** A few tiles are to be carried home. */
export interface Carriage {
  readonly kind: 'carriage';
  readonly before: Way;
  readonly board: Board;
  readonly errand: Errand;
}

/** A beam search is to make a stretch of a way shorter: that between these two moves of it. */
export interface Stretch {
  readonly kind: 'stretch';
  readonly before: Way;
  readonly from: number;
  readonly to: number;
  readonly quest: Quest;
}

export type Stage = Sweep | Carriage;
export type Plan<Asked, Result> = Generator<Asked, Result, Outcome>;

export function carriedOut<Asked, Result>(plan: Plan<Asked, Result>, answer: (asked: Asked) => Outcome): Result {
  let next = plan.next();
  while (!next.done) next = plan.next(answer(next.value));
  return next.value;
}
