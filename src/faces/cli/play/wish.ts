/** What may be wished in a few words: how hard a new puzzle is, and values of the options that there are. */
import {
  type AnyPuzzle,
  type Options,
  type OptionTable,
  type Parsed,
  parsed,
  refused,
  type Speaker,
  type Text,
} from '../../../contract/index.ts';
import { cliText } from '../texts.ts';

export type Generator = NonNullable<AnyPuzzle['making']>;

interface Wish {
  readonly difficulty?: string;
  readonly options: Options;
}

interface Value {
  /** `shown` is the shorter way to call it; the other one is understood as well. */
  readonly id: string;
  readonly name: string;
  readonly shown: string;
  /** What it stands for, where that is not its id. */
  readonly value?: string;
}

/** Words of which one may be said, or a word followed by a number. */
export interface Group {
  /** The option that they are values of; none for the difficulty. */
  readonly option?: string;
  readonly isNumber: boolean;
  readonly values: readonly Value[];
}

export function groupsOf({ difficulties, options }: Pick<Generator, 'difficulties' | 'options'>, say: Speaker) {
  const levels = difficulties.map(({ id, name }) => ({ id, name: say(name).toLowerCase(), shown: say(name) }));
  return [{ isNumber: false, values: levels }, ...optionGroups(options, say)].filter(({ values }) => values.length > 0);
}

function optionGroups(options: OptionTable, say: Speaker): readonly Group[] {
  return Object.entries(options).flatMap(([option, spec]): Group[] => {
    if (spec.kind === 'flag') {
      // As on the command line: the word names the value that is not the default.
      const id = spec.default ? `no-${option}` : option;
      return [{ option, isNumber: false, values: [{ id, name: id, shown: id, value: String(!spec.default) }] }];
    }
    if (spec.kind === 'number') {
      return [{ option, isNumber: true, values: [{ id: option, name: option, shown: `${option} N` }] }];
    }
    const values = spec.values.map(({ id, name }) => ({ id, name: say(name).toLowerCase(), shown: id }));
    return [{ option, isNumber: false, values }];
  });
}

export const namesOf = ({ values }: Group): string => values.map(({ shown }) => shown).join('|');

/**
 * Reads lower-case letters; a name may have several words, and the longest that fits is meant. A number follows the name
 * of its option, with a space or an equals sign between; whether it is in bounds is for the engine to say.
 */
export function readWish(
  groups: readonly Group[],
  said: readonly string[],
  refuse: (word: string) => Text,
): Parsed<Wish> {
  const words = said.flatMap((word) => word.split('=')).filter((word) => word !== '');
  const left = new Set(groups);
  let wish: Wish = { options: {} };
  for (let at = 0; at < words.length; ) {
    const found = longest(words.slice(at), [...left]);
    if (!found) return refused(refuse(words[at]!));
    const { group, value, length } = found;
    left.delete(group);
    at += length;
    wish =
      group.option === undefined
        ? { ...wish, difficulty: value }
        : { ...wish, options: { ...wish.options, [group.option]: value } };
  }
  return parsed(wish);
}

function longest(words: readonly string[], groups: readonly Group[]) {
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length).join(' ');
    for (const group of groups) {
      const called = group.values.find(({ id, name }) => id.toLowerCase() === phrase || name === phrase);
      if (!called) continue;
      if (!group.isNumber) return { group, value: called.value ?? called.id, length };
      const number = words[length];
      if (number !== undefined) return { group, value: number, length: length + 1 };
    }
  }
  return undefined;
}

/** Why a word cannot follow `n`. */
export const notWished =
  (groups: readonly Group[]) =>
  (word: string): Text =>
    groups.length === 0
      ? cliText('play-no-wish', { word })
      : cliText('play-wish', { word, known: groups.map(namesOf).join(', ') });
