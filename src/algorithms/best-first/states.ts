/**
 * A set of states that are rows of words of one length, each known by its number from 0 in the order of coming. The words
 * lie one after the other in one array; an open-addressed index of numbers finds them, and compares them word by word.
 */
import { grown } from './grown.ts';

const FIRST_CAPACITY = 1024;
const FREE = -1;
/** How many states are moved to a larger index between two calls of `look`. */
const BETWEEN_LOOKS = 4096;

export class States {
  size = 0;
  #words: Uint32Array;
  /** For each slot, the number of the state there. At most half of the slots are taken. */
  #slots = new Int32Array(2 * FIRST_CAPACITY).fill(FREE);

  /** At most `most` states of `width` words each. While it grows it calls `look`, which may throw to stop it all. */
  constructor(
    private readonly width: number,
    private readonly most: number,
    private readonly look: () => void = () => undefined,
  ) {
    this.#words = new Uint32Array(FIRST_CAPACITY * width);
  }

  /** The number of a state, which is added if it is new: then the number is the old size. Undefined: no room. */
  add(state: Uint32Array): number | undefined {
    const slot = this.#slotOf(state, 0);
    const known = this.#slots[slot]!;
    if (known !== FREE) return known;
    if (this.size * this.width === this.#words.length) return this.#grow() ? this.add(state) : undefined;
    if (this.size === this.most) return undefined;
    this.#words.set(state, this.size * this.width);
    this.#slots[slot] = this.size;
    return this.size++;
  }

  /** The number of a state, if it is there. */
  find(state: Uint32Array): number | undefined {
    const known = this.#slots[this.#slotOf(state, 0)]!;
    return known === FREE ? undefined : known;
  }

  /** Writes a state's words where the caller wants them. */
  read(number: number, to: Uint32Array): void {
    const from = number * this.width;
    for (let i = 0; i < this.width; i++) to[i] = this.#words[from + i]!;
  }

  /** The slot of the state whose words begin here, or the free one where it belongs. */
  #slotOf(words: Uint32Array, from: number): number {
    const { width } = this;
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash(words, from, width) & mask;
    for (;;) {
      const number = slots[slot]!;
      if (number === FREE || this.#equals(number * width, words, from)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #equals(at: number, words: Uint32Array, from: number): boolean {
    for (let i = 0; i < this.width; i++) if (this.#words[at + i] !== words[from + i]) return false;
    return true;
  }

  #grow(): boolean {
    const capacity = Math.min(2 * this.size, this.most);
    if (capacity <= this.size) return false;
    const words = grown([this.#words], capacity * this.width);
    const slots = words && grown([new Int32Array(0)], 2 * this.#slots.length);
    if (!slots) return false;
    [this.#words] = words;
    [this.#slots] = slots;
    this.#slots.fill(FREE);
    for (let number = 0; number < this.size; number++) {
      if (number % BETWEEN_LOOKS === 0) this.look();
      this.#slots[this.#slotOf(this.#words, number * this.width)] = number;
    }
    return true;
  }
}

/** Every bit of every word turns about half of the low bits: multiply, rotate, and mix at the end as MurmurHash3 does. */
function hash(words: Uint32Array, from: number, width: number): number {
  let h = 0;
  for (let i = 0; i < width; i++) {
    const k = Math.imul(words[from + i]!, 0xcc9e2d51);
    h = Math.imul(h ^ ((k << 15) | (k >>> 17)), 0x1b873593);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return h ^ (h >>> 13);
}
