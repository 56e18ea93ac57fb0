import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manhattan, type Placement } from './field.ts';
import { entryOf, packedBytes, placementsOf, valueAt } from './packed.ts';
import { allPlacements, arbitraryCase } from './testing/fields.ts';

/** By the set of cells as a number, and then by the tiles from cell to cell as a word. */
function inOrder(a: Placement, b: Placement): number {
  const setOf = (placement: Placement) => placement.reduce((set, cell) => set | (1 << cell), 0);
  const word = (placement: Placement) => [...placement.keys()].sort((i, j) => placement[i]! - placement[j]!).join('');
  return setOf(a) - setOf(b) || (word(a) < word(b) ? -1 : 1);
}

describe('a packed table', () => {
  it('has an entry for every placement, in the order that is promised', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ field, pattern }) => {
        const placements = [...allPlacements({ field, pattern })].sort(inOrder);
        expect(placementsOf(field, pattern)).toBe(placements.length);
        expect(packedBytes(field, pattern)).toBe(Math.ceil(placements.length / 2));
        expect(placements.map(entryOf)).toEqual(placements.map((_, i) => i));
      }),
      { numRuns: 30 },
    );
  });

  it('gives the distance and twice what is in the entry', () => {
    fc.assert(
      fc.property(arbitraryCase, fc.infiniteStream(fc.nat({ max: 15 })), ({ field, pattern }, stream) => {
        const placements = [...allPlacements({ field, pattern })].sort(inOrder);
        const excesses = placements.map(() => stream.next().value as number);
        const halves = new Uint8Array(packedBytes(field, pattern));
        for (const [i, excess] of excesses.entries()) halves[i >> 1]! |= excess << (i % 2 === 0 ? 0 : 4);
        const values = placements.map((placement) => valueAt({ field, pattern, halves }, placement));
        expect(values).toEqual(placements.map((each, i) => manhattan(field, pattern, each) + 2 * excesses[i]!));
      }),
      { numRuns: 10 },
    );
  });
});
