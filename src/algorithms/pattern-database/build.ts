/** The builder in the kernel: hands over what is to be built, and finds the table in its memory. */
import { type Exports, instantiate } from '../wasm/load.ts';
import { program } from './build.wasm.ts';
import type { Field, Pattern } from './field.ts';
import { type PackedTable, packedBytes, placementsOf } from './packed.ts';

/** A kernel that can build, whatever else it can. */
export interface BuildKernel extends Exports {
  build(rows: number, columns: number, gap: number, home: number): number;
}

/**
 * Builds a table. `tick` hears every few milliseconds which share of the values is known, and may throw to stop. The table
 * lies in the builder's own memory, only until it builds the next one: whoever wants to keep it copies it.
 */
export type Build = (field: Field, pattern: Pattern, tick: (share: number) => void) => PackedTable;

/** A builder in the memory of a kernel, from its beginning on; `listen` is told who hears the kernel's ticks. */
export const buildIn =
  (kernel: BuildKernel, listen: (hear: (found: number) => void) => void): Build =>
  (field, pattern, tick) => {
    const all = placementsOf(field, pattern);
    listen((found) => tick((found >>> 0) / all));
    const home = pattern.reduce((set, cell) => set | (1 << cell), 0);
    const at = kernel.build(field.rows, field.columns, field.gap, home);
    return { field, pattern, halves: new Uint8Array(kernel.memory.buffer, at, packedBytes(field, pattern)) };
  };

/** A builder with a memory of its own, which it keeps: one for several tables takes no more than the largest needs. */
export function prepareBuild(): Build {
  let hear: (found: number) => void;
  const kernel = instantiate<BuildKernel>(program, { tick: (found) => hear(found!) });
  return buildIn(kernel, (ear) => {
    hear = ear;
  });
}
