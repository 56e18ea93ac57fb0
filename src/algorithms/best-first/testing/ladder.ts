/**
 * A small space for tests: a number that is to become another by adding 1, adding 5 or subtracting 3. The estimate is the
 * difference divided by the longest step, which is consistent.
 */
import type { Place } from '../place.ts';

const STEPS = [1, 5, -3] as const;
const LONGEST = 5;

export class Ladder implements Place {
  readonly moves = STEPS.length;
  readonly words: Uint32Array;

  constructor(
    start: number,
    private readonly goal: number,
    /** No number beyond this can be reached. */
    private readonly top: number = 1000,
  ) {
    this.words = Uint32Array.of(start);
  }

  enter(): void {}

  allows(move: number): boolean {
    const next = this.words[0]! + STEPS[move]!;
    return next >= 0 && next <= this.top;
  }

  make(move: number): void {
    this.words[0]! += STEPS[move]!;
  }

  undo(move: number): void {
    this.words[0]! -= STEPS[move]!;
  }

  estimate(): number {
    return Math.ceil(Math.abs(this.goal - this.words[0]!) / LONGEST);
  }

  /** Where moves lead from a number. */
  static walk(start: number, path: readonly number[]): number {
    return path.reduce((at, move) => at + STEPS[move]!, start);
  }

  /** The fewest moves, by looking at every number. */
  static distance(start: number, goal: number, top: number): number {
    let reached = new Set([start]);
    for (let depth = 0, seen = 0; reached.size > seen; depth++) {
      if (reached.has(goal)) return depth;
      seen = reached.size;
      const next = [...reached].flatMap((at) => STEPS.map((step) => at + step)).filter((at) => at >= 0 && at <= top);
      reached = new Set([...reached, ...next]);
    }
    return Number.POSITIVE_INFINITY;
  }
}
