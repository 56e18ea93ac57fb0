/**
 * What a person's browser keeps between visits. Storage may be full, blocked or broken: nothing here ever throws, and what
 * could not be kept lasts as long as the page. All tabs share one storage, and a value is shared in one of three ways:
 *
 * - `kept`: what a person gathers, such as recent texts. A change reads what is kept now before it writes, so that it adds
 *   to what another tab has kept, and every tab hears of it.
 * - `setting`: how a person likes the page. The last choice counts, and every tab follows it.
 * - `recall` and `keep`, and `remembered`: what belongs to one tab, such as the position on its board. A tab reads it when
 *   it opens a room, and then follows no other tab; a new tab finds what was written last.
 */
import { computed, effect, type Signal, signal } from '@preact/signals';
import type { Kept } from './board.ts';
import { isEmbedded } from './embed.ts';

/** Names in storage begin with it. */
export const PREFIX = 'teka:';

export interface Memory {
  recall(key: string): string | undefined;
  /** Says whether the value will be there on the next visit. */
  keep(key: string, value: string): boolean;
  /** A value kept as JSON. `read` gets what JSON gave, which may be anything, or undefined where nothing is kept. */
  kept<T>(key: string, read: (stored: unknown) => T): Kept<T>;
  /** A choice among a few words that is remembered; `fallback` stands until a person chooses. */
  remembered<T extends string>(key: string, allowed: readonly T[], fallback: T): Signal<T>;
  /** The same, but a choice made in another tab is followed. */
  setting<T extends string>(key: string, allowed: readonly T[], fallback: T): Signal<T>;
  /** Follows what other tabs keep; a window is told of it by `storage` events. */
  listen(from: Pick<EventTarget, 'addEventListener'>): void;
}

/** `storage` is asked for each time, since a browser that blocks it throws already then. */
export function createMemory(storage: () => Pick<Storage, 'getItem' | 'setItem'>): Memory {
  const unkept = new Map<string, string>();
  /** Counts the changes of each key, so that what was read from it is read anew. */
  const changes = new Map<string, Signal<number>>();
  const changesOf = (key: string) => {
    const count = changes.get(key) ?? signal(0);
    changes.set(key, count);
    return count;
  };
  const change = (count: Signal<number>) => {
    count.value = count.peek() + 1;
  };

  function recall(key: string): string | undefined {
    try {
      return unkept.get(key) ?? storage().getItem(PREFIX + key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  function keep(key: string, value: string): boolean {
    try {
      storage().setItem(PREFIX + key, value);
      unkept.delete(key);
      return true;
    } catch {
      // A private window without storage still works; it forgets when it is closed.
      unkept.set(key, value);
      return false;
    }
  }

  function remembered<T extends string>(key: string, allowed: readonly T[], fallback: T, follows = false): Signal<T> {
    const read = () => allowed.find((word) => word === recall(key)) ?? fallback;
    let there = read();
    const choice = signal(there);
    effect(() => {
      const { value } = choice;
      if (value !== there) keep(key, value);
      there = value;
    });
    if (!follows) return choice;
    effect(() => {
      changesOf(key).value;
      there = read();
      choice.value = there;
    });
    return choice;
  }

  return {
    recall,
    keep,
    kept(key, read) {
      const now = () => read(parsed(recall(key)));
      const count = changesOf(key);
      return {
        value: computed(() => {
          count.value;
          return now();
        }),
        update(next) {
          // Storage is asked once more: the event of what another tab has just written may be still on its way.
          keep(key, JSON.stringify(next(now())));
          change(count);
        },
      };
    },
    remembered: (key, allowed, fallback) => remembered(key, allowed, fallback),
    setting: (key, allowed, fallback) => remembered(key, allowed, fallback, true),
    listen(from) {
      from.addEventListener('storage', (event) => {
        // Without a key everything was removed at once.
        const { key: name } = event as StorageEvent;
        for (const [key, count] of changes) if (name === null || name === PREFIX + key) change(count);
      });
    },
  };
}

function parsed(stored: string | undefined): unknown {
  try {
    return stored === undefined ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Several pages of a course may show the same room; none of them is to find, or to change, what stands in another. */
const noStorage = (): never => {
  throw new Error('An embedded page keeps nothing.');
};

export const { recall, keep, kept, remembered, setting, listen } = createMemory(() =>
  isEmbedded ? noStorage() : localStorage,
);
