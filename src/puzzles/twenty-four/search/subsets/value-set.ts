/** A growing set of fractions in the order they were added: open addressing over flat arrays, no object per value. */
export class ValueSet {
  #slots = new Int32Array(16).fill(-1);
  readonly p: number[] = [];
  readonly q: number[] = [];

  get size(): number {
    return this.p.length;
  }

  has(p: number, q: number): boolean {
    return this.#slots[this.#find(p, q)]! >= 0;
  }

  add(p: number, q: number): void {
    const slot = this.#find(p, q);
    if (this.#slots[slot]! >= 0) return;
    this.#slots[slot] = this.size;
    this.p.push(p);
    this.q.push(q);
    if (this.size * 2 > this.#slots.length) this.#grow();
  }

  /** The slot of a value, or the free one where it belongs. */
  #find(p: number, q: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash(p, q) & mask; ; slot = (slot + 1) & mask) {
      const index = this.#slots[slot]!;
      if (index < 0 || (this.p[index] === p && this.q[index] === q)) return slot;
    }
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    for (let i = 0; i < this.size; i++) this.#slots[this.#find(this.p[i]!, this.q[i]!)] = i;
  }
}

/** Mixes the low halves of both numbers; the high halves follow from them often enough. */
function hash(p: number, q: number): number {
  const mixed = Math.imul(p | 0, 0x9e3779b1) ^ Math.imul(q | 0, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
