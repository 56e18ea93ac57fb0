/**
 * The packed table of a pattern: what is kept, and what a search unfolds. The value of a placement is the fewest moves
 * of the pattern's tiles that bring them home when all other tiles block nothing and their moves cost nothing,
 * whichever free cell the blank is in (Korf and Felner, "Disjoint pattern database heuristics", 2002): so the values of
 * patterns without a common tile may be added.
 *
 * Each move changes the Manhattan distance of the tiles by one, so the value exceeds it by an even number, and half of
 * the excess is kept in four bits. An excess of more than 30 is kept as 30: less is still never too much. The same
 * stands for placements that no moves reach, which only the very smallest fields have.
 *
 * The entries lie in the order of the set of occupied cells, read as a binary number with cell 0 lowest; for the same
 * set, in the order of the tiles as met cell by cell, as words in a dictionary. The even entry of a byte is the low half.
 */
import { cellsOf, type Field, manhattan, type Pattern, type Placement } from './field.ts';

export interface PackedTable {
  readonly field: Field;
  readonly pattern: Pattern;
  /** Two entries in each byte. */
  readonly halves: Uint8Array;
}

/** The largest half of an excess that is kept. */
export const MOST_EXCESS = 15;

/** How many ways there are to put a pattern's tiles on a field. */
export function placementsOf(field: Field, pattern: Pattern): number {
  const cells = cellsOf(field);
  return pattern.reduce((product, _, i) => product * (cells - i), 1);
}

export const packedBytes = (field: Field, pattern: Pattern): number => Math.ceil(placementsOf(field, pattern) / 2);

/** The number of a placement's entry. */
export function entryOf(placement: Placement): number {
  const inOrder = placement.map((_, tile) => tile).sort((a, b) => placement[a]! - placement[b]!);
  // Sets below this one: those that agree with it above one of its cells, and lie below that cell with all that is left.
  const set = inOrder.reduce((sum, tile, i) => sum + choose(placement[tile]!, i + 1), 0);
  return inOrder.reduce((rank, tile, i) => {
    const smaller = inOrder.slice(i + 1).filter((later) => later < tile).length;
    return rank * (inOrder.length - i) + smaller;
  }, set);
}

/** The value of one placement; for people and tests, a search has faster ways. */
export function valueAt({ field, pattern, halves }: PackedTable, placement: Placement): number {
  const entry = entryOf(placement);
  const half = (halves[entry >> 1]! >> (4 * (entry & 1))) & MOST_EXCESS;
  return manhattan(field, pattern, placement) + 2 * half;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
