/** What a solution costs, for puzzles that have a word for it: the dictionary entry `cost`, with the number `n`. */
import type { AnyPuzzle, Text } from '../contract/index.ts';

/** Nothing where the puzzle has no words for it, or no cost. */
export async function costOf(puzzle: AnyPuzzle, instance: string, solution: string): Promise<number | undefined> {
  const { compare } = puzzle;
  if (!compare.cost || !hasCostWord(puzzle)) return undefined;
  const [task, way] = [puzzle.instance.parse(instance), puzzle.solution.parse(solution)];
  if (!task.ok || !way.ok) return undefined;
  await puzzle.ready?.(task.value);
  return compare.cost(way.value, task.value);
}

/** The same in the puzzle's words, such as "14 moves". */
export async function costText(puzzle: AnyPuzzle, instance: string, solution: string): Promise<Text | undefined> {
  const n = await costOf(puzzle, instance, solution);
  return n === undefined ? undefined : wordCost(n);
}

/** Whether the puzzle has a word for what a solution costs. */
export const hasCostWord = ({ texts }: AnyPuzzle): boolean => Object.hasOwn(texts, 'cost');

export const wordCost = (n: number): Text => ({ code: 'cost', params: { n } });
