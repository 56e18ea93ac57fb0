/** A new puzzle, as its generator makes it. */
import { type AnyPuzzle, type Context, refused } from '../contract/index.ts';
import type { Question, Reply } from './ask.ts';
import { readOptions } from './options.ts';
import { engineText } from './texts.ts';

export async function generate(
  puzzle: AnyPuzzle,
  generator: NonNullable<AnyPuzzle['making']>,
  wish: Extract<Question, { ask: 'generate' }>,
  context: Context,
): Promise<Reply> {
  const known = generator.difficulties.map((d) => d.id);
  const { seed, difficulty, attached } = wish;
  if (difficulty !== undefined && !known.includes(difficulty)) {
    const problem = engineText('unknown-difficulty', { word: difficulty, known: known.join(', ') });
    return { ...refused(problem), of: 'instance' };
  }
  const options = readOptions('generate', generator.options, wish.options ?? {});
  if (!options.ok) return { ...options, of: 'instance' };
  const made = await generator.generate(
    { seed, options: options.value, ...(difficulty ? { difficulty } : {}), ...(attached ? { attached } : {}) },
    context,
  );
  if (!made.ok) return { ...made, of: 'instance' };
  return { ok: true, ask: 'generate', text: puzzle.instance.format(made.value) };
}
