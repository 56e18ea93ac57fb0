import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cover } from './cover.ts';
import { dancingSearch } from './dancing-search.ts';
import { everyRule } from './rules.ts';
import type { Path } from './search.ts';
import { arbitraryCover } from './testing/covers.ts';
import { Keeping } from './testing/suite.ts';

describe('dancing links as a search', () => {
  const ready = (cover: Cover, mostConstrained: boolean) => {
    const listener = new Keeping();
    return { listener, search: dancingSearch(cover, listener, { ...everyRule, mostConstrained }) };
  };

  it('tells the paths that it goes, and searches what lies behind each by itself', () => {
    fc.assert(
      fc.property(arbitraryCover, fc.integer({ min: 1, max: 4 }), fc.boolean(), (cover, length, rule) => {
        fc.pre(length < cover.pieces);
        const { listener, search } = ready(cover, rule);
        search();
        const { coverings, nodes } = listener;
        expect(listener.share).toBeCloseTo(1, 9);
        listener.clear();
        const paths: Path[] = [];
        search(undefined, 1, { paths: { length, tell: (path) => paths.push(path) } });
        for (const behind of paths) search(undefined, 1, { behind });
        expect(listener.coverings).toEqual(coverings);
        expect(listener.nodes).toBe(nodes);
      }),
      { numRuns: 60 },
    );
  });

  it('goes one way down where it dives', () => {
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        fc.pre(cover.pieces > 1);
        const { listener, search } = ready(cover, true);
        const paths: Path[] = [];
        search(undefined, 1, { paths: { length: 1, tell: (path) => paths.push(path) } });
        for (const behind of paths) {
          listener.clear();
          const drawn: number[] = [];
          search(undefined, 1, { behind, draw: (ways) => drawn.push(ways) && ways - 1 });
          expect(listener.nodes).toBeLessThanOrEqual(drawn.length + 1);
          expect(listener.nodes).toBeGreaterThan(0);
          expect(listener.coverings.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('refuses what it does not come to', () => {
    fc.assert(
      fc.property(arbitraryCover, fc.nat(), (cover, choice) => {
        fc.pre(cover.pieces > 1 && cover.options.length > 0);
        const { search } = ready(cover, true);
        const paths: Path[] = [];
        search(undefined, 1, { paths: { length: 1, tell: (path) => paths.push(path) } });
        const option = choice % cover.options.length;
        const isThere = paths.some(([first]) => first === option);
        if (!isThere) expect(() => search(undefined, 1, { behind: [option] })).toThrow(RangeError);
        expect(() => search(undefined, 1, { behind: [option, option] })).toThrow(RangeError);
        expect(() => search(undefined, 1, { behind: [cover.options.length] })).toThrow(RangeError);
      }),
      { numRuns: 60 },
    );
  });
});
