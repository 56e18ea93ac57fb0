/** The positions that a solution leads through, where it is a sequence of moves. */
import type { AnyPuzzle } from '../contract/index.ts';

/** Their texts, from the instance to the end; none where a solution is a position. */
export async function courseOf(puzzle: AnyPuzzle, instance: string, solution: string): Promise<readonly string[]> {
  const [task, way] = [puzzle.instance.parse(instance), puzzle.solution.parse(solution)];
  if (puzzle.solution.kind !== 'moves' || !task.ok || !way.ok) return [];
  const { play } = await puzzle.judge(task.value);
  return play?.course?.(way.value).map((position) => puzzle.instance.format(position)) ?? [];
}
