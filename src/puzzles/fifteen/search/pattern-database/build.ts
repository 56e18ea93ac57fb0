/** The builder in the kernel: hands over what is to be built, and finds the table in its memory. */
import type { Exports } from '../../../../algorithms/wasm/load.ts';
import { cellSetOf, type Field, type Pattern } from './field.ts';
import { type PackedTable, packedBytes, placementsOf } from './packed.ts';

/** What of a kernel builds. */
export interface BuildKernel extends Exports {
  build(rows: number, columns: number, blank: number, home: number): number;
  buildEnd(rows: number, columns: number, home: number): number;
}

/**
 * Builds a table. `tick` hears every few milliseconds which share of the values is known, and may throw to stop. The table
 * lies in the builder's own memory, only until it builds the next one: a caller that wants to keep it copies it.
 */
export type Build = (field: Field, pattern: Pattern, tick: (share: number) => void) => PackedTable;

/** A builder in the memory of a kernel, from its beginning on; `listen` sets the listener of the kernel's ticks. */
export const buildIn =
  (kernel: BuildKernel, listen: (listener: (found: number) => void) => void): Build =>
  (field, pattern, tick) => {
    const all = placementsOf(field, pattern);
    listen((found) => tick((found >>> 0) / all));
    const at = kernel.build(field.rows, field.columns, field.blank, cellSetOf(pattern));
    return { field, pattern, halves: new Uint8Array(kernel.memory.buffer, at, packedBytes(field, pattern)) };
  };

/** The first address behind what the builder needs for a table. */
export const buildEndOf = (kernel: BuildKernel, { rows, columns }: Field, pattern: Pattern): number =>
  kernel.buildEnd(rows, columns, cellSetOf(pattern)) >>> 0;
