/** A solution in one line as people read it. */
import type { AnyPuzzle } from '../contract/index.ts';

/** Its text where the puzzle has no other wording for it. */
export function readableLine(puzzle: AnyPuzzle, instance: string, solution: string): string {
  const { line } = puzzle.showing;
  if (!line) return solution;
  const [task, answer] = [puzzle.instance.parse(instance), puzzle.solution.parse(solution)];
  return task.ok && answer.ok ? line(task.value, answer.value) : solution;
}
