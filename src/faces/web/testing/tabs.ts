/** A browser with any number of tabs, which share one storage and hear of each other as real ones do. */
import { createMemory, type Memory } from '../store.ts';

export interface Tabs {
  /** What is in storage, by its whole name. */
  readonly stored: Map<string, string>;
  open(): Memory;
  /** Lets other tabs hear of changes only when `deliver` is called: events take a while. */
  hold(): void;
  deliver(): void;
}

/** `begin` is what the browser has kept from before, by keys without their common prefix. */
export function createTabs(begin: Readonly<Record<string, string>> = {}): Tabs {
  const stored = new Map(Object.entries(begin).map(([key, value]) => [`teka:${key}`, value]));
  const tabs: EventTarget[] = [];
  let held: (() => void)[] | undefined;
  return {
    stored,
    open() {
      const here = new EventTarget();
      tabs.push(here);
      const memory = createMemory(() => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem(key, value) {
          if (stored.get(key) === value) return;
          stored.set(key, value);
          const tell = () => {
            const others = tabs.filter((tab) => tab !== here);
            for (const other of others) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
          };
          if (held) held.push(tell);
          else tell();
        },
      }));
      memory.listen(here);
      return memory;
    },
    hold() {
      held = [];
    },
    deliver() {
      const waiting = held ?? [];
      held = undefined;
      for (const tell of waiting) tell();
    },
  };
}
