/**
 * What the device keeps of playing: how many levels are done in each language and difficulty, how many bonus words were
 * found in all, the games that were begun, and the text that a level took the place of. Where the browser keeps nothing it
 * lasts as long as the page.
 *
 * All tabs share levels, bonus words and games; of a text that is played in two tabs, the game that moved last is kept. The
 * text behind a level belongs to its tab.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardProps } from '../../../faces/web/board.ts';

/** How many games are kept, the latest first. */
const MOST_GAMES = 60;
const KEY = 'progress';
const OWN = 'own';

export interface Store {
  /** The number of the next level to be played under a name such as `en.easy`; from 1. */
  next(series: string): number;
  /** A level is done; only the next one counts, so that a friend's level 12 does not skip the eleven before it. */
  done(series: string, number: number): void;
  /** Bonus words found on this device, in all levels. */
  readonly bonus: ReadonlySignal<number>;
  countBonus(): void;
  /** What was kept of the game of a text. */
  game(text: string): string;
  keepGame(text: string, state: string): void;
  /** The person's own text that a level stands in the place of; nothing where this is no such level. */
  ownBehind(level: string): string | undefined;
  /** A level takes the place of a text of the person's own, or of another level. */
  replace(own: string | undefined, level: string): void;
}

interface Progress {
  readonly levels: Readonly<Record<string, number>>;
  readonly bonus: number;
  readonly games: readonly (readonly [key: string, state: string])[];
}

export function createStore({ kept, memory }: Pick<BoardProps, 'kept' | 'memory'>): Store {
  const { value: progress, update } = kept(KEY, read);
  const own = signal(readOwn(memory.recall(OWN)));
  return {
    next: (series) => progress.value.levels[series] ?? 1,
    done(series, number) {
      update((now) => {
        const isNext = number === (now.levels[series] ?? 1);
        return isNext ? { ...now, levels: { ...now.levels, [series]: number + 1 } } : now;
      });
    },
    bonus: computed(() => progress.value.bonus),
    countBonus: () => update((now) => ({ ...now, bonus: now.bonus + 1 })),
    game: (text) => progress.peek().games.find(([key]) => key === keyOf(text))?.[1] ?? '',
    keepGame(text, state) {
      const mine = keyOf(text);
      update((now) => {
        const others = now.games.filter(([key]) => key !== mine);
        const games = [...(state === '' ? [] : [[mine, state] as const]), ...others].slice(0, MOST_GAMES);
        return { ...now, games };
      });
    },
    ownBehind: (level) => (own.value?.level === keyOf(level) ? own.value.text : undefined),
    replace(text, level) {
      const kept = text ?? own.peek()?.text;
      if (kept === undefined) return;
      own.value = { level: keyOf(level), text: kept };
      memory.keep(OWN, JSON.stringify(own.value));
    },
  };
}

/** A number that tells texts apart, the same on every device (FNV-1a, 32 bits). */
export function hashOf(text: string, basis = 0x811c9dc5): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A name for a text: two hashes, so that no two texts of a lifetime of levels share it. */
export const keyOf = (text: string): string => `${hashOf(text).toString(36)}.${hashOf(text, 0x2545f491).toString(36)}`;

interface Own {
  readonly level: string;
  readonly text: string;
}

function readOwn(stored: string | undefined): Own | undefined {
  try {
    const { level, text } = JSON.parse(stored ?? '{}') as Partial<Record<keyof Own, unknown>>;
    return typeof level === 'string' && typeof text === 'string' ? { level, text } : undefined;
  } catch {
    return undefined;
  }
}

function read(stored: unknown): Progress {
  if (typeof stored !== 'object' || stored === null) return { levels: {}, bonus: 0, games: [] };
  const { levels, bonus, games } = stored as Partial<Record<keyof Progress, unknown>>;
  return {
    levels: Object.fromEntries(Object.entries(levels ?? {}).filter(([, number]) => isCount(number) && number >= 1)),
    bonus: isCount(bonus) ? bonus : 0,
    games: Array.isArray(games) ? games.filter(isGame) : [],
  };
}

/** The progress on two devices, whatever was kept there: the further of each. */
export function mergeProgress(mine: unknown, theirs: unknown): Progress {
  const [here, there] = [read(mine), read(theirs)];
  const levels: Record<string, number> = { ...here.levels };
  for (const [series, number] of Object.entries(there.levels)) levels[series] = Math.max(number, levels[series] ?? 1);
  const known = new Set(here.games.map(([key]) => key));
  const games = [...here.games, ...there.games.filter(([key]) => !known.has(key))].slice(0, MOST_GAMES);
  return { levels, bonus: Math.max(here.bonus, there.bonus), games };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isGame = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
