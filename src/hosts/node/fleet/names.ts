/**
 * What is known of the workers by their names. A name is no proof of another person: whoever can write to the queue can give
 * itself as many as it likes. It is enough to find a machine that computes wrongly, and a worker that lies under one name.
 */
export class Names {
  readonly #seen = new Set<string>();
  /** A shard of theirs was searched again, and came out the same. */
  readonly #sound = new Set<string>();
  readonly #wrong = new Set<string>();
  /** A shard of theirs is being searched again. */
  readonly #sampled = new Set<string>();

  see(name: string): void {
    this.#seen.add(name);
  }

  isSound = (name: string): boolean => this.#sound.has(name);
  isWrong = (name: string): boolean => this.#wrong.has(name);
  /** Whether nothing of theirs was searched again so far. */
  isNew = (name: string): boolean => !this.#sound.has(name) && !this.#sampled.has(name);

  sampled(name: string): void {
    this.#sampled.add(name);
  }

  /** The shard that was searched again says nothing. */
  unsampled(name: string): void {
    this.#sampled.delete(name);
  }

  agreed(name: string): void {
    if (!this.#wrong.has(name)) this.#sound.add(name);
  }

  /** Whether that was not known before. */
  differed(name: string): boolean {
    const isNew = !this.#wrong.has(name);
    this.#wrong.add(name);
    this.#sound.delete(name);
    return isNew;
  }

  /** Whether somebody else was seen who may search again what this worker did. */
  hasOthers(name: string | undefined): boolean {
    return [...this.#seen].some((other) => other !== name && !this.#wrong.has(other));
  }
}
