/** A new puzzle, as its generator makes it. */
import { type AnyPuzzle, type Context, type Parsed, parsed, refused, type Wish } from '../contract/index.ts';
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
  const board = boardOf(puzzle, generator, wish);
  if (!board.ok) return { ...board, of: 'instance' };
  const options = readOptions('generate', generator.options, wish.options ?? {});
  if (!options.ok) return { ...options, of: 'instance' };
  const full: Wish = {
    seed,
    options: options.value,
    ...(difficulty ? { difficulty } : {}),
    ...(attached ? { attached } : {}),
  };
  const made = await (board.value
    ? generator.on!.generate(board.value.instance, full, context)
    : generator.generate(full, context));
  if (!made.ok) return { ...made, of: 'instance' };
  return { ok: true, ask: 'generate', text: puzzle.instance.format(made.value) };
}

/** The instance on whose board one is wished for; nothing where the generator has a board of its own. */
function boardOf(
  puzzle: AnyPuzzle,
  { on }: NonNullable<AnyPuzzle['making']>,
  wish: Extract<Question, { ask: 'generate' }>,
): Parsed<{ readonly instance: unknown } | undefined> {
  if (wish.on === undefined) return parsed(undefined);
  if (!on) return refused(engineText('no-boards'));
  const option = on.inPlaceOf.find((name) => wish.options?.[name] !== undefined);
  if (option !== undefined) return refused(engineText('two-boards', { option }));
  const instance = puzzle.instance.parse(wish.on);
  return instance.ok ? parsed({ instance: instance.value }) : instance;
}
