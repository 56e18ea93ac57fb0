/** Where a person is, as the part of the address after `#`: it works on every static host and under every path. */

/** What a link to a room can restore. Everything not named here is a strategy option. */
export interface RoomLink {
  readonly text?: string;
  readonly strategy?: string;
  readonly goal?: string;
  /** What a board wrote down to find again. */
  readonly state?: string;
  readonly options: Readonly<Record<string, string>>;
}

export type Route =
  | { readonly page: 'home' }
  /** `word` is a puzzle's id or a short word for it. */
  | { readonly page: 'room'; readonly word: string; readonly link: RoomLink };

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  if (path === '') return { page: 'home' };
  const { text, strategy, goal, state, ...options } = Object.fromEntries(new URLSearchParams(query));
  const link = {
    ...(text === undefined ? {} : { text }),
    ...(strategy === undefined ? {} : { strategy }),
    ...(goal === undefined ? {} : { goal }),
    ...(state === undefined ? {} : { state }),
    options,
  };
  return { page: 'room', word: decode(path), link };
}

/** The inverse of `readRoute` for rooms. */
export function roomHash(word: string, { text, strategy, goal, state, options }: RoomLink): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ text, strategy, goal, state, ...options })) {
    if (value !== undefined) query.set(name, value);
  }
  return `#/${encodeURIComponent(word)}${query.size > 0 ? `?${query}` : ''}`;
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
