/**
 * What is still possible: for every slot a set of words, for every box a set of letters, kept consistent with each other.
 * A letter that no word of one slot has in a box any more goes from the box, and with it go the words of the crossing slot
 * that have it there, and so on until nothing changes (Mackworth, Consistency in networks of relations, 1977: AC-3, here
 * over sets of bits). A word that a slot must hold goes from all others, since no word stands in a grid twice.
 */
import { OPEN } from '../model.ts';
import { bitsBelow, ones } from './bits.ts';
import { type Crossing, crossingsOf } from './crossings.ts';
import type { Problem } from './problem.ts';
import { ALPHABET, characterOf, letterOf, type Table } from './table.ts';

const ALL_LETTERS = 2 ** ALPHABET - 1;
const NOBODY = -1;

export class Domains {
  /** How many words each slot may still hold. */
  readonly counts: Int32Array;
  /** The letters that each box may still hold, as bits; kept only of boxes in which slots cross. */
  readonly #letters: Int32Array;
  readonly #words: Uint32Array;
  /** Where the set of each slot begins. */
  readonly #starts: Int32Array;
  readonly #tables: readonly Table[];
  /** For every slot, where it crosses which. */
  readonly crossings: readonly (readonly Crossing[])[];
  /** The other slots of the same length. */
  readonly #alike: readonly (readonly number[])[];
  /** The twin before and the twin behind each slot. */
  readonly #before: Int32Array;
  readonly #behind: Int32Array;
  /** What was there before it changed, last change last: for a slot its number, count and set; for a box its letters. */
  #trail = new Int32Array(1024);
  #trailed = 0;
  /** Since which mark the set of a slot has been saved already. */
  readonly #savedAt: Int32Array;
  #marks = 0;
  readonly #queue: number[] = [];
  readonly #isQueued: Uint8Array;
  /** Whether anything is possible at all. */
  readonly isPossible: boolean;

