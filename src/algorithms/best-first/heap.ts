/**
 * A binary heap with the very steps of Python's heapq: a new leaf rises while it is strictly smaller; after the least is
 * taken the last leaf is put at the root, sinks to the bottom always along the smaller child (the right one unless the
 * left one is strictly smaller), and rises again. Equal keys therefore come in the same order as in a Python program
 * that compares keys alone, and searches whose node counts depend on ties count the same.
 */
import { grown } from './grown.ts';

const FIRST_CAPACITY = 1024;

export class Heap {
  size = 0;
  #keys = new Int32Array(FIRST_CAPACITY);
  #values = new Int32Array(FIRST_CAPACITY);

  /** It never holds more than `most` values. */
  constructor(private readonly most: number = Number.POSITIVE_INFINITY) {}

  /** The least key; only where there is one. */
  get leastKey(): number {
    return this.#keys[0]!;
  }

  /** False where there is no room for it. */
  push(key: number, value: number): boolean {
    if (this.size === this.#keys.length && !this.#grow()) return false;
    this.#rise(this.size++, key, value);
    return true;
  }

  /** Takes out the value with the least key; only where there is one. */
  pop(): number {
    const least = this.#values[0]!;
    this.size--;
    if (this.size > 0) this.#sink(this.#keys[this.size]!, this.#values[this.size]!);
    return least;
  }

  #rise(from: number, key: number, value: number): void {
    const keys = this.#keys;
    const values = this.#values;
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (key >= keys[parent]!) break;
      keys[at] = keys[parent]!;
      values[at] = values[parent]!;
      at = parent;
    }
    keys[at] = key;
    values[at] = value;
  }

  #sink(key: number, value: number): void {
    const keys = this.#keys;
    const values = this.#values;
    let at = 0;
    for (let child = 1; child < this.size; child = 2 * at + 1) {
      if (child + 1 < this.size && keys[child]! >= keys[child + 1]!) child++;
      keys[at] = keys[child]!;
      values[at] = values[child]!;
      at = child;
    }
    this.#rise(at, key, value);
  }

  #grow(): boolean {
    if (this.size >= this.most) return false;
    const longer = grown([this.#keys, this.#values], Math.min(2 * this.size, this.most));
    if (longer) [this.#keys, this.#values] = longer;
    return longer !== undefined;
  }
}
