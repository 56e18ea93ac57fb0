/** Numbers in a row that grows: a typed array that is doubled when it is full. */

type Numbers = Int32Array | Uint8Array | Float64Array;

export class Column<A extends Numbers> {
  #values: A;
  #length = 0;

  constructor(private readonly make: (length: number) => A) {
    this.#values = make(1024);
  }

  get length(): number {
    return this.#length;
  }

  /** What was added so far. It is valid until more is added. */
  get values(): A {
    return this.#values.subarray(0, this.#length) as A;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = this.make(2 * this.#length);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  at(index: number): number {
    return this.#values[index]!;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }
}

export const int32s = (): Column<Int32Array> => new Column((length) => new Int32Array(length));
export const bytes = (): Column<Uint8Array> => new Column((length) => new Uint8Array(length));
export const floats = (): Column<Float64Array> => new Column((length) => new Float64Array(length));
