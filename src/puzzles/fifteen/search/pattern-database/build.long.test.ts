import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Field, manhattan, neighboursOf, type Pattern } from './field.ts';
import { MOST_EXCESS, type PackedTable, valueAt } from './packed.ts';
import { keyOf, plainValues } from './plain.ts';
import { allPlacements, arbitraryCase, type Case } from './testing/fields.ts';
import { openWorkshop } from './workshop.ts';

const build = openWorkshop().build;
const buildNow = ({ field, pattern }: Case): PackedTable => {
  const table = build(field, pattern, () => undefined);
  return { ...table, halves: table.halves.slice() };
};

function expectTwins(one: Case): void {
  const table = buildNow(one);
  const values = plainValues(one.field, one.pattern);
  for (const placement of allPlacements(one)) {
    const most = manhattan(one.field, one.pattern, placement) + 2 * MOST_EXCESS;
    const expected = Math.min(values.get(keyOf(placement)) ?? most, most);
    // An expectation for each would take longer than all the rest.
    if (valueAt(table, placement) !== expected) expect({ placement, value: valueAt(table, placement) }).toBe(expected);
  }
}

describe('the builder and its plain twin', () => {
  it('agree on fields of all shapes', () => {
    fc.assert(fc.property(arbitraryCase, expectTwins), { numRuns: 60 });
  });

  it.each<Case>([
    { field: { rows: 4, columns: 4, blank: 15 }, pattern: [1, 2, 3] },
    { field: { rows: 4, columns: 4, blank: 6 }, pattern: [0, 5, 10, 13] },
    { field: { rows: 3, columns: 5, blank: 0 }, pattern: [4, 7, 10, 14] },
    { field: { rows: 3, columns: 3, blank: 4 }, pattern: [0, 1, 2, 5, 8] },
    // All tiles: half of the placements cannot be reached.
    { field: { rows: 2, columns: 3, blank: 1 }, pattern: [0, 2, 3, 4, 5] },
    // On the smallest fields tiles cannot pass each other.
    { field: { rows: 2, columns: 2, blank: 3 }, pattern: [0, 1, 2] },
    { field: { rows: 1, columns: 5, blank: 2 }, pattern: [0, 1, 4] },
  ])('agree on $field.rows x $field.columns, blank $field.blank, tiles $pattern', expectTwins);
});

/** How many placements have each value. */
function census(table: PackedTable): number[] {
  const counts: number[] = [];
  for (const placement of allPlacements(table)) {
    const value = valueAt(table, placement);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return Array.from(counts, (count) => count ?? 0);
}

describe('known tables', () => {
  it('one tile has its distance to go, and nothing is in its way', () => {
    const table = buildNow({ field: { rows: 4, columns: 4, blank: 15 }, pattern: [0] });
    expect(census(table)).toEqual([1, 2, 3, 4, 3, 2, 1]);
  });

  it('all eight tiles of 3 x 3: the farthest boards are 31 moves away, and there are two of them', () => {
    const table = buildNow({ field: { rows: 3, columns: 3, blank: 8 }, pattern: [0, 1, 2, 3, 4, 5, 6, 7] });
    // What cannot be reached has a distance of two at least, and counts for thirty more.
    const reached = census(table).slice(0, 32);
    // Reinefeld, "Complete solution of the eight-puzzle", 1993, counts boards; here each is a placement of its tiles.
    expect(reached.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 20]);
    expect(reached.slice(30)).toEqual([221, 2]);
    expect(reached.reduce((sum, count) => sum + count)).toBe(181440);
  });
});

/** Random moves from home: which of the tiles beside the blank, counted round and round. */
const arbitraryWalk = fc.array(fc.nat({ max: 11 }), { minLength: 1, maxLength: 300 });

function* walk(field: Field, pattern: Pattern, steps: readonly number[]) {
  let blank = field.blank;
  let placement = [...pattern];
  for (const step of steps) {
    const beside = neighboursOf(field, blank);
    const from = beside[step % beside.length]!;
    const tile = placement.indexOf(from);
    if (tile >= 0) placement = placement.with(tile, blank);
    blank = from;
    yield { placement, ofPattern: tile >= 0 };
  }
}

describe('a large table, walked about in', () => {
  const field = { rows: 4, columns: 4, blank: 15 };
  const tables = [
    [0, 4, 5, 8, 9, 12],
    [6, 7, 10, 11, 13, 14],
  ].map((pattern) => buildNow({ field, pattern }));

  it.each(tables)(
    'never says more than was walked, and changes by an odd number with each move of its tiles',
    (table) => {
      fc.assert(
        fc.property(arbitraryWalk, (steps) => {
          let moved = 0;
          let before = 0;
          for (const { placement, ofPattern } of walk(field, table.pattern, steps)) {
            const value = valueAt(table, placement);
            if (ofPattern) moved++;
            expect(value).toBeLessThanOrEqual(moved);
            // Each value is for the best place of the blank, so that it may change by more than one.
            if (ofPattern) expect(Math.abs(value - before) % 2).toBe(1);
            else expect(value).toBe(before);
            before = value;
          }
        }),
      );
    },
  );

  it('a value may change by three: the blank that made the one before so small is elsewhere', () => {
    const values = [
      [6, 3, 14, 11, 13, 15],
      [6, 3, 14, 10, 13, 15],
    ].map((placement) => valueAt(tables[1]!, placement));
    expect(values).toEqual([3, 6]);
  });

  it('is the same again when the builder has built another one meanwhile', () => {
    const { pattern, halves } = tables[0]!;
    const again = buildNow({ field, pattern });
    expect(Buffer.compare(again.halves, halves)).toBe(0);
  });

  it('has an excess that fits, with room to spare', () => {
    for (const { halves } of tables) {
      const largest = halves.reduce((most, byte) => Math.max(most, byte & 15, byte >> 4), 0);
      expect(largest).toBe(6);
    }
  });
});

describe('while it is built', () => {
  const field = { rows: 4, columns: 4, blank: 15 };
  const pattern = [0, 1, 4, 5, 8, 9];

  it('the share of known values is told, and grows', () => {
    const shares: number[] = [];
    build(field, pattern, (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeGreaterThan(0);
    expect(shares.at(-1)).toBeGreaterThan(0.5);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  it('it can be stopped, and the builder is as good as new', () => {
    const stop = new Error('stop');
    let calls = 0;
    const stopping = () => {
      if (++calls === 3) throw stop;
    };
    expect(() => build(field, pattern, stopping)).toThrow(stop);
    expect(calls).toBe(3);
    const one = { field: { rows: 3, columns: 3, blank: 2 }, pattern: [0, 4, 5] };
    expectTwins(one);
  });
});
