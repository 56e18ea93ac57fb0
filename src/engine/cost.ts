/** What a solution costs, for puzzles that show costs to people. */
import type { AnyPuzzle, Text } from '../contract/index.ts';

/** Nothing where the puzzle shows no costs. */
export async function costOf(puzzle: AnyPuzzle, instance: string, solution: string): Promise<number | undefined> {
  if (typeof puzzle.solution.cost !== 'function') return undefined;
  const [task, way] = [puzzle.instance.parse(instance), puzzle.solution.parse(solution)];
  return task.ok && way.ok ? (await puzzle.judge(task.value)).cost?.(way.value) : undefined;
}

/** The same in the puzzle's words, such as "14 moves". */
export async function costText(puzzle: AnyPuzzle, instance: string, solution: string): Promise<Text | undefined> {
  const n = await costOf(puzzle, instance, solution);
  return n === undefined ? undefined : wordCost(puzzle, n);
}

/** A cost in the puzzle's words, where it has some. */
export const wordCost = ({ solution: { cost } }: AnyPuzzle, n: number): Text | undefined =>
  typeof cost === 'function' ? cost(n) : undefined;
