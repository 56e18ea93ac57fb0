/**
 * The true distances of a small board, found by looking at every arrangement: everything cleverer is checked against
 * them. Arrangements are numbered by their rank among all permutations, so this is for up to ten cells.
 */
import type { Cells, Metric, Size } from '../model.ts';

export interface Distances {
  /** The fewest moves between the goal and these cells; Infinity where there is no way. */
  of(cells: Cells): number;
  /** How many arrangements there are at distance 0, 1, 2 and so on. */
  readonly counts: readonly number[];
  /** Every arrangement that can become the goal, the nearest first. */
  reachable(): Iterable<Cells>;
}

const UNSEEN = 255;

export function distances(goal: Cells, size: Size, metric: Metric): Distances {
  const entries = goal.length;
  const depths = new Uint8Array(factorial(entries)).fill(UNSEEN);
  const order: number[] = [rankOf(goal)];
  const counts: number[] = [];
  depths[order[0]!] = 0;
  for (const rank of order) {
    const depth = depths[rank]!;
    counts[depth] = (counts[depth] ?? 0) + 1;
    for (const next of neighbours(unranked(rank, entries), size, metric)) {
      const other = rankOf(next);
      if (depths[other] !== UNSEEN) continue;
      depths[other] = depth + 1;
      order.push(other);
    }
  }
  return {
    counts,
    of(cells) {
      const depth = depths[rankOf(cells)]!;
      return depth === UNSEEN ? Number.POSITIVE_INFINITY : depth;
    },
    *reachable() {
      for (const rank of order) yield unranked(rank, entries);
    },
  };
}

/** What one move makes of a board: the blank moves one cell, or, where tiles slide together, any way along its line. */
export function neighbours(cells: Cells, { rows, columns }: Size, metric: Metric): Cells[] {
  const blank = cells.indexOf(0);
  const row = Math.floor(blank / columns);
  const column = blank % columns;
  const found: Cells[] = [];
  for (const [step, room] of [
    [-columns, row],
    [columns, rows - 1 - row],
    [-1, column],
    [1, columns - 1 - column],
  ] as const) {
    const next = [...cells];
    for (let far = 1; far <= (metric === 'multi' ? room : Math.min(room, 1)); far++) {
      next[blank + (far - 1) * step] = next[blank + far * step]!;
      next[blank + far * step] = 0;
      found.push([...next]);
    }
  }
  return found;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** The number of a permutation in the order of a dictionary. */
function rankOf(cells: Cells): number {
  let rank = 0;
  for (let i = 0; i < cells.length; i++) {
    let smaller = 0;
    for (let j = i + 1; j < cells.length; j++) if (cells[j]! < cells[i]!) smaller++;
    rank = rank * (cells.length - i) + smaller;
  }
  return rank;
}

function unranked(rank: number, entries: number): Cells {
  const cells = new Array<number>(entries).fill(0);
  // From behind: an entry that is as large as it or larger moves up to make place for the one before it.
  for (let at = entries - 1, rest = rank; at >= 0; at--) {
    const entry = rest % (entries - at);
    rest = Math.floor(rest / (entries - at));
    for (let i = at + 1; i < entries; i++) if (cells[i]! >= entry) cells[i]!++;
    cells[at] = entry;
  }
  return cells;
}
