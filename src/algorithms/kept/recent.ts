/** The last few of a kind that a worker keeps: what was not used for longest goes first. */

export class Recent<T> {
  /** Those used last come last. */
  readonly #kept = new Map<string, T>();

  constructor(private readonly most: number) {}

  has(name: string): boolean {
    return this.#kept.has(name);
  }

  /** The one of this name, if it is there. */
  get(name: string): T | undefined {
    const value = this.#kept.get(name);
    if (this.#kept.delete(name)) this.#kept.set(name, value as T);
    return value;
  }

  /** Before there is one more, so that never more than these are in memory. */
  makeRoom(): void {
    for (const name of this.#kept.keys()) {
      if (this.#kept.size < this.most) return;
      this.#kept.delete(name);
    }
  }

  set(name: string, value: T): void {
    this.#kept.delete(name);
    this.makeRoom();
    this.#kept.set(name, value);
  }

  /** The one of this name, made where it is not there. */
  once(name: string, make: () => T): T {
    if (!this.has(name)) {
      this.makeRoom();
      this.set(name, make());
    }
    return this.get(name) as T;
  }
}

/** Those of a kind in a worker's cache, at most so many. */
export function recentIn<T>(cache: Map<string, unknown>, kind: string, most: number): Recent<T> {
  if (!cache.has(kind)) cache.set(kind, new Recent<T>(most));
  return cache.get(kind) as Recent<T>;
}
