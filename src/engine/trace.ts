/**
 * A search step by step, for people who watch. The steps of a run are asked for in stretches; a walk through the search
 * is kept in the worker's cache, so that the next stretch goes on where the last one ended.
 */
import { type AnyPuzzle, type Context, refused } from '../contract/index.ts';
import type { Question, Reply } from './ask.ts';
import { planSolve } from './plan.ts';
import { engineText } from './texts.ts';

type Trace = Extract<Question, { ask: 'trace' }>;

/** More steps than a person watches between two questions. */
const MOST_STEPS = 10_000;
const KEPT = 'trace';

interface Walk {
  readonly name: string;
  readonly steps: Iterator<unknown>;
  /** The number of the next step. */
  at: number;
}

export async function trace(puzzle: AnyPuzzle, question: Trace, { ticker, cache }: Context): Promise<Reply> {
  const { text, strategy, options = {}, from } = question;
  const plan = planSolve(puzzle, { puzzle: puzzle.id, text, strategy, options });
  if (!plan.ok) return { ...plan, of: 'instance' };
  const watched = plan.value.strategy;
  if (!watched.steps) return { ...refused(engineText('no-steps', { strategy })), of: 'instance' };

  const name = JSON.stringify([text, strategy, options]);
  let walk = cache.get(KEPT) as Walk | undefined;
  if (walk?.name !== name || walk.at > from) {
    const steps = await watched.steps(plan.value.instance, plan.value.options);
    walk = { name, steps: steps[Symbol.iterator](), at: 0 };
    cache.set(KEPT, walk);
  }

  const told: string[] = [];
  const end = from + Math.min(question.count, MOST_STEPS);
  while (walk.at < end) {
    ticker.tick();
    const step = stepOf(walk, cache);
    if (step.done) return { ok: true, ask: 'trace', steps: told, done: true };
    if (walk.at++ >= from) told.push(puzzle.solution.format(step.value));
  }
  return { ok: true, ask: 'trace', steps: told, done: false };
}

/** The next step; a walk that throws is dropped from the cache and not continued. */
function stepOf(walk: Walk, cache: Context['cache']): IteratorResult<unknown> {
  try {
    return walk.steps.next();
  } catch (error) {
    cache.delete(KEPT);
    throw error;
  }
}
