/** Says what of a link could not be restored, since silently opening something else would mislead. */
import type { AnyPuzzle, SolveRequest, Text } from '../../../contract/index.ts';
import { planSolve } from '../../../engine/plan.ts';

/** What is wrong with the text itself is said beside the text. */
export function linkProblem(puzzle: AnyPuzzle, request: SolveRequest): Text | undefined {
  const plan = planSolve(puzzle, request);
  const instance = puzzle.instance.parse(request.text);
  if (plan.ok || (!instance.ok && plan.problem.text.code === instance.problem.text.code)) return undefined;
  return plan.problem.text;
}
