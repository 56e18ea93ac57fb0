/**
 * The fewest items that meet every set: each set has at least one of them. By iterative deepening on how many, branching
 * over the items of a smallest set that is not met yet; where that takes too long, the item that meets the most sets,
 * again and again, and then whatever is not needed is dropped. Sets are bits of a bigint.
 */

/** Beyond this many branches, a proof that no answer is smaller is no longer worth its cost. */
const MOST_BRANCHES = 5000;

/** Sets that come one after the other. */
export class Meeting {
  /** None contains another: what meets a set meets those that contain it too. From the smallest to the largest. */
  #sets: readonly bigint[] = [];
  /** More sets never need fewer items. */
  #least = 0;
  /** How many branches are left for all searches together. */
  #branches = MOST_BRANCHES;

  add(sets: readonly bigint[]): void {
    const sized = [...new Set([...this.#sets, ...sets])].map((set) => ({ set, size: itemsOf(set).length }));
    const kept: bigint[] = [];
    for (const { set } of sized.sort((a, b) => a.size - b.size)) {
      if (!kept.some((other) => (other & set) === other)) kept.push(set);
    }
    this.#sets = kept;
  }

  /** At most `most` items, none of which can be left out; undefined where `allows` accepts no such choice. */
  fewest(most: number, allows: (items: bigint) => boolean): readonly number[] | undefined {
    /** Undefined for no answer of this size, or no more branches. */
    const search = (left: readonly bigint[], chosen: bigint, size: number): bigint | undefined => {
      const [first] = left;
      if (first === undefined) return allows(chosen) ? chosen : undefined;
      if (disjoint(left) > size || this.#branches-- <= 0) return undefined;
      for (const item of itemsOf(first)) {
        const bit = 1n << BigInt(item);
        const unmet = left.filter((set) => (set & bit) === 0n);
        const found = search(unmet, chosen | bit, size - 1);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    for (; this.#least <= most; this.#least++) {
      const found = search(this.#sets, 0n, this.#least);
      if (found !== undefined) return itemsOf(found);
      if (this.#branches <= 0) return this.#greedily(most, allows);
    }
    return undefined;
  }

  #greedily(most: number, allows: (items: bigint) => boolean): readonly number[] | undefined {
    const chosen: number[] = [];
    for (let left = this.#sets; left.length > 0; ) {
      const met = new Map<number, number>();
      for (const set of left) for (const item of itemsOf(set)) met.set(item, (met.get(item) ?? 0) + 1);
      const [best] = [...met].reduce((a, b) => (b[1] > a[1] ? b : a));
      chosen.push(best);
      left = left.filter((set) => (set & (1n << BigInt(best))) === 0n);
    }
    const needed = chosen.reduce<readonly number[]>((kept, item) => {
      const others = kept.filter((other) => other !== item);
      return this.#sets.every((set) => (set & bitsOf(others)) !== 0n) ? others : kept;
    }, chosen);
    return needed.length <= most && allows(bitsOf(needed)) ? needed : undefined;
  }
}

/** A lower bound: how many sets, chosen greedily, are disjoint, so that each needs an item of its own. */
function disjoint(sets: readonly bigint[]): number {
  let seen = 0n;
  let count = 0;
  for (const set of sets) {
    if ((set & seen) !== 0n) continue;
    seen |= set;
    count++;
  }
  return count;
}

export function bitsOf(items: readonly number[]): bigint {
  return items.reduce((bits, item) => bits | (1n << BigInt(item)), 0n);
}

function itemsOf(set: bigint): number[] {
  const items: number[] = [];
  for (let left = set, item = 0; left > 0n; left >>= 1n, item++) if ((left & 1n) === 1n) items.push(item);
  return items;
}
