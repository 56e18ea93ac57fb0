/** Games that were begun and are not over, of all rooms, the one played last first: what the home page offers to go on with. */
import { kept } from '../store.ts';

export interface KeptSession {
  readonly puzzle: string;
  readonly text: string;
  /** What the board wants to find again beside the text. */
  readonly state: string;
  /** When it was played last, in milliseconds since 1970. */
  readonly when: number;
  /** How long it was played, in milliseconds, and how many hints were asked for. */
  readonly spent: number;
  readonly hints: number;
  /** Whether a solution was looked at. */
  readonly isShown?: boolean;
  /** The day whose challenge it is. */
  readonly day?: string;
  /** What it looks like: SVG by our own renderer. */
  readonly picture?: string;
}

const MOST = 12;
/** What a browser keeps is bounded. Larger texts are kept by their room alone. */
const MOST_LETTERS = 20_000;
const MOST_DRAWN = 40_000;

const { value, update } = kept('sessions', readSessions);

export const sessions = value;

const isSame = (a: KeptSession, { puzzle, text }: Pick<KeptSession, 'puzzle' | 'text'>) =>
  a.puzzle === puzzle && a.text === text;

export const sessionOf = (which: Pick<KeptSession, 'puzzle' | 'text'>): KeptSession | undefined =>
  sessions.peek().find((one) => isSame(one, which));

/** Puts a game first. */
export function keepSession(session: KeptSession): void {
  if (session.text.length + session.state.length > MOST_LETTERS) return;
  update((now) => mergeSessions([session], now));
}

/** A game that is over or was begun anew is no longer to be continued. */
export function dropSession(which: Pick<KeptSession, 'puzzle' | 'text'>): void {
  if (sessionOf(which)) update((now) => now.filter((one) => !isSame(one, which)));
}

/** Of the same game, the one that was played last stands. */
export function mergeSessions(some: readonly KeptSession[], others: readonly KeptSession[]): readonly KeptSession[] {
  const all = [...some, ...others].sort((a, b) => b.when - a.when);
  return all.filter((one, i) => all.findIndex((other) => isSame(other, one)) === i).slice(0, MOST);
}

/** What was kept may be anything. */
export function readSessions(stored: unknown): readonly KeptSession[] {
  return Array.isArray(stored) ? stored.flatMap((one) => readSession(one) ?? []).slice(0, MOST) : [];
}

function readSession(stored: unknown): KeptSession | undefined {
  const { puzzle, text, state, when, spent, hints, isShown, day, picture } = (stored ?? {}) as Partial<
    Record<keyof KeptSession, unknown>
  >;
  if (typeof puzzle !== 'string' || typeof text !== 'string' || typeof state !== 'string') return undefined;
  return {
    ...{ puzzle, text, state, when: count(when), spent: count(spent), hints: count(hints) },
    ...(isShown === true ? { isShown } : {}),
    ...(typeof day === 'string' ? { day } : {}),
    ...(typeof picture === 'string' && picture.length <= MOST_DRAWN && picture.startsWith('<svg') ? { picture } : {}),
  };
}

const count = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);
