import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cover } from './cover.ts';
import { fitsWord } from './limits.ts';
import { areasAgree } from './sizes.ts';
import { allPieces, coveringOf, maskOf, outside } from './tables.ts';

const sized = (cells: number, pieces: number): Cover => ({
  cells,
  pieces,
  sizes: [],
  options: [],
  gaps: false,
  neighbours: [],
  before: [],
  symmetries: [],
});

describe('a covering as bits', () => {
  it('fits into a word up to 64 cells and 32 pieces', () => {
    expect(fitsWord(sized(64, 32))).toBe(true);
    expect(fitsWord(sized(65, 32))).toBe(false);
    expect(fitsWord(sized(64, 33))).toBe(false);
  });

  it('has a bit for each cell and each piece', () => {
    expect(maskOf([])).toBe(0n);
    expect(maskOf([0, 3, 63])).toBe(0x8000000000000009n);
    expect(outside(sized(0, 0))).toBe(0xffffffffffffffffn);
    expect(outside(sized(64, 0))).toBe(0n);
    expect(outside(sized(60, 0))).toBe(0xf000000000000000n);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 64 }), (cells) => {
        const board = maskOf(Array.from({ length: cells }, (_, cell) => cell));
        expect(board ^ outside(sized(cells, 0))).toBe(0xffffffffffffffffn);
      }),
    );
    expect([0, 1, 31, 32].map((pieces) => allPieces(sized(0, pieces)))).toEqual([0, 1, 0x7fffffff, 0xffffffff]);
  });

  it('lists one option for each piece, in whatever order they were laid', () => {
    const options = [2, 0, 1].map((piece) => ({ piece, cells: [piece] }));
    expect(coveringOf(options, [0, 1, 2])).toEqual([1, 2, 0]);
    expect(coveringOf(options, [])).toEqual([]);
  });
});

describe('sizes', () => {
  const cover: Cover = { ...sized(4, 2), sizes: [3, 1] };

  it('must agree with the board', () => {
    expect(areasAgree(cover)).toBe(true);
    expect(areasAgree({ ...cover, cells: 5 })).toBe(false);
    expect(areasAgree({ ...cover, cells: 5, gaps: true })).toBe(true);
    expect(areasAgree({ ...cover, cells: 3, gaps: true })).toBe(false);
  });
});