  constructor(problem: Problem) {
    const { spaces, cells } = problem;
    const count = spaces.length;
    this.#tables = spaces.map(({ table }) => table);
    this.#starts = new Int32Array(count + 1);
    spaces.forEach(({ table }, i) => {
      this.#starts[i + 1] = this.#starts[i]! + table.size;
    });
    this.#words = new Uint32Array(this.#starts[count]!);
    this.counts = new Int32Array(count);
    this.#letters = new Int32Array(cells).fill(ALL_LETTERS);
    this.#savedAt = new Int32Array(count).fill(-1);
    this.#isQueued = new Uint8Array(count);
    this.#before = Int32Array.from(spaces, ({ twin }) => twin ?? NOBODY);
    this.#behind = new Int32Array(count).fill(NOBODY);
    this.#before.forEach((before, i) => {
      if (before !== NOBODY) this.#behind[before] = i;
    });
    this.crossings = crossingsOf(problem);
    this.#alike = spaces.map(({ table }, i) => spaces.flatMap((s, j) => (j !== i && s.table === table ? [j] : [])));
    for (const slot of spaces.keys()) this.#begin(problem, slot);
    this.isPossible = this.counts.every((n) => n > 0) && this.settle();
  }

  #begin({ spaces }: Problem, slot: number): void {
    const { table, pattern } = spaces[slot]!;
    const set = this.#words.subarray(this.#starts[slot]!, this.#starts[slot + 1]!).fill(0xffffffff);
    // Bits behind the last word stand for nothing.
    if (table.words.length % 32 > 0) set[set.length - 1]! &= 2 ** (table.words.length % 32) - 1;
    for (let place = 0; place < pattern.length; place++) {
      if (pattern[place] === OPEN) continue;
      const from = (place * ALPHABET + letterOf(pattern[place]!)) * table.size;
      for (let i = 0; i < set.length; i++) set[i]! &= table.having[from + i]!;
    }
    this.counts[slot] = set.reduce((sum, bits) => sum + ones(bits), 0);
    this.#enqueue(slot);
  }

  /** The first word behind `after` that a slot may hold; -1 for none. Begin with -1. */
  next(slot: number, after: number): number {
    const start = this.#starts[slot]!;
    const size = this.#starts[slot + 1]! - start;
    let index = (after + 1) >>> 5;
    if (index >= size) return NOBODY;
    let bits = this.#words[start + index]! & (-1 << ((after + 1) & 31));
    while (bits === 0) {
      if (++index >= size) return NOBODY;
      bits = this.#words[start + index]!;
    }
    return index * 32 + 31 - Math.clz32(bits & -bits);
  }

  /** Every word that a slot may hold, by its number. */
  list(slot: number): number[] {
    const list: number[] = [];
    for (let word = this.next(slot, -1); word !== NOBODY; word = this.next(slot, word)) list.push(word);
    return list;
  }

  /** What is settled of a slot: capitals, and `?` where its words differ. */
  pattern(slot: number): string {
    const places = Array.from({ length: this.#tables[slot]!.length }, (_, place) => {
      const letters = this.#lettersAt(slot, place, ALL_LETTERS);
      return (letters & (letters - 1)) === 0 ? characterOf(31 - Math.clz32(letters)) : OPEN;
    });
    return places.join('');
  }

  /** Whether two slots may still hold the same word. */
  share(a: number, b: number): boolean {
    if (this.#tables[a] !== this.#tables[b]) return false;
    const [from, to] = [this.#starts[a]!, this.#starts[b]!];
    for (let i = this.#tables[a]!.size - 1; i >= 0; i--) {
      if ((this.#words[from + i]! & this.#words[to + i]!) !== 0) return true;
    }
    return false;
  }

  /** The slots that cross a slot in a box whose letter is not settled yet. */
  *linked(slot: number): Generator<number> {
    for (const { cell, other } of this.crossings[slot]!) {
      const letters = this.#letters[cell]!;
      if ((letters & (letters - 1)) !== 0) yield other;
    }
  }

  /** In how many boxes a slot crosses others. */
  degree(slot: number): number {
    return this.crossings[slot]!.length;
  }

  /** A point to come back to. */
  mark(): number {
    this.#marks++;
    return this.#trailed;
  }

  /** Everything as it was at the mark. */
  undo(mark: number): void {
    const trail = this.#trail;
    while (this.#trailed > mark) {
      const what = trail[--this.#trailed]!;
      if (what < 0) {
        this.#letters[-what - 1] = trail[--this.#trailed]!;
        continue;
      }
      this.counts[what] = trail[--this.#trailed]!;
      const start = this.#starts[what]!;
      for (let i = this.#starts[what + 1]! - 1; i >= start; i--) this.#words[i] = trail[--this.#trailed]!;
    }
    this.#marks++;
  }

  /** Puts a word into a slot, and what follows from it; false where that leaves nothing for some slot. */
  assign(slot: number, word: number): boolean {
    this.#save(slot);
    const start = this.#starts[slot]!;
    this.#words.fill(0, start, this.#starts[slot + 1]!);
    this.#words[start + (word >>> 5)] = 1 << (word & 31);
    this.counts[slot] = 1;
    this.#enqueue(slot);
    return this.settle();
  }

  /** Takes a letter from a place of a slot, and what follows from it. */
  exclude(slot: number, place: number, letter: number): boolean {
    return this.#drop(slot, place, 1 << letter) && this.settle();
  }

  /** Keeps only the words from one number to before another. */
  #cut(slot: number, from: number, to: number): boolean {
    const start = this.#starts[slot]!;
    const size = this.#starts[slot + 1]! - start;
    let lost = 0;
    for (let i = 0; i < size; i++) {
      const kept = bitsBelow(to - i * 32) & ~bitsBelow(from - i * 32);
      const bits = this.#words[start + i]!;
      if ((bits & ~kept) === 0) continue;
      this.#save(slot);
      lost += ones(bits & ~kept);
      this.#words[start + i] = bits & kept;
    }
    return this.#lost(slot, lost);
  }

  /** Drops the words that have one of these letters at a place. */
  #drop(slot: number, place: number, letters: number): boolean {
    const { having, size } = this.#tables[slot]!;
    const start = this.#starts[slot]!;
    let lost = 0;
    for (let left = letters; left !== 0; left &= left - 1) {
      const from = (place * ALPHABET + 31 - Math.clz32(left & -left)) * size;
      for (let i = 0; i < size; i++) {
        const gone = this.#words[start + i]! & having[from + i]!;
        if (gone === 0) continue;
        this.#save(slot);
        lost += ones(gone);
        this.#words[start + i]! &= ~gone;
      }
    }
    return this.#lost(slot, lost);
  }

  /** Takes a word from a slot; `settle` draws the consequences. */
  remove(slot: number, word: number): boolean {
    const at = this.#starts[slot]! + (word >>> 5);
    if ((this.#words[at]! & (1 << (word & 31))) === 0) return true;
    this.#save(slot);
    this.#words[at]! &= ~(1 << (word & 31));
    return this.#lost(slot, 1);
  }

  #lost(slot: number, lost: number): boolean {
    if (lost === 0) return true;
    this.counts[slot]! -= lost;
    if (this.counts[slot] === 0) return false;
    this.#enqueue(slot);
    return true;
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
    for (const crossing of this.crossings[slot]!) {
      const { cell, other, otherPlace } = crossing;
      const before = this.#letters[cell]!;
      // A letter that is settled is that of all words of both slots already.
      if ((before & (before - 1)) === 0) continue;
      const after = this.#lettersAt(slot, crossing.place, before);
      if (after === before) continue;
      this.#room(2);
      this.#trail[this.#trailed++] = before;
      this.#trail[this.#trailed++] = -cell - 1;
      this.#letters[cell] = after;
      if (!this.#drop(other, otherPlace, before & ~after)) return false;
    }
    if (this.counts[slot] === 1) {
      const word = this.next(slot, -1);
      for (const other of this.#alike[slot]!) if (!this.remove(other, word)) return false;
    }
    const [before, behind] = [this.#before[slot]!, this.#behind[slot]!];
    if (behind !== NOBODY && !this.#cut(behind, this.next(slot, -1) + 1, this.#tables[behind]!.words.length))
      return false;
    return before === NOBODY || this.#cut(before, 0, this.#last(slot));
  }

  /** Which of these letters the words of a slot have at a place. */
  #lettersAt(slot: number, place: number, letters: number): number {
    const { having, size, length, letters: written } = this.#tables[slot]!;
    if (this.counts[slot] === 1) return 1 << written[this.next(slot, -1) * length + place]!;
    const start = this.#starts[slot]!;
    let found = 0;
    for (let left = letters; left !== 0; left &= left - 1) {
      const from = (place * ALPHABET + 31 - Math.clz32(left & -left)) * size;
      for (let i = 0; i < size; i++) {
        if ((this.#words[start + i]! & having[from + i]!) === 0) continue;
        found |= left & -left;
        break;
      }
    }
    return found;
  }

  #last(slot: number): number {
    const start = this.#starts[slot]!;
    for (let i = this.#starts[slot + 1]! - 1; i >= start; i--) {
      if (this.#words[i] !== 0) return (i - start) * 32 + 31 - Math.clz32(this.#words[i]!);
    }
    return NOBODY;
  }

  /** Keeps the set of a slot for `undo`, once for each mark. */
  #save(slot: number): void {
    if (this.#savedAt[slot] === this.#marks) return;
    this.#savedAt[slot] = this.#marks;
    const [start, end] = [this.#starts[slot]!, this.#starts[slot + 1]!];
    this.#room(end - start + 2);
    for (let i = start; i < end; i++) this.#trail[this.#trailed++] = this.#words[i]!;
    this.#trail[this.#trailed++] = this.counts[slot]!;
    this.#trail[this.#trailed++] = slot;
  }

  #room(more: number): void {
    if (this.#trailed + more <= this.#trail.length) return;
    const larger = new Int32Array(2 * (this.#trailed + more));
    larger.set(this.#trail);
    this.#trail = larger;
  }
}
