/** What a strategy with its options is called: its name, and in parentheses the options that are not as usual. */
import {
  type AnyPuzzle,
  type Language,
  type OptionSpec,
  type Options,
  type Speaker,
  speaker,
} from '../contract/index.ts';

export interface Settled {
  readonly strategy: string;
  readonly options?: Options;
}

const texts = {
  without: (p: { what: string }) => ({ en: `without ${p.what}`, id: `tanpa ${p.what}` }),
} as const;

/** `say` words the puzzle's texts in the same language. */
export function nameContender(puzzle: AnyPuzzle, settled: Settled, say: Speaker, language: Language): string {
  const name = say(strategyOf(puzzle, settled).name);
  const settings = settingsOf(puzzle, settled, say, language);
  return settings.length === 0 ? name : `${name} (${settings.join(', ')})`;
}

/** Each option that is not as usual, in words. */
export function settingsOf(puzzle: AnyPuzzle, settled: Settled, say: Speaker, language: Language): readonly string[] {
  const { options: table = {} } = strategyOf(puzzle, settled);
  return Object.entries(settled.options ?? {}).flatMap(([option, value]) => {
    const spec = table[option];
    return !spec || value === spec.default ? [] : [wordSetting(spec, value, say, language)];
  });
}

/** One option as it is set. */
export function wordSetting(spec: OptionSpec, value: Options[string], say: Speaker, language: Language): string {
  if (spec.kind === 'choice') return say(spec.values.find(({ id }) => id === value)!.name);
  const what = say(spec.summary);
  if (spec.kind === 'number') return `${what} ${value}`;
  return value === true ? what : speaker(language, texts)({ code: 'without', params: { what: lowered(what) } });
}

/** In the middle of a sentence. */
const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const strategyOf = ({ solving }: AnyPuzzle, { strategy }: Settled) =>
  solving.strategies.find(({ id }) => id === strategy)!;
