/** What may be wished of a new puzzle in a few words: how hard it is, and values of the generator's choices. */
import { type AnyPuzzle, type Parsed, parsed, refused, type Speaker } from '../../../contract/index.ts';
import { cliText } from '../texts.ts';

export type Generator = NonNullable<AnyPuzzle['generator']>;

interface Wish {
  readonly difficulty?: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Words of which one may be said. */
export interface Group {
  /** The option that they are values of; none for the difficulty. */
  readonly option?: string;
  /** `shown` is the shorter way to call it; the other one is understood as well. */
  readonly values: readonly { readonly id: string; readonly name: string; readonly shown: string }[];
}

export function groupsOf({ difficulties, options }: Generator, say: Speaker): readonly Group[] {
  const levels = difficulties.map(({ id, name }) => ({ id, name: say(name).toLowerCase(), shown: say(name) }));
  const choices = Object.entries(options).flatMap(([option, spec]): Group[] => {
    if (spec.kind !== 'choice') return [];
    return [{ option, values: spec.values.map(({ id, name }) => ({ id, name: say(name).toLowerCase(), shown: id })) }];
  });
  return [{ values: levels }, ...choices].filter(({ values }) => values.length > 0);
}

export const namesOf = ({ values }: Group): string => values.map(({ shown }) => shown).join('|');

/** Reads small letters; a name may have several words, and the longest that fits is meant. */
export function readWish(generator: Generator, words: readonly string[], say: Speaker): Parsed<Wish> {
  const groups = groupsOf(generator, say);
  const left = new Set(groups);
  let wish: Wish = { options: {} };
  for (let at = 0; at < words.length; ) {
    const found = longest(words.slice(at), [...left]);
    if (!found) return unknown(words[at]!, groups);
    const { group, id, length } = found;
    left.delete(group);
    at += length;
    wish =
      group.option === undefined
        ? { ...wish, difficulty: id }
        : { ...wish, options: { ...wish.options, [group.option]: id } };
  }
  return parsed(wish);
}

function longest(words: readonly string[], groups: readonly Group[]) {
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length).join(' ');
    for (const group of groups) {
      const value = group.values.find(({ id, name }) => id.toLowerCase() === phrase || name === phrase);
      if (value) return { group, id: value.id, length };
    }
  }
  return undefined;
}

function unknown(word: string, groups: readonly Group[]) {
  if (groups.length === 0) return refused(cliText('play-no-wish', { word }));
  return refused(cliText('play-wish', { word, known: groups.map(namesOf).join(', ') }));
}
