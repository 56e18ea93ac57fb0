/** Divides a search into shards, as its strategy does. */
import type { AnyPuzzle, Context, SolveRequest } from '../contract/index.ts';
import type { Question, Reply } from './ask.ts';
import { planSolve } from './plan.ts';

type Asked<A extends Question['ask']> = Extract<Question, { ask: A }>;

/** Whether the strategy divides at all. */
export function divides(puzzle: AnyPuzzle, { ask: _, ...asked }: Asked<'divides'>): Reply {
  const plan = planSolve(puzzle, asked satisfies SolveRequest);
  if (!plan.ok) return { ...plan, of: 'instance' };
  return { ok: true, ask: 'divides', divides: plan.value.strategy.split !== undefined };
}

export async function split(
  puzzle: AnyPuzzle,
  { ask: _, round, ...asked }: Asked<'split'>,
  context: Context,
): Promise<Reply> {
  const plan = planSolve(puzzle, asked satisfies SolveRequest);
  if (!plan.ok) return { ...plan, of: 'instance' };
  const { instance, strategy, goal, options } = plan.value;
  const shards = (await strategy.split?.(instance, goal, options, context, round)) ?? [];
  const text = puzzle.instance.format(instance);
  return { ok: true, ask: 'split', text, strategy: strategy.id, goal, shards };
}
