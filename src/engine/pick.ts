/** One of all solutions, by its number or drawn evenly. */
import { seededRandom } from '../algorithms/random/random.ts';
import type { AnyPuzzle, Context } from '../contract/index.ts';
import type { Question, Reply } from './ask.ts';

export async function pick(
  puzzle: AnyPuzzle,
  atlasOf: NonNullable<AnyPuzzle['solving']['atlas']>,
  instance: unknown,
  { index, seed = 1 }: Extract<Question, { ask: 'pick' }>,
  context: Context,
): Promise<Reply> {
  const atlas = await atlasOf(instance, context);
  if (!atlas.ok) return { ...atlas, of: 'instance' };
  const { count } = atlas.value;
  const number = index ?? (count > 0 ? seededRandom(seed).below(count) : 0);
  const there = Number.isInteger(number) && number >= 0 && number < count;
  const solution = there ? { solution: puzzle.solution.format(atlas.value.at(number)) } : {};
  return { ok: true, ask: 'pick', count, index: number, ...solution };
}
