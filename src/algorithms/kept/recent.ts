/** The last few of a kind that a worker keeps: what was not used for longest goes first. */

/** How much the values may weigh together; the last one is kept however heavy it is. */
export interface Scale<T> {
  readonly most: number;
  weigh(value: T): number;
}

export class Recent<T> {
  /** Those used last come last. */
  readonly #kept = new Map<string, T>();

  constructor(
    private readonly most: number,
    private readonly scale?: Scale<T>,
  ) {}

  has(name: string): boolean {
    return this.#kept.has(name);
  }

  /** The one of this name, if it is there. */
  get(name: string): T | undefined {
    const value = this.#kept.get(name);
    if (this.#kept.delete(name)) this.#kept.set(name, value as T);
    return value;
  }

  /** Called before a value is added, so that there are never more than these in memory. */
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
    if (this.scale) this.#lighten(this.scale);
  }

  /** The one of this name, made where it is not there. */
  once(name: string, make: () => T): T {
    if (!this.has(name)) {
      this.makeRoom();
      this.set(name, make());
    }
    return this.get(name) as T;
  }

  #lighten({ most, weigh }: Scale<T>): void {
    let weight = [...this.#kept.values()].reduce((sum, value) => sum + weigh(value), 0);
    for (const [name, value] of this.#kept) {
      if (weight <= most || this.#kept.size === 1) return;
      this.#kept.delete(name);
      weight -= weigh(value);
    }
  }
}

/** The values of a kind in a worker's cache: at most this many, and where there is a scale at most this weight. */
export function recentIn<T>(cache: Map<string, unknown>, kind: string, most: number, scale?: Scale<T>): Recent<T> {
  if (!cache.has(kind)) cache.set(kind, new Recent<T>(most, scale));
  return cache.get(kind) as Recent<T>;
}
