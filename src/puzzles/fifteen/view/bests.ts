/** A person's best games on shuffled boards, by size and level, kept on their device. */
import type { ReadonlySignal } from '@preact/signals';
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

/** Tabs share them: of two games in two tabs the better one stands. */
export function createBests(kept: BoardProps['kept']): Bests {
  const { value, update } = kept(KEY, read);
  return {
    all: value,
    add(key, game) {
      const beaten = { moves: false, time: false };
      update((all) => {
        const before = all[key];
        if (!before) return { ...all, [key]: game };
        beaten.moves = game.moves < before.moves;
        beaten.time = game.milliseconds < before.milliseconds;
        return { ...all, [key]: better(game, before) };
      });
      return beaten;
    },
    clear: () => update(() => ({})),
  };
}

const better = (one: Best, other: Best): Best => ({
  moves: Math.min(one.moves, other.moves),
  milliseconds: Math.min(one.milliseconds, other.milliseconds),
});

/** The bests of two devices, whatever was kept there. */
export function mergeBests(mine: unknown, theirs: unknown): Readonly<Record<string, Best>> {
  const all: Record<string, Best> = { ...read(mine) };
  for (const [key, best] of Object.entries(read(theirs))) all[key] = all[key] ? better(all[key], best) : best;
  return all;
}

/** What was kept may be from another day's program, or no longer whole. */
function read(stored: unknown): Readonly<Record<string, Best>> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, best]) => isBest(best)));
}

const isBest = (value: unknown): value is Best => {
  const { moves, milliseconds } = (value ?? {}) as Partial<Best>;
  return [moves, milliseconds].every((figure) => typeof figure === 'number' && figure >= 0);
};
