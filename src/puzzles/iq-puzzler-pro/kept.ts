/** The last results of long work in a worker's cache, so that the next question on a board does not repeat it. */

/** As many as a person goes back and forth between, and no more than fit beside each other. */
const MOST = 4;
const MOST_BYTES = 2 ** 28;

export interface Shelf<T> {
  get(name: string): T | undefined;
  put(name: string, value: T): void;
}

/** A shelf of its own for each kind of result; `weigh` tells the bytes of one. The last one put is always kept. */
export function shelfOf<T>(cache: Map<string, unknown>, kind: string, weigh: (value: T) => number): Shelf<T> {
  const shelf = (cache.get(kind) as Map<string, T> | undefined) ?? new Map<string, T>();
  cache.set(kind, shelf);
  const put = (name: string, value: T) => {
    // The one used last stands last, and the first ones go.
    shelf.delete(name);
    shelf.set(name, value);
    let bytes = 0;
    let kept = 0;
    for (const [other, its] of [...shelf].reverse()) {
      bytes += weigh(its);
      if (kept++ > 0 && (kept > MOST || bytes > MOST_BYTES)) shelf.delete(other);
    }
  };
  return {
    get(name) {
      const value = shelf.get(name);
      if (value !== undefined) put(name, value);
      return value;
    },
    put,
  };
}
