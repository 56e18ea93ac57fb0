/** The last few results of long work in a worker's cache, so that the next question on a board does not repeat it. */

/** As many as a person goes back and forth between. */
const MOST = 4;

export interface Shelf<T> {
  get(name: string): T | undefined;
  put(name: string, value: T): void;
}

/** A shelf of its own for each kind of result. */
export function shelfOf<T>(cache: Map<string, unknown>, kind: string): Shelf<T> {
  const shelf = (cache.get(kind) as Map<string, T> | undefined) ?? new Map<string, T>();
  cache.set(kind, shelf);
  const put = (name: string, value: T) => {
    // The one used last stands last, and the first one goes.
    shelf.delete(name);
    shelf.set(name, value);
    for (const old of [...shelf.keys()].slice(0, -MOST)) shelf.delete(old);
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
