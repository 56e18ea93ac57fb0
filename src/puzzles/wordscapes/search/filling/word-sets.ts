/**
 * For every slot the words that it may still hold, for every box in which slots cross the letters, both as sets of bits; and
 * a trail of what was there before each change, so that going back costs no more than going forward did.
 */
import { OPEN } from '../../model.ts';
import { bitsBelow, ones } from './bits.ts';
import type { Network, Space } from './network.ts';
import { ALPHABET, letterOf, type Table } from './table.ts';

export const ALL_LETTERS = 2 ** ALPHABET - 1;
export const NONE = -1;

export class WordSets {
  /** How many words each slot may still hold. */
  readonly counts: Int32Array;
  protected readonly tables: readonly Table[];
  /** The letters that each box may still hold, as bits; kept only of boxes in which slots cross. */
  protected readonly letters: Int32Array;
  readonly #words: Uint32Array;
  /** Where the set of each slot begins. */
  readonly #starts: Int32Array;
  /** What was there before it changed, last change last: for a slot its number, count and set; for a box its letters. */
  #trail = new Int32Array(1024);
  #trailed = 0;
  /** Since which mark the set of a slot has been saved already. */
  readonly #savedAt: Int32Array;
  #marks = 0;

  constructor({ spaces, cells }: Network) {
    const count = spaces.length;
    this.tables = spaces.map(({ table }) => table);
    this.#starts = new Int32Array(count + 1);
    spaces.forEach(({ table }, i) => {
      this.#starts[i + 1] = this.#starts[i]! + table.size;
    });
    this.#words = new Uint32Array(this.#starts[count]!);
    this.#savedAt = new Int32Array(count).fill(-1);
    this.letters = new Int32Array(cells).fill(ALL_LETTERS);
    this.counts = Int32Array.from(spaces, (space, slot) => this.#begin(space, slot));
  }

  /** The words that fit the pattern; and how many they are. */
  #begin({ table, pattern }: Space, slot: number): number {
    const set = this.#words.subarray(this.#starts[slot]!, this.#starts[slot + 1]!).fill(0xffffffff);
    // Bits behind the last word stand for nothing.
    if (table.words.length % 32 > 0) set[set.length - 1]! &= 2 ** (table.words.length % 32) - 1;
    for (let place = 0; place < pattern.length; place++) {
      if (pattern[place] === OPEN) continue;
      const from = (place * ALPHABET + letterOf(pattern[place]!)) * table.size;
      for (let i = 0; i < set.length; i++) set[i]! &= table.having[from + i]!;
    }
    return set.reduce((sum, bits) => sum + ones(bits), 0);
  }

  /** The first word behind `after` that a slot may hold; -1 for none. Begin with -1. */
  next(slot: number, after: number): number {
    const start = this.#starts[slot]!;
    const size = this.#starts[slot + 1]! - start;
    let index = (after + 1) >>> 5;
    if (index >= size) return NONE;
    let bits = this.#words[start + index]! & (-1 << ((after + 1) & 31));
    while (bits === 0) {
      if (++index >= size) return NONE;
      bits = this.#words[start + index]!;
    }
    return index * 32 + 31 - Math.clz32(bits & -bits);
  }

  protected last(slot: number): number {
    const start = this.#starts[slot]!;
    for (let i = this.#starts[slot + 1]! - 1; i >= start; i--) {
      if (this.#words[i] !== 0) return (i - start) * 32 + 31 - Math.clz32(this.#words[i]!);
    }
    return NONE;
  }

  /** Every word that a slot may hold, by its number. */
  list(slot: number): number[] {
    const list: number[] = [];
    for (let word = this.next(slot, -1); word !== NONE; word = this.next(slot, word)) list.push(word);
    return list;
  }

  /** Whether two slots may still hold the same word. */
  share(a: number, b: number): boolean {
    if (this.tables[a] !== this.tables[b]) return false;
    const [from, to] = [this.#starts[a]!, this.#starts[b]!];
    for (let i = this.tables[a]!.size - 1; i >= 0; i--) {
      if ((this.#words[from + i]! & this.#words[to + i]!) !== 0) return true;
    }
    return false;
  }

  /** Which of these letters the words of a slot have at a place. */
  protected lettersAt(slot: number, place: number, letters: number): number {
    const { having, size, length, letters: written } = this.tables[slot]!;
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

  /** Leaves a box these letters only. */
  protected narrow(cell: number, letters: number): void {
    this.#room(2);
    this.#trail[this.#trailed++] = this.letters[cell]!;
    this.#trail[this.#trailed++] = -cell - 1;
    this.letters[cell] = letters;
  }

  /** Leaves a slot this word only. */
  protected settleOn(slot: number, word: number): void {
    this.#save(slot);
    const start = this.#starts[slot]!;
    this.#words.fill(0, start, this.#starts[slot + 1]!);
    this.#words[start + (word >>> 5)] = 1 << (word & 31);
    this.counts[slot] = 1;
  }

  /** Takes a word from a slot; like the next two, it says how many words have gone. */
  protected take(slot: number, word: number): number {
    return this.#clear(slot, word >>> 5, 1 << (word & 31));
  }

  /** Keeps only the words from one number to before another. */
  protected takeOutside(slot: number, from: number, to: number): number {
    let gone = 0;
    for (let i = this.tables[slot]!.size - 1; i >= 0; i--) {
      gone += this.#clear(slot, i, ~(bitsBelow(to - i * 32) & ~bitsBelow(from - i * 32)));
    }
    return gone;
  }

  /** Takes the words that have one of these letters at a place. */
  protected takeHaving(slot: number, place: number, letters: number): number {
    const { having, size } = this.tables[slot]!;
    let gone = 0;
    for (let left = letters; left !== 0; left &= left - 1) {
      const from = (place * ALPHABET + 31 - Math.clz32(left & -left)) * size;
      for (let i = 0; i < size; i++) gone += this.#clear(slot, i, having[from + i]!);
    }
    return gone;
  }

  /** Takes those of 32 words whose bits are set; and says how many of them were there. */
  #clear(slot: number, index: number, bits: number): number {
    const at = this.#starts[slot]! + index;
    const gone = this.#words[at]! & bits;
    if (gone === 0) return 0;
    this.#save(slot);
    this.#words[at]! &= ~gone;
    const count = ones(gone);
    this.counts[slot]! -= count;
    return count;
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
        this.letters[-what - 1] = trail[--this.#trailed]!;
        continue;
      }
      this.counts[what] = trail[--this.#trailed]!;
      const start = this.#starts[what]!;
      for (let i = this.#starts[what + 1]! - 1; i >= start; i--) this.#words[i] = trail[--this.#trailed]!;
    }
    this.#marks++;
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
