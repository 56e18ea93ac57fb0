import { describe, expect, it } from 'vitest';
import { Copies, groupsOf } from './copies.ts';
import type { Cover } from './cover.ts';

/** Pieces of one cell on four cells; 0, 2 and 3 are copies. */
const cover: Cover = {
  cells: 4,
  pieces: 4,
  sizes: [1, 1, 1, 1],
  options: [0, 1, 2, 3].flatMap((piece) => [0, 1, 2, 3].map((cell) => ({ piece, cells: [cell] }))),
  gaps: false,
  neighbours: [[1], [2], [3], []],
  before: [-1, -1, 0, 2],
  symmetries: [],
};
const option = (piece: number, cell: number) => piece * 4 + cell;

describe('copies', () => {
  it('belong to the first of their row', () => {
    expect(groupsOf(cover)).toEqual([0, 1, 0, 0]);
    expect(groupsOf({ ...cover, before: [-1, 0, 1, -1] })).toEqual([0, 0, 0, 3]);
  });

  it('lie between their neighbours, as far as these lie', () => {
    const copies = new Copies(cover);
    const allowed = (piece: number) => [0, 1, 2, 3].filter((cell) => copies.allow(option(piece, cell)));
    expect(allowed(2)).toEqual([0, 1, 2, 3]);
    copies.lay(option(2, 1));
    expect(allowed(0)).toEqual([0]);
    expect(allowed(1)).toEqual([0, 1, 2, 3]);
    // Keeping the two off the same cell is not the task of `Copies`.
    expect(allowed(3)).toEqual([1, 2, 3]);
    copies.takeBack(option(2, 1));
    expect(allowed(0)).toEqual([0, 1, 2, 3]);
  });
});
