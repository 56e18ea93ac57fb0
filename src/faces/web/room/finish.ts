/** A game that was solved, as history remembers it. */
import {
  type AnyPuzzle,
  type Language,
  languages,
  type OptionSpec,
  type Options,
  speaker,
  type Worded,
} from '../../../contract/index.ts';
import type { Finished } from '../board.ts';
import { markDay } from '../kept/days.ts';
import { addSolved, type Solved } from '../kept/history.ts';
import type { KeptSession } from '../kept/sessions.ts';

/** Longer texts are not kept to be played again. */
const MOST_LETTERS = 2000;

type Game = Omit<KeptSession, 'when' | 'state' | 'picture'> & { readonly level: string | undefined };

export function remember(puzzle: AnyPuzzle, game: Game, { milliseconds, moves, isShown: isAdopted }: Finished): void {
  const { text, spent, level, isShown: wasShown, ...others } = game;
  const isShown = wasShown || isAdopted;
  const solved: Solved = {
    ...others,
    when: Date.now(),
    milliseconds: Math.round(milliseconds ?? spent),
    ...(moves === undefined ? {} : { moves }),
    ...(isShown ? { isShown } : {}),
    kind: kindOf(puzzle, text, level),
    ...(text.length <= MOST_LETTERS ? { text } : {}),
  };
  addSolved(solved);
  if (game.day !== undefined && !isShown) markDay(game.day, game.puzzle);
}

/** What another instance like this one would be made with, in words: its size, its board, its level. */
function kindOf({ instance, making, texts }: AnyPuzzle, text: string, level: string | undefined): Worded {
  const read = instance.parse(text);
  const like: Options = (read.ok && making?.like?.(read.value)) || {};
  const difficulty = making?.difficulties.find(({ id }) => id === level)?.name;
  const worded = (language: Language) => {
    const say = speaker(language, texts);
    const parts = Object.entries(like).flatMap(([name, value]) => wordOption(making?.options[name], value) ?? []);
    return [
      ...parts.map((part) => (typeof part === 'string' ? part : say(part))),
      ...(difficulty ? [say(difficulty)] : []),
    ];
  };
  return Object.fromEntries(languages.map((language) => [language, joined(worded(language))])) as Worded;
}

/** Numbers beside each other are a size. */
const joined = (parts: readonly string[]): string => parts.join(', ').replaceAll(/(?<=\d), (?=\d)/g, 'x');

function wordOption(spec: OptionSpec | undefined, value: Options[string]) {
  if (spec?.kind === 'choice') return spec.values.find(({ id }) => id === value)?.name;
  return spec?.kind === 'number' ? String(value) : undefined;
}
