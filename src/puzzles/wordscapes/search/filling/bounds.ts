/**
 * A lower bound on the cost of a filling with a given word in a given slot. Without its cycles a grid is a tree (or
 * several), and on a tree the least cost is exact: messages about every letter of a crossing go up to the root and down
 * again (dynamic programming over trees: Bertelè and Brioschi, 1972). What crosses outside the tree, and that no word
 * may stand twice, is left out, so a filling never costs less than that. Words that cost too much go, and with them
 * what depends on them.
 */
import type { Domains } from './domains.ts';
import type { Network } from './network.ts';
import { ALPHABET, type Table } from './table.ts';

/** More than any filling costs; small enough to be added up. */
const NEVER = 2 ** 26;

/** A slot under another one: where the two cross. */
interface Branch {
  readonly slot: number;
  readonly place: number;
  readonly above: number;
  readonly placeAbove: number;
}

export class Bounds {
  readonly #domains: Domains;
  readonly #tables: readonly Table[];
  /** Every slot, those above before those under them; `branches` has the way up of each that is no root. */
  readonly #order: readonly number[];
  readonly #branches: readonly (Branch | undefined)[];
  readonly #under: readonly (readonly Branch[])[];
  /** By slot and letter of its crossing with the one above: what it and all under it cost at least, and all the rest. */
  readonly #up: Int32Array;
  readonly #down: Int32Array;
  /** By slot and word. */
  readonly #costs: readonly Int32Array[];

  constructor({ spaces }: Network, domains: Domains) {
    this.#domains = domains;
    this.#tables = spaces.map(({ table }) => table);
    const branches = new Map<number, Branch | undefined>();
    for (const root of spaces.keys()) grow(domains, root, branches);
    this.#order = [...branches.keys()];
    this.#branches = spaces.map((_, slot) => branches.get(slot));
    this.#under = spaces.map((_, slot) => this.#branches.filter((branch) => branch?.above === slot) as Branch[]);
    this.#up = new Int32Array(spaces.length * ALPHABET);
    this.#down = new Int32Array(spaces.length * ALPHABET);
    this.#costs = spaces.map(({ table }) => new Int32Array(table.words.length));
  }

  /** What a filling with this word costs at least, as it was when `tighten` last looked. */
  least(slot: number, word: number): number {
    return this.#costs[slot]![word]!;
  }

  /** Takes away what costs more than the ceiling; false where nothing is left. */
  tighten(ceiling: number): boolean {
    for (;;) {
      const least = this.#gather();
      if (least > ceiling) return false;
      this.#spread(least);
      if (!this.#dropDear(ceiling)) return true;
      if (!this.#domains.settle()) return false;
    }
  }

  /** From the leaves to the roots; what all roots cost at least together. */
  #gather(): number {
    let least = 0;
    for (let i = this.#order.length - 1; i >= 0; i--) {
      const slot = this.#order[i]!;
      const { rarities, letters, length } = this.#tables[slot]!;
      const costs = this.#costs[slot]!;
      const branch = this.#branches[slot];
      const under = this.#under[slot]!;
      const base = slot * ALPHABET;
      if (branch) this.#up.fill(NEVER, base, base + ALPHABET);
      let cheapest = NEVER;
      for (let word = this.#domains.next(slot, -1); word >= 0; word = this.#domains.next(slot, word)) {
        let cost = rarities[word]!;
        for (const { slot: below, placeAbove } of under) {
          cost += this.#up[below * ALPHABET + letters[word * length + placeAbove]!]!;
        }
        costs[word] = cost;
        if (cost < cheapest) cheapest = cost;
        if (!branch) continue;
        const at = base + letters[word * length + branch.place]!;
        if (cost < this.#up[at]!) this.#up[at] = cost;
      }
      if (!branch) least += cheapest;
    }
    return least;
  }

  /** From the roots to the leaves: what is not under a slot is added to what its words cost. */
  #spread(least: number): void {
    for (const slot of this.#order) {
      const { letters, length } = this.#tables[slot]!;
      const costs = this.#costs[slot]!;
      const branch = this.#branches[slot];
      const under = this.#under[slot]!;
      for (const { slot: below } of under) this.#down.fill(NEVER, below * ALPHABET, (below + 1) * ALPHABET);
      const others = branch ? 0 : least - this.#cheapest(slot);
      for (let word = this.#domains.next(slot, -1); word >= 0; word = this.#domains.next(slot, word)) {
        const rest = branch ? this.#down[slot * ALPHABET + letters[word * length + branch.place]!]! : others;
        const cost = costs[word]! + rest;
        costs[word] = cost;
        for (const { slot: below, placeAbove } of under) {
          const at = below * ALPHABET + letters[word * length + placeAbove]!;
          const without = cost - this.#up[at]!;
          if (without < this.#down[at]!) this.#down[at] = without;
        }
      }
    }
  }

  #cheapest(slot: number): number {
    let least = NEVER;
    for (let word = this.#domains.next(slot, -1); word >= 0; word = this.#domains.next(slot, word)) {
      least = Math.min(least, this.#costs[slot]![word]!);
    }
    return least;
  }

  /** Whether there was anything to take away. */
  #dropDear(ceiling: number): boolean {
    let dropped = false;
    for (const slot of this.#order) {
      const costs = this.#costs[slot]!;
      for (let word = this.#domains.next(slot, -1); word >= 0; word = this.#domains.next(slot, word)) {
        if (costs[word]! <= ceiling) continue;
        // It is never the last one: of every slot some word costs just the least of all.
        this.#domains.remove(slot, word);
        dropped = true;
      }
    }
    return dropped;
  }
}

/** Adds the tree of a root to the branches, unless the root is part of one already. */
function grow(domains: Domains, root: number, branches: Map<number, Branch | undefined>): void {
  if (branches.has(root)) return;
  branches.set(root, undefined);
  const tree = [root];
  for (const above of tree) {
    for (const { place, other, otherPlace } of domains.meetings[above]!) {
      if (branches.has(other)) continue;
      branches.set(other, { slot: other, place: otherPlace, above, placeAbove: place });
      tree.push(other);
    }
  }
}
