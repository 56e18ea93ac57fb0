import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../algorithms/random/random.ts';
import { bitsOf, Meeting } from './hitting.ts';

const anything = () => true;
const meets = (items: bigint, sets: readonly bigint[]) => sets.every((set) => (set & items) !== 0n);
const sizeOf = (items: bigint) => items.toString(2).replaceAll('0', '').length;

/** The fewest of eight items by going through all subsets. */
function fewestOfAll(sets: readonly bigint[], allows: (items: bigint) => boolean): number | undefined {
  const sizes = Array.from({ length: 256 }, (_, i) => BigInt(i))
    .filter((items) => meets(items, sets) && allows(items))
    .map(sizeOf);
  return sizes.length > 0 ? Math.min(...sizes) : undefined;
}

const someSets = fc.array(
  fc.integer({ min: 1, max: 255 }).map((bits) => BigInt(bits)),
  { maxLength: 12 },
);

describe('the fewest items that meet all sets', () => {
  it('are as few as can be, also where not all are allowed and sets come one after the other', () => {
    fc.assert(
      fc.property(someSets, someSets, fc.integer({ min: 1, max: 255 }), (first, then, forbidden) => {
        const allows = (items: bigint) => (items & BigInt(forbidden)) !== BigInt(forbidden);
        const meeting = new Meeting();
        meeting.add(first);
        expect(meeting.fewest(8, anything)?.length).toBe(fewestOfAll(first, anything));
        meeting.add(then);
        const all = [...first, ...then];
        const found = meeting.fewest(8, allows);
        expect(found?.length).toBe(fewestOfAll(all, allows));
        if (found) expect(meets(bitsOf(found), all) && allows(bitsOf(found))).toBe(true);
      }),
    );
  });

  it('are none where more would be needed than there may be', () => {
    const meeting = new Meeting();
    meeting.add([1n, 2n, 4n]);
    expect(meeting.fewest(2, anything)).toBeUndefined();
    expect(meeting.fewest(3, anything)).toEqual([0, 1, 2]);
  });

  it('are at least all needed where they are too many to be sure', () => {
    const random = seededRandom(1);
    const sets = Array.from({ length: 400 }, () => bitsOf(Array.from({ length: 5 }, () => random.below(60))));
    const meeting = new Meeting();
    meeting.add(sets);
    const found = meeting.fewest(60, anything)!;
    expect(meets(bitsOf(found), sets)).toBe(true);
    for (const item of found) {
      expect(meets(bitsOf(found.filter((other) => other !== item)), sets)).toBe(false);
    }
    expect(meeting.fewest(5, anything)).toBeUndefined();
    expect(meeting.fewest(60, () => false)).toBeUndefined();
  });
});
