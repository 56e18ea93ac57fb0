/**
 * Words for people. Inside, a sentence travels as a code with parameters; a dictionary words it in every language at
 * once, so that no language can be forgotten and no wording hides in an algorithm.
 */
import { numberFormat } from './number.ts';

/** The languages every sentence is worded in. */
export const languages = ['en', 'id'] as const;
export type Language = (typeof languages)[number];

/** The same words in each language. */
export type Worded = Readonly<Record<Language, string>>;

/** What a sentence is about: plain values, or further texts that are worded first. */
export type Param = string | number | Text;

/** A sentence before it is worded: plain JSON. */
export interface Text {
  readonly code: string;
  readonly params?: Readonly<Record<string, Param>>;
}

/** A dictionary entry: fixed words, or words made from parameters (nested texts arrive worded, as strings). */
export type Entry = Worded | ((params: never) => Worded);
export type Dictionary = Readonly<Record<string, Entry>>;

type ParamsOf<E> = E extends (params: infer P) => Worded ? { readonly [K in keyof P]: P[K] | Text } : undefined;
/** Makes texts of one dictionary; unknown codes and wrong parameters do not compile. */
export type TextMaker<D extends Dictionary> = <C extends keyof D & string>(
  code: C,
  ...rest: ParamsOf<D[C]> extends undefined ? [] : [params: ParamsOf<D[C]>]
) => Text;

/** The text maker of a dictionary. */
export function texter<D extends Dictionary>(_dictionary: D): TextMaker<D> {
  return (code, ...rest) => (rest[0] === undefined ? { code } : { code, params: rest[0] as Record<string, Param> });
}

const en = numberFormat('en');
const id = numberFormat('id');

/** A dictionary entry for a number of things: "1 move", "2 moves"; Indonesian nouns have no plural. */
export const amount =
  (one: string, many: string, indonesian: string) =>
  (p: { n: number }): Worded => ({
    en: `${en.format(p.n)} ${p.n === 1 ? one : many}`,
    id: `${id.format(p.n)} ${indonesian}`,
  });

/** Words a text in one language. */
export type Speaker = (text: Text) => string;

/** A speaker over several dictionaries, the first that knows a code wins; an unknown code is a bug and shows as itself. */
export function speaker(language: Language, ...dictionaries: readonly Dictionary[]): Speaker {
  const say: Speaker = ({ code, params = {} }) => {
    const entry = dictionaries.find((d) => Object.hasOwn(d, code))?.[code];
    if (entry === undefined) return code;
    if (typeof entry !== 'function') return entry[language];
    const worded: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(params)) worded[name] = typeof value === 'object' ? say(value) : value;
    return entry(worded as never)[language];
  };
  return say;
}
