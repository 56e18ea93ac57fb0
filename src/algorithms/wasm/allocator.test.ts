import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Allocator } from './allocator.ts';

const memory = () => new WebAssembly.Memory({ initial: 1 }) as WebAssembly.Memory & { readonly buffer: ArrayBuffer };

describe('tables in memory', () => {
  it('lie one behind the other as they were given, and memory grows for them', () => {
    const table = fc.oneof(
      fc.array(fc.nat({ max: 0xffffffff }), { maxLength: 300 }),
      fc.array(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), { maxLength: 300 }),
      fc.nat({ max: 100_000 }),
    );
    fc.assert(
      fc.property(fc.array(table, { maxLength: 8 }), (tables) => {
        const where = memory();
        const allocator = new Allocator(where);
        // What the compiler keeps for itself is left alone.
        let end = 4096;
        expect(allocator.end).toBe(end);
        const places = tables.map((values) => {
          const isLong = (list: readonly (number | bigint)[]): list is bigint[] => typeof list[0] === 'bigint';
          const [at, size] =
            typeof values === 'number'
              ? [allocator.reserve(values), values]
              : isLong(values)
                ? [allocator.longs(values), values.length * 8]
                : [allocator.words(values as number[]), values.length * 4];
          expect(at).toBe(end);
          end = Math.ceil((at + size) / 16) * 16;
          expect(allocator.end).toBe(end);
          expect(where.buffer.byteLength).toBeGreaterThanOrEqual(end);
          return at;
        });
        for (const [i, values] of tables.entries()) {
          if (typeof values === 'number' || values.length === 0) continue;
          const View = typeof values[0] === 'bigint' ? BigUint64Array : Uint32Array;
          expect([...new View(where.buffer, places[i]!, values.length)]).toEqual(values);
        }
      }),
    );
  });

  it('take no more pages than they need', () => {
    const where = memory();
    const allocator = new Allocator(where);
    allocator.reserve(65536 - 4096);
    expect(where.buffer.byteLength).toBe(65536);
    allocator.reserve(1);
    expect(where.buffer.byteLength).toBe(2 * 65536);
  });
});
