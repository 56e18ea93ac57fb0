import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyRule } from './rules.ts';
import { arbitraryCover, everyCovering, padded, written } from './testing/covers.ts';
import { describeSearch, Keeping } from './testing/suite.ts';
import { wideSearch } from './wide.ts';

describe('most constrained first on several words', () => {
  describeSearch(wideSearch, arbitraryCover);

  describe('with the first cell or piece instead', () => {
    const rules = { ...everyRule, mostConstrained: false };
    describeSearch((cover, listener) => wideSearch(cover, listener, rules), arbitraryCover);
  });

  it('takes boards beyond 64 cells and 32 pieces', () => {
    const size = fc.record({ cells: fc.integer({ min: 50, max: 200 }), pieces: fc.integer({ min: 1, max: 49 }) });
    fc.assert(
      fc.property(arbitraryCover, size, (cover, { cells, pieces }) => {
        const listener = new Keeping();
        wideSearch(padded(cover, cells, pieces), listener)();
        const added = Array.from({ length: pieces }, (_, piece) => piece);
        const known = everyCovering(cover)!.map((covering) => [...added, ...covering.map((i) => i + pieces)]);
        expect(written(listener.coverings)).toEqual(written(known));
        expect(listener.share).toBeCloseTo(1, 9);
      }),
      { numRuns: 200 },
    );
  });

  it('takes 64 pieces', () => {
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        const pieces = 64 - cover.pieces;
        const listener = new Keeping();
        wideSearch(padded(cover, 128 - cover.cells, pieces), listener)();
        expect(listener.coverings).toHaveLength(everyCovering(cover)!.length);
      }),
      { numRuns: 50 },
    );
  });
});
