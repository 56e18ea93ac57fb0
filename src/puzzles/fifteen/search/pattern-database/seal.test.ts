import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { type PackedTable, packedBytes } from './packed.ts';
import { seal, unseal } from './seal.ts';
import { arbitraryCase } from './testing/fields.ts';

/** Any content will do. */
const arbitraryTable: fc.Arbitrary<PackedTable> = arbitraryCase
  .filter((one) => packedBytes(one.field, one.pattern) < 2000)
  .chain((one) => {
    const length = packedBytes(one.field, one.pattern);
    return fc.uint8Array({ minLength: length, maxLength: length }).map((halves) => ({ ...one, halves }));
  });

const reopened = ({ field, pattern }: PackedTable, bytes: Uint8Array) => unseal(field, pattern, bytes);

describe('a sealed table', () => {
  it('comes back as it was, wherever its bytes lie', () => {
    fc.assert(
      fc.property(arbitraryTable, fc.nat({ max: 7 }), (table, shift) => {
        const bytes = seal(table);
        const elsewhere = new Uint8Array(bytes.length + shift).subarray(shift);
        elsewhere.set(bytes);
        expect(reopened(table, elsewhere)).toEqual(table);
      }),
    );
  });

  it('is not believed when any byte has changed', () => {
    fc.assert(
      fc.property(arbitraryTable, fc.nat(), fc.integer({ min: 1, max: 255 }), (table, place, change) => {
        const bytes = seal(table);
        bytes[place % bytes.length]! ^= change;
        expect(reopened(table, bytes)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('is not believed when words have changed places', () => {
    fc.assert(
      fc.property(arbitraryTable, fc.nat(), fc.nat(), (table, a, b) => {
        const bytes = seal(table);
        const words = new Uint32Array(bytes.buffer, 0, bytes.length >> 2);
        const [i, j] = [a % words.length, b % words.length];
        fc.pre(words[i] !== words[j]);
        [words[i], words[j]] = [words[j]!, words[i]!];
        expect(reopened(table, bytes)).toBeUndefined();
      }),
    );
  });

  it('is not believed when something is missing or too much', () => {
    fc.assert(
      fc.property(arbitraryTable, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 9 }), (table, length, more) => {
        const bytes = seal(table);
        expect(reopened(table, bytes.subarray(0, length % bytes.length))).toBeUndefined();
        expect(reopened(table, Uint8Array.from([...bytes, ...more]))).toBeUndefined();
      }),
    );
  });

  it('is not believed to be another one of the same length', () => {
    const field: Field = { rows: 3, columns: 4, blank: 11 };
    const pattern = [0, 1, 2];
    const bytes = seal({ field, pattern, halves: new Uint8Array(packedBytes(field, pattern)) });
    expect(unseal(field, pattern, bytes)).toBeDefined();
    expect(unseal(field, [0, 1, 3], bytes)).toBeUndefined();
    expect(unseal({ ...field, blank: 10 }, pattern, bytes)).toBeUndefined();
    expect(unseal({ ...field, rows: 4, columns: 3 }, pattern, bytes)).toBeUndefined();
  });

  it('of an older version is not believed', () => {
    const field: Field = { rows: 2, columns: 3, blank: 5 };
    const table = { field, pattern: [0, 1], halves: new Uint8Array(15) };
    const bytes = seal(table);
    const version = new Uint32Array(bytes.buffer, 4, 1);
    version[0]! -= 1;
    expect(reopened(table, bytes)).toBeUndefined();
    version[0]! += 1;
    expect(reopened(table, bytes)).toEqual(table);
  });
});
