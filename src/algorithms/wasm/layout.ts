/** Lays tables one behind the other into a kernel's memory, which grows as needed. */
import type { Memory } from './load.ts';
import { growTo } from './room.ts';

/** Below lies what the compiler keeps for itself. */
const FIRST = 4096;

export class Layout {
  #end = FIRST;

  constructor(private readonly memory: Memory) {}

  /** The first address behind everything so far. */
  get end(): number {
    return this.#end;
  }

  words(values: readonly number[]): number {
    const at = this.room(values.length * 4);
    new Uint32Array(this.memory.buffer, at, values.length).set(values);
    return at;
  }

  longs(values: readonly bigint[]): number {
    const at = this.room(values.length * 8);
    new BigUint64Array(this.memory.buffer, at, values.length).set(values);
    return at;
  }

  /** Reserves this many bytes and returns their address, a multiple of 16. Changes nothing if it throws `NoRoom`. */
  room(bytes: number): number {
    const at = this.#end;
    const end = Math.ceil((at + bytes) / 16) * 16;
    growTo(this.memory, end);
    this.#end = end;
    return at;
  }

  /** Leaves out what lies below an address. */
  skipTo(address: number): void {
    this.room(Math.max(0, address - this.#end));
  }
}
