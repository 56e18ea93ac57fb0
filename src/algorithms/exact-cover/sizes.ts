/** How many cells each piece of a covering takes: the same in all its options; none for a piece that has no option. */
import type { Cover } from './cover.ts';

export function sizesOf({ options, pieces }: Cover): number[] {
  const sizes = Array.from({ length: pieces }, () => 0);
  for (const { piece, cells } of options) sizes[piece] = cells.length;
  return sizes;
}

/** Whether every piece can be laid somewhere, and all together have as many cells as the board; at most as many with gaps. */
export function areasAgree(cover: Cover): boolean {
  const sizes = sizesOf(cover);
  const area = sizes.reduce((sum, size) => sum + size, 0);
  return !sizes.includes(0) && (cover.gaps ? area <= cover.cells : area === cover.cells);
}
