/** Reserves memory of a kernel for tables, one after the other; the memory grows as needed and nothing is given back. */
import type { Memory } from './load.ts';
import { growTo } from './room.ts';

/** Below lies what the compiler keeps for itself. */
const FIRST = 4096;

export class Allocator {
  #end = FIRST;

  constructor(private readonly memory: Memory) {}

  /** The first address after everything so far. */
  get end(): number {
    return this.#end;
  }

  words(values: readonly number[]): number {
    const at = this.reserve(values.length * 4);
    new Uint32Array(this.memory.buffer, at, values.length).set(values);
    return at;
  }

  longs(values: readonly bigint[]): number {
    const at = this.reserve(values.length * 8);
    new BigUint64Array(this.memory.buffer, at, values.length).set(values);
    return at;
  }

  /** Reserves this many bytes and returns their address, a multiple of 16. Changes nothing if it throws `NoRoom`. */
  reserve(bytes: number): number {
    const at = this.#end;
    const end = Math.ceil((at + bytes) / 16) * 16;
    growTo(this.memory, end);
    this.#end = end;
    return at;
  }

  /** Leaves out what lies below an address. */
  skipTo(address: number): void {
    this.reserve(Math.max(0, address - this.#end));
  }
}
