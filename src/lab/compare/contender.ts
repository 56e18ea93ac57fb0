/** A contender in writing: the strategy, and after a colon each option that is not as usual, as in `ida-star:heuristic=manhattan`. */
import { type AnyPuzzle, type Options, type Parsed, parsed, refused } from '../../contract/index.ts';
import { readOptions } from '../../engine/options.ts';
import { engineText } from '../../engine/texts.ts';
import type { Contender } from './model.ts';

/** The options are all there, those that are as usual included. */
export function readContender(puzzle: AnyPuzzle, word: string): Parsed<Contender> {
  const [id = '', ...given] = word.trim().split(':');
  const { strategies } = puzzle.solving;
  const strategy = strategies.find((one) => one.id === id);
  if (!strategy) {
    const known = strategies.map((one) => one.id).join(', ');
    return refused(engineText('unknown-strategy', { word: id, known }));
  }
  // A switch may be named alone.
  const pairs = given.map((part) => part.split(/=(.*)/s)).map(([name = '', value = 'true']) => [name, value] as const);
  const options = readOptions(id, strategy.options ?? {}, Object.fromEntries(pairs));
  return options.ok ? parsed({ strategy: id, options: options.value }) : options;
}

export function writeContender({ solving }: AnyPuzzle, { strategy, options }: Contender): string {
  const table = solving.strategies.find(({ id }) => id === strategy)?.options ?? {};
  const unusual = Object.entries(options).filter(([name, value]) => table[name]?.default !== value);
  return [strategy, ...unusual.map(([name, value]) => `${name}=${value}`)].join(':');
}

/**
 * Every strategy as a contender, each with those of the given options that it has; a given option that no strategy has is
 * refused.
 */
export function contendersWith(
  puzzle: AnyPuzzle,
  ids: readonly string[],
  given: Options,
): Parsed<readonly Contender[]> {
  const chosen: Contender[] = [];
  for (const id of ids) {
    const contender = readContender(puzzle, id);
    if (!contender.ok) return contender;
    const { strategy, options } = contender.value;
    const table = puzzle.solving.strategies.find((one) => one.id === strategy)!.options ?? {};
    const own = id.split(':').map((part) => part.split('=')[0]);
    const shared = Object.entries(given).filter(([name]) => Object.hasOwn(table, name) && !own.includes(name));
    const all = readOptions(strategy, table, { ...options, ...Object.fromEntries(shared) });
    if (!all.ok) return all;
    const next = { strategy, options: all.value };
    const isNew = chosen.every((one) => writeContender(puzzle, one) !== writeContender(puzzle, next));
    if (isNew) chosen.push(next);
  }
  const unknown = Object.keys(given).find((name) => chosen.every(({ options }) => !Object.hasOwn(options, name)));
  if (unknown === undefined) return parsed(chosen);
  const known = [...new Set(chosen.flatMap(({ options }) => Object.keys(options)))].join(', ');
  const of = chosen.map(({ strategy }) => strategy).join(', ');
  return refused(engineText('unknown-option', { of, word: unknown, known: known || engineText('none') }));
}
