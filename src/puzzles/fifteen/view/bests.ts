/** A person's best games on shuffled boards, by size and level, kept on their device. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { BoardProps } from '../../../faces/web/board.ts';
import type { Task } from '../model.ts';

/** The fewest moves and the shortest time; they need not be of the same game. */
export interface Best {
  readonly moves: number;
  readonly milliseconds: number;
}

export interface Bests {
  readonly all: ReadonlySignal<Readonly<Record<string, Best>>>;
  /** Takes a finished game in; which of the bests before it has beaten. */
  add(key: string, game: Best): { readonly moves: boolean; readonly time: boolean };
  clear(): void;
}

const KEY = 'bests';

/** The level of a board that was shuffled without wishing for one. */
export const ANY_LEVEL = 'any';

/** What games are compared by: the size, how moves are counted, and the level. */
export const bestKey = ({ rows, columns, metric }: Task, level: string): string =>
  [`${rows}x${columns}`, ...(metric === 'multi' ? ['multi'] : []), level].join(' ');

export function createBests(memory: BoardProps['memory']): Bests {
  const all = signal(read(memory.recall(KEY)));
  const keep = (next: Readonly<Record<string, Best>>) => {
    all.value = next;
    memory.keep(KEY, JSON.stringify(next));
  };
  return {
    all,
    add(key, game) {
      const before = all.peek()[key];
      const moves = Math.min(game.moves, before?.moves ?? Number.POSITIVE_INFINITY);
      const milliseconds = Math.min(game.milliseconds, before?.milliseconds ?? Number.POSITIVE_INFINITY);
      keep({ ...all.peek(), [key]: { moves, milliseconds } });
      if (!before) return { moves: false, time: false };
      return { moves: game.moves < before.moves, time: game.milliseconds < before.milliseconds };
    },
    clear: () => keep({}),
  };
}

/** What was kept may be from another day's program, or no longer whole. */
function read(stored: string | undefined): Readonly<Record<string, Best>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([, best]) => isBest(best)));
  } catch {
    return {};
  }
}

const isBest = (value: unknown): value is Best => {
  const { moves, milliseconds } = (value ?? {}) as Partial<Best>;
  return [moves, milliseconds].every((figure) => typeof figure === 'number' && figure >= 0);
};
