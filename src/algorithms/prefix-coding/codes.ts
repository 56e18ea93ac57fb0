/**
 * Prefix codes (D. A. Huffman, "A method for the construction of minimum-redundancy codes", 1952): symbols that are met
 * often get few bits. Only each code's length must be written: the codes themselves are counted up, short ones first
 * (E. S. Schwartz, B. Kallick, "Generating a canonical prefix encoding", 1964).
 */

/** No code is longer, so that a table of all that may come next stays small, and one look at it tells the symbol. */
export const LONGEST = 9;

export interface Code {
  readonly symbol: number;
  /** In bits; a symbol that is the only one needs none. */
  readonly length: number;
  /** A number of `length` bits. */
  readonly code: number;
}

/** The codes of all symbols that occur, by how often each does, short ones first; one code for 0 where none occurs. */
export function codesOf(counts: readonly number[]): Code[] {
  const any = counts.some((count) => count > 0);
  const met = (any ? counts : [1]).map((count, symbol) => ({ count, symbol })).filter(({ count }) => count > 0);
  const lengths = lengthsOf(met.map(({ count }) => count));
  const sorted = met
    .map(({ symbol }, i) => ({ symbol, length: lengths[i]! }))
    .sort((a, b) => a.length - b.length || a.symbol - b.symbol);
  let next = 0;
  return sorted.map(({ symbol, length }) => {
    const code = next >> (LONGEST - length);
    next += 1 << (LONGEST - length);
    return { symbol, length, code };
  });
}

function lengthsOf(counts: readonly number[]): number[] {
  const lengths = shortestLengths(counts);
  if (lengths.every((length) => length <= LONGEST)) return lengths;
  // Counts that are closer together make a flatter tree; at last all are alike.
  return lengthsOf(counts.map((count) => (count >> 1) | 1));
}

/** Joins the two rarest groups of symbols until one is left: each time theirs get a bit more. */
function shortestLengths(counts: readonly number[]): number[] {
  const lengths = counts.map(() => 0);
  const groups = counts.map((count, i) => ({ count, members: [i] })).sort((a, b) => a.count - b.count);
  while (groups.length > 1) {
    const [a, b] = groups.splice(0, 2);
    const joined = { count: a!.count + b!.count, members: [...a!.members, ...b!.members] };
    for (const i of joined.members) lengths[i]!++;
    const larger = groups.findIndex(({ count }) => count > joined.count);
    groups.splice(larger < 0 ? groups.length : larger, 0, joined);
  }
  return lengths;
}
