/** All that the browser keeps at once, for the one file that a person saves and brings back. */
import { keep, PREFIX, recall } from '../store.ts';
import type { Kept } from './transfer.ts';

/** What is kept, by keys without their common prefix; nothing where the browser keeps nothing. */
export function everything(): Kept {
  try {
    const keys = Object.keys(localStorage).flatMap((name) =>
      name.startsWith(PREFIX) ? name.slice(PREFIX.length) : [],
    );
    return Object.fromEntries(keys.map((key) => [key, recall(key) ?? '']));
  } catch {
    return {};
  }
}

/** Keeps these values, as if another tab had; says whether all will be there on the next visit. */
export function keepAll(values: Kept): boolean {
  const kept = Object.entries(values).map(([key, value]) => {
    const isKept = keep(key, value);
    dispatchEvent(new StorageEvent('storage', { key: PREFIX + key }));
    return isKept;
  });
  return kept.every(Boolean);
}
