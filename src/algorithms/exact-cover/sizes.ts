/** How many cells each piece of a covering takes: the same in all its options; none for a piece that has no option. */
import type { Cover } from './cover.ts';

export function sizesOf({ options, pieces }: Cover): number[] {
  const sizes = Array.from({ length: pieces }, () => 0);
  for (const { piece, cells } of options) sizes[piece] = cells.length;
  return sizes;
}
