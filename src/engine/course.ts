/** A solution that is a row of moves, as the positions that it leads through. */
import type { AnyPuzzle } from '../contract/index.ts';

/** Whether solutions of the puzzle are rows of moves: then their own line is what people read. */
export const isCourse = ({ moves }: AnyPuzzle): boolean => moves?.course !== undefined;

/** The texts of all positions, from the instance to the end; none where a solution is no row of moves. */
export async function courseOf(puzzle: AnyPuzzle, instance: string, solution: string): Promise<readonly string[]> {
  const [task, way] = [puzzle.instance.parse(instance), puzzle.solution.parse(solution)];
  if (!puzzle.moves?.course || !task.ok || !way.ok) return [];
  await puzzle.ready?.(task.value);
  return puzzle.moves.course(task.value, way.value).map((position) => puzzle.instance.format(position));
}
