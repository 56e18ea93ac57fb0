/**
 * Iterative deepening A* (Korf 1985): depth first, but never to where the moves made and the estimate of the rest exceed a
 * bound. When nothing is left below the bound, the least sum that exceeded it is the next one. So the first path that is
 * found is a shortest one, and only the path itself is remembered.
 *
 * It goes move by move, so that the caller decides what happens between two moves.
 */
import type { Space } from './space.ts';

/** What came of a move: the search goes on, it has arrived, or there is no path at all, or none in the part. */
export type Outcome = 'tried' | 'solved' | 'hopeless';

/** A part of one iteration: what begins with these moves, up to this bound. */
export interface Part {
  readonly moves: readonly number[];
  readonly bound: number;
}

export class IdaStar {
  /** No path is shorter than this. */
  bound: number;
  /** The moves to where the search is, followed by stale ones. */
  readonly #moves: number[] = [];
  #depth = 0;
  /** How many moves led to what was tried last, and the estimate of the rest there. */
  #length = 0;
  #rest = 0;
  /** What is tried next, if it can be. */
  #next = 0;
  /** The least sum that exceeded the bound. */
  #beyond = Number.POSITIVE_INFINITY;

  constructor(
    private readonly space: Space,
    private readonly part?: Part,
  ) {
    this.bound = part?.bound ?? space.estimate();
    for (const move of part?.moves ?? []) {
      if (!space.allows(move, this.#moves[this.#depth - 1] ?? -1))
        throw new RangeError(`no move ${move} can be made here`);
      space.make(move);
      this.#moves[this.#depth++] = move;
    }
  }

  /** The moves to what was tried last. */
  get path(): number[] {
    return this.#moves.slice(0, this.#length);
  }

  /** What is estimated to be missing from what was tried last, and whether the bound forbids to go on from there. */
  get last(): { readonly rest: number; readonly isCut: boolean } {
    return { rest: this.#rest, isCut: this.#length > this.#depth };
  }

  /** Tries one more move. Only to be called while there is something to search for: not at the goal. */
  step(): Outcome {
    const { space } = this;
    for (;;) {
      const last = this.#depth === 0 ? -1 : this.#moves[this.#depth - 1]!;
      let move = this.#next;
      while (move < space.moves && !space.allows(move, last)) move++;
      if (move < space.moves) return this.#try(move);
      if (this.#depth > (this.part?.moves.length ?? 0)) this.#back();
      else if (this.part || this.#beyond === Number.POSITIVE_INFINITY) return 'hopeless';
      else this.#deepen();
    }
  }

  #try(move: number): Outcome {
    const { space } = this;
    space.make(move);
    this.#moves[this.#depth] = move;
    this.#length = this.#depth + 1;
    const rest = space.estimate();
    this.#rest = rest;
    const sum = this.#length + rest;
    if (sum <= this.bound) {
      this.#depth++;
      this.#next = 0;
      return rest === 0 ? 'solved' : 'tried';
    }
    if (sum < this.#beyond) this.#beyond = sum;
    space.undo(move);
    this.#next = move + 1;
    return 'tried';
  }

  #back(): void {
    const move = this.#moves[--this.#depth]!;
    this.space.undo(move);
    this.#next = move + 1;
  }

  #deepen(): void {
    this.bound = this.#beyond;
    this.#beyond = Number.POSITIVE_INFINITY;
    this.#next = 0;
  }
}
