/**
 * What the device keeps of playing: how many levels are done in each language and difficulty, how many bonus words were
 * found in all, the games that were begun, and the text that a level took the place of. Where the browser keeps nothing it
 * lasts as long as the page.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { BoardProps } from '../../../faces/web/board.ts';

/** So many games are kept, the latest first. */
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

interface Kept {
  readonly levels: Readonly<Record<string, number>>;
  readonly bonus: number;
  readonly games: readonly (readonly [key: string, state: string])[];
}

export function createStore(memory: BoardProps['memory']): Store {
  const kept = signal(read(memory.recall(KEY)));
  const own = signal(readOwn(memory.recall(OWN)));
  const bonus = signal(kept.peek().bonus);
  const change = (part: Partial<Kept>) => {
    kept.value = { ...kept.peek(), ...part };
    memory.keep(KEY, JSON.stringify(kept.peek()));
  };
  return {
    next: (series) => kept.value.levels[series] ?? 1,
    done(series, number) {
      const { levels } = kept.peek();
      if (number === (levels[series] ?? 1)) change({ levels: { ...levels, [series]: number + 1 } });
    },
    bonus,
    countBonus() {
      bonus.value++;
      change({ bonus: bonus.value });
    },
    game: (text) => kept.peek().games.find(([key]) => key === keyOf(text))?.[1] ?? '',
    keepGame(text, state) {
      const mine = keyOf(text);
      const others = kept.peek().games.filter(([key]) => key !== mine);
      change({ games: [...(state === '' ? [] : [[mine, state] as const]), ...others].slice(0, MOST_GAMES) });
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

/** Two hashes, so that no two texts of a lifetime of levels share a key. */
const keyOf = (text: string): string => `${hashOf(text).toString(36)}.${hashOf(text, 0x2545f491).toString(36)}`;

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

function read(stored: string | undefined): Kept {
  const none: Kept = { levels: {}, bonus: 0, games: [] };
  try {
    const value = JSON.parse(stored ?? '{}') as Partial<Record<keyof Kept, unknown>> | null;
    if (typeof value !== 'object' || value === null) return none;
    const levels = Object.entries(value.levels ?? {}).filter(([, number]) => isCount(number) && number >= 1);
    const games = Array.isArray(value.games) ? value.games.filter(isGame) : [];
    return { levels: Object.fromEntries(levels), bonus: isCount(value.bonus) ? value.bonus : 0, games };
  } catch {
    return none;
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isGame = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
