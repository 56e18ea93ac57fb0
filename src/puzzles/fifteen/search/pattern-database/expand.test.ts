import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Allocator } from '../../../../algorithms/wasm/allocator.ts';
import { type Exports, instantiate } from '../../../../algorithms/wasm/load.ts';
import { manhattan, type Placement } from './field.ts';
import { type PackedTable, valueAt } from './packed.ts';
import { program } from './testing/expand.wasm.ts';
import { allPlacements, arbitraryCase } from './testing/fields.ts';
import { openWorkshop } from './workshop.ts';

interface Kernel extends Exports {
  expandRoom(tiles: number): number;
  expandHalves(rows: number, columns: number, home: number, packed: number, table: number, work: number): void;
}

const build = openWorkshop().build;

const indexOf = (placement: Placement): number => placement.reduce((sum, cell, tile) => sum + cell * 16 ** tile, 0);

/** How many entries of the unfolded table are wrong. */
function wrong(packed: PackedTable, placements: Iterable<Placement>): number {
  const { field, pattern, halves } = packed;
  const kernel = instantiate<Kernel>(program, {});
  const allocator = new Allocator(kernel.memory);
  const work = allocator.reserve(kernel.expandRoom(pattern.length));
  const source = allocator.reserve(halves.length);
  const table = allocator.reserve(16 ** pattern.length / 2);
  const behind = allocator.reserve(16);
  const memory = new Uint8Array(kernel.memory.buffer);
  memory.set(halves, source);
  const home = pattern.reduce((set, cell) => set | (1 << cell), 0);
  kernel.expandHalves(field.rows, field.columns, home, source, table, work);
  // It stays within the room that it was given.
  expect(Buffer.compare(memory.subarray(source, source + halves.length), halves)).toBe(0);
  expect(Math.max(...memory.subarray(behind, behind + 16))).toBe(0);
  let count = 0;
  for (const placement of placements) {
    const index = indexOf(placement);
    const half = (memory[table + (index >> 1)]! >> (4 * (index & 1))) & 15;
    if (manhattan(field, pattern, placement) + 2 * half !== valueAt(packed, placement)) count++;
  }
  return count;
}

describe('an unfolded table', () => {
  it('has what was packed for every placement', () => {
    fc.assert(
      fc.property(arbitraryCase, (one) => {
        const table = build(one.field, one.pattern, () => undefined);
        expect(wrong(table, allPlacements(one))).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  it('has it for six tiles on 4 x 4', () => {
    const table = build({ rows: 4, columns: 4, blank: 15 }, [0, 4, 5, 8, 9, 12], () => undefined);
    const cells = Array.from({ length: 16 }, (_, cell) => cell);
    const some = fc.sample(fc.shuffledSubarray(cells, { minLength: 6, maxLength: 6 }), { numRuns: 2000, seed: 4 });
    expect(wrong(table, some)).toBe(0);
  });
});
