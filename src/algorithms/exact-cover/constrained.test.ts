import { describe, expect, it } from 'vitest';
import { constrainedSearch } from './constrained.ts';
import type { Cover } from './cover.ts';
import { everyRule } from './rules.ts';
import { arbitraryCover } from './testing/covers.ts';
import { describeSearch, Keeping } from './testing/suite.ts';

describe('most constrained first', () => {
  describeSearch(constrainedSearch, arbitraryCover);

  describe('with the first cell or piece instead', () => {
    const rules = { ...everyRule, mostConstrained: false };
    describeSearch((cover, listener) => constrainedSearch(cover, listener, rules), arbitraryCover);
  });

  it('counts beyond eight ways', () => {
    // Each of nine pieces may lie on each of nine cells: every cell and every piece has nine ways.
    const nine = Array.from({ length: 9 }, (_, i) => i);
    const cover: Cover = {
      cells: 9,
      pieces: 9,
      sizes: nine.map(() => 1),
      options: nine.flatMap((piece) => nine.map((cell) => ({ piece, cells: [cell] }))),
      gaps: false,
      neighbours: nine.map((cell) => nine.filter((other) => other > cell)),
      before: nine.map((piece) => (piece < 5 ? -1 : piece - 1)),
      symmetries: [],
    };
    const listener = new Keeping();
    constrainedSearch(cover, listener)();
    // The last five are copies of each other.
    expect(listener.coverings).toHaveLength((9 * 8 * 7 * 6 * 5 * 4 * 3 * 2) / (5 * 4 * 3 * 2));
    expect(listener.share).toBeCloseTo(1, 9);
  });
});
