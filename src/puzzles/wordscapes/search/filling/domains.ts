/**
 * What is still possible: for every slot a set of words, for every box a set of letters, kept consistent with each other.
 * A letter that no word of one slot has in a box any more goes from the box, and with it go the words of the crossing slot
 * that have it there, and so on until nothing changes (Mackworth, Consistency in networks of relations, 1977: AC-3, here
 * over sets of bits). A word that a slot must hold goes from all others, since no word stands in a grid twice.
 */
import { OPEN } from '../../model.ts';
import { type Meeting, meetingsOf } from './meetings.ts';
import type { Network } from './network.ts';
import { characterOf } from './table.ts';
import { ALL_LETTERS, NONE, WordSets } from './word-sets.ts';

export class Domains extends WordSets {
  /** For every slot, where it crosses which. */
  readonly meetings: readonly (readonly Meeting[])[];
  /** The other slots of the same length. */
  readonly #alike: readonly (readonly number[])[];
  /** The twin before and the twin behind each slot. */
  readonly #before: Int32Array;
  readonly #behind: Int32Array;
  /** The slots whose consequences are not drawn yet. */
  readonly #queue: number[] = [];
  readonly #isQueued: Uint8Array;
  /** Whether a search takes the slots one after the other. */
  readonly inOrder: boolean;
  /** Whether anything is possible at all. */
  readonly isPossible: boolean;

  constructor(network: Network) {
    super(network);
    const { spaces, inOrder = false } = network;
    this.inOrder = inOrder;
    this.#isQueued = new Uint8Array(spaces.length);
    this.#before = Int32Array.from(spaces, ({ twin }) => twin ?? NONE);
    this.#behind = new Int32Array(spaces.length).fill(NONE);
    this.#before.forEach((before, i) => {
      if (before !== NONE) this.#behind[before] = i;
    });
    this.meetings = meetingsOf(spaces);
    this.#alike = spaces.map(({ table }, i) => spaces.flatMap((s, j) => (j !== i && s.table === table ? [j] : [])));
    for (const slot of spaces.keys()) this.#enqueue(slot);
    this.isPossible = this.counts.every((n) => n > 0) && this.settle();
  }

  /** What is settled of a slot: capitals, and `?` where its words differ. */
  pattern(slot: number): string {
    const places = Array.from({ length: this.tables[slot]!.length }, (_, place) => {
      const letters = this.lettersAt(slot, place, ALL_LETTERS);
      return (letters & (letters - 1)) === 0 ? characterOf(31 - Math.clz32(letters)) : OPEN;
    });
    return places.join('');
  }

  /** The slots that cross a slot in a box whose letter is not settled yet. */
  *linked(slot: number): Generator<number> {
    for (const { cell, other } of this.meetings[slot]!) {
      const letters = this.letters[cell]!;
      if ((letters & (letters - 1)) !== 0) yield other;
    }
  }

  /** In how many boxes a slot crosses others. */
  degree(slot: number): number {
    return this.meetings[slot]!.length;
  }

  /** Puts a word into a slot, and what follows from it; false where that leaves nothing for some slot. */
  assign(slot: number, word: number): boolean {
    this.settleOn(slot, word);
    this.#enqueue(slot);
    return this.settle();
  }

  /** Takes a letter from a place of a slot, and what follows from it. */
  exclude(slot: number, place: number, letter: number): boolean {
    return this.#heed(slot, this.takeHaving(slot, place, 1 << letter)) && this.settle();
  }

  /** Takes a word from a slot; `settle` draws the consequences. */
  remove(slot: number, word: number): boolean {
    return this.#heed(slot, this.take(slot, word));
  }

  /** Queues the slot where words have gone from it; false where no word is left. */
  #heed(slot: number, gone: number): boolean {
    if (gone > 0) this.#enqueue(slot);
    return this.counts[slot]! > 0;
  }

  #enqueue(slot: number): void {
    if (this.#isQueued[slot] === 1) return;
    this.#isQueued[slot] = 1;
    this.#queue.push(slot);
  }

  /** Draws every consequence of what has changed. */
  settle(): boolean {
    let possible = true;
    for (let slot = this.#queue.pop(); slot !== undefined; slot = this.#queue.pop()) {
      this.#isQueued[slot] = 0;
      possible &&= this.#revise(slot);
    }
    return possible;
  }

  /** What the words of a slot mean for the slots that cross it, for those of its length and for its twins. */
  #revise(slot: number): boolean {
    for (const { cell, place, other, otherPlace } of this.meetings[slot]!) {
      const before = this.letters[cell]!;
      // A letter that is settled is that of all words of both slots already.
      if ((before & (before - 1)) === 0) continue;
      const after = this.lettersAt(slot, place, before);
      if (after === before) continue;
      this.narrow(cell, after);
      if (!this.#heed(other, this.takeHaving(other, otherPlace, before & ~after))) return false;
    }
    if (this.counts[slot] === 1) {
      const word = this.next(slot, -1);
      for (const other of this.#alike[slot]!) if (!this.remove(other, word)) return false;
    }
    return this.#reviseTwins(slot);
  }

  /** Twins stand in the order of their table. */
  #reviseTwins(slot: number): boolean {
    const [before, behind] = [this.#before[slot]!, this.#behind[slot]!];
    if (behind !== NONE) {
      const gone = this.takeOutside(behind, this.next(slot, -1) + 1, this.tables[behind]!.words.length);
      if (!this.#heed(behind, gone)) return false;
    }
    return before === NONE || this.#heed(before, this.takeOutside(before, 0, this.last(slot)));
  }
}
