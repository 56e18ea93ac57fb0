/** How much time of the workers each caller has used lately, so that those who used little come first. */

/** After as many milliseconds, what was used counts half. */
const HALF_LIFE = 10_000;
/** Less than a millisecond is forgotten. */
const NOTHING = 1;

export class Usage {
  readonly #spent = new Map<string, { at: number; milliseconds: number }>();

  constructor(private readonly now: () => number) {}

  of(caller: string): number {
    const known = this.#spent.get(caller);
    return known ? known.milliseconds * 0.5 ** ((this.now() - known.at) / HALF_LIFE) : 0;
  }

  add(caller: string, milliseconds: number): void {
    this.#spent.set(caller, { at: this.now(), milliseconds: this.of(caller) + milliseconds });
    if (this.#spent.size > MOST) this.#forget();
  }

  #forget(): void {
    for (const caller of this.#spent.keys()) if (this.of(caller) < NOTHING) this.#spent.delete(caller);
    // Where all of them are busy, those heard of first are forgotten.
    for (const caller of this.#spent.keys()) if (this.#spent.size > MOST) this.#spent.delete(caller);
  }
}

/** As many callers are remembered. */
const MOST = 10_000;
