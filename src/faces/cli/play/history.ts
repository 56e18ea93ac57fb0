/** The positions of a game, each reached by one move, and those that were taken back. */
export class History {
  readonly #positions: [string, ...string[]];
  #undone: string[] = [];

  constructor(begin: string) {
    this.#positions = [begin];
  }

  get present(): string {
    return this.#positions.at(-1)!;
  }

  /** How many moves led here; what was taken back does not count. */
  get moves(): number {
    return this.#positions.length - 1;
  }

  add(positions: readonly string[]): void {
    this.#positions.push(...positions);
    this.#undone = [];
  }

  /** Whether there was something to take back. */
  undo(): boolean {
    if (this.moves === 0) return false;
    this.#undone.push(this.#positions.pop()!);
    return true;
  }

  /** Whether there was something to make again. */
  redo(): boolean {
    const next = this.#undone.pop();
    if (next === undefined) return false;
    this.#positions.push(next);
    return true;
  }
}
