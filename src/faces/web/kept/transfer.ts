/**
 * Everything that a person made on this device as one text, and back: sessions, history, settings, own puzzles and lists.
 * What comes in is added to what is here. Nothing here is replaced but what the person agrees to.
 */
import { mergeDays, readDays } from './days.ts';
import { mergeHistory, readHistory } from './history.ts';
import { mergeSessions, readSessions } from './sessions.ts';

/** What is kept, by its name. */
export type Kept = Readonly<Record<string, string>>;
/** Puts two values of the same name together, as JSON gave them. */
export type Merge = (mine: unknown, theirs: unknown) => unknown;
export type Merges = Readonly<Record<string, Merge>>;

/** Files of later versions are refused, because this one would lose what it does not know. */
const VERSION = 1;
const MARK = 'everything';

/** The address belongs to a tab, not to the person. */
const isOwn = (key: string) => !key.endsWith(':address');

export function writeEverything(all: Kept, saved: Date): string {
  const own = Object.entries(all).filter(([key]) => isOwn(key));
  const kept = Object.fromEntries(own.map(([key, value]) => [key, key === 'sessions' ? bare(value) : value]));
  return `${JSON.stringify({ teka: MARK, version: VERSION, saved: saved.toJSON(), kept }, null, 1)}\n`;
}

/** Pictures are drawn anew where they are needed, and are not taken from files. */
const bare = (sessions: string): string =>
  JSON.stringify(readSessions(parse(sessions)).map(({ picture: _, ...session }) => session));

export type Refused = 'not-a-backup' | 'newer-backup';

export function readEverything(text: string): Kept | Refused {
  const { teka, version, kept } = (parse(text) ?? {}) as Partial<Record<'teka' | 'version' | 'kept', unknown>>;
  if (teka !== MARK || typeof version !== 'number' || typeof kept !== 'object' || kept === null) return 'not-a-backup';
  if (version > VERSION) return 'newer-backup';
  const entries = Object.entries(kept).filter(([key, value]) => isOwn(key) && typeof value === 'string');
  return Object.fromEntries(entries.map(([key, value]) => [key, key === 'sessions' ? bare(value) : value]));
}

export interface Arrival {
  /** What is to be kept now; it takes nothing away. */
  readonly added: Kept;
  /** What is different here and in the file, and can only be one of the two. */
  readonly differing: Kept;
}

const shared: Merges = {
  days: (mine, theirs) => mergeDays(readDays(mine), readDays(theirs)),
  history: (mine, theirs) => mergeHistory(readHistory(mine), readHistory(theirs)),
  sessions: (mine, theirs) => mergeSessions(readSessions(mine), readSessions(theirs)),
};
const recent: Merge = (mine, theirs) => [...new Set([...list(mine), ...list(theirs)])];

/** `merges` are those of boards, by whole names such as `puzzle:bests`. */
export function arrive(mine: Kept, theirs: Kept, merges: Merges): Arrival {
  const added: Record<string, string> = {};
  const differing: Record<string, string> = {};
  const here = (key: string) => added[key] ?? mine[key];
  const put = (key: string, merge: Merge, value: unknown) => {
    const now = here(key);
    const next = JSON.stringify(merge(now === undefined ? undefined : parse(now), value));
    if (next !== now) added[key] = next;
  };
  for (const [key, value] of Object.entries(theirs)) {
    const [puzzle, name] = key.split(':');
    const merge = shared[key] ?? merges[key] ?? (name === 'recent' ? recent : undefined);
    if (merge) put(key, merge, parse(value));
    else if (name === 'state') continue;
    else if (name === 'text') arriveText(puzzle!, value);
    else if (here(key) === undefined) added[key] = value;
    else if (here(key) !== value) differing[key] = value;
  }
  return { added, differing };

  /** A board lies in its room where that is empty; otherwise it is among the games to continue, and its text among the recent. */
  function arriveText(puzzle: string, text: string): void {
    const state = theirs[`${puzzle}:state`] ?? '';
    if (here(`${puzzle}:text`) === undefined) {
      added[`${puzzle}:text`] = text;
      added[`${puzzle}:state`] = state;
      return;
    }
    if (here(`${puzzle}:text`) === text) return;
    put(`${puzzle}:recent`, recent, [text]);
    const session = { puzzle, text, state, when: 0, spent: 0, hints: 0 };
    if (state !== '') put('sessions', shared.sessions!, [session]);
  }
}

const list = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
