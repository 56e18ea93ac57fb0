/** Where a person is, as the part of the address after `#`: it works on every static host and under every path. */
import { type Language, languages } from '../../contract/index.ts';

/** What a link to a room can restore. Everything not named here is a strategy option. */
export interface RoomLink {
  readonly text?: string;
  readonly strategy?: string;
  readonly goal?: string;
  /** Play, solve, watch or compare. */
  readonly mode?: string;
  /** Which search is watched, and at which step. */
  readonly watch?: string;
  /** What a board wrote down to find again. */
  readonly state?: string;
  /** The day whose challenge it is, such as `2026-11-18`; without a text it is made from the date. */
  readonly day?: string | undefined;
  readonly options: Readonly<Record<string, string>>;
}

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'about' | 'reports' | 'history' }
  /** The list of all lessons where `lesson` is empty. */
  | { readonly page: 'lessons'; readonly lesson: string }
  /** `word` is a puzzle's id or a short word for it. */
  | { readonly page: 'room'; readonly word: string; readonly link: RoomLink };

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  if (path === '') return { page: 'home' };
  if (path === 'about' || path === 'reports' || path === 'history') return { page: path };
  const [page, lesson = ''] = path.split('/');
  if (page === 'lessons') return { page, lesson };
  const {
    text,
    strategy,
    goal,
    mode,
    watch,
    state,
    day,
    embed: _,
    lang: __,
    ...options
  } = Object.fromEntries(new URLSearchParams(query));
  const link = {
    ...(text === undefined ? {} : { text }),
    ...(strategy === undefined ? {} : { strategy }),
    ...(goal === undefined ? {} : { goal }),
    ...(mode === undefined ? {} : { mode }),
    ...(watch === undefined ? {} : { watch }),
    ...(state === undefined ? {} : { state }),
    ...(day === undefined ? {} : { day }),
    options,
  };
  return { page: 'room', word: decode(path), link };
}

/** Safari carries no more than some 80 thousand characters, and many messengers cut far less. */
const LONGEST = 60_000;

/** The address of a room where that is not absurdly long. A text takes at least as many letters there as it has. */
export function linkHash(word: string, link: RoomLink): string | undefined {
  if ((link.text?.length ?? 0) + (link.state?.length ?? 0) > LONGEST) return undefined;
  const hash = roomHash(word, link);
  return hash.length > LONGEST ? undefined : hash;
}

/** The inverse of `readRoute` for rooms. */
export function roomHash(word: string, { text, strategy, goal, mode, watch, state, day, options }: RoomLink): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ text, strategy, goal, mode, watch, state, day, ...options })) {
    if (value !== undefined) query.set(name, value);
  }
  return `#/${encodeURIComponent(word)}${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * Whether an address asks for one mode alone, to stand in another page, and in which language: `?embed=1&lang=id`, before
 * the `#` or in the link behind it.
 */
export function embedAsked(search: string, hash: string): { readonly language: Language | undefined } | undefined {
  const asked = [search, hash.split(/\?(.*)/s)[1] ?? ''].map((query) => new URLSearchParams(query));
  const of = (name: string) => asked.map((query) => query.get(name)).find((value) => value !== null);
  if (of('embed') !== '1') return undefined;
  return { language: languages.find((language) => language === of('lang')) };
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
