/** All solutions of a covering as a set: how many there are, any one by its number, and which options are in how many. */
import type { Cover, Covering } from './cover.ts';

export interface SolutionSet {
  readonly cover: Cover;
  readonly count: number;
  /** How large it is, in bytes. */
  readonly size: number;
  /** The solution with this number, from 0. */
  at(index: number): Covering;
  /** For each option, the number of solutions that have it. */
  tally(): Float64Array;
  /** The set of those solutions whose options are all allowed. */
  allowing(allowed: (option: number) => boolean): SolutionSet;
}

/** A solution set in which the solutions are simply listed, for coverings whose state graph would be too large. */
export class SolutionList implements SolutionSet {
  constructor(
    readonly cover: Cover,
    private readonly coverings: readonly Covering[],
  ) {}

  get count(): number {
    return this.coverings.length;
  }

  get size(): number {
    return 8 * this.coverings.length * (this.cover.pieces + 2);
  }

  at(index: number): Covering {
    return this.coverings[index]!;
  }

  tally(): Float64Array {
    const tally = new Float64Array(this.cover.options.length);
    for (const covering of this.coverings) for (const option of covering) tally[option]!++;
    return tally;
  }

  allowing(allowed: (option: number) => boolean): SolutionList {
    const keep = this.cover.options.map((_, option) => allowed(option));
    return new SolutionList(
      this.cover,
      this.coverings.filter((covering) => covering.every((option) => keep[option])),
    );
  }
}
