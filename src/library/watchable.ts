/** Which strategy to watch where none is named: the usual one, or the first that can be watched and takes the instance. */
import type { AnyPuzzle, SolveRequest } from '../contract/index.ts';
import { planSolve } from '../engine/plan.ts';

export function watchable(puzzle: AnyPuzzle, request: SolveRequest): string {
  const takes = (strategy: string) => planSolve(puzzle, { ...request, strategy }).ok;
  const usual = planSolve(puzzle, request);
  if (request.strategy !== undefined) return request.strategy;
  const others = puzzle.solving.strategies.filter(({ id, watch }) => watch && takes(id));
  const chosen =
    usual.ok && usual.value.strategy.watch ? usual.value.strategy : (others[0] ?? puzzle.solving.strategies[0]!);
  return chosen.id;
}
