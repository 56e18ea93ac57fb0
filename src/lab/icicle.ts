/**
 * The tree of a recorded search as an icicle: a node is as wide as its subtree has nodes, its children lie below it side
 * by side from its left in the order in which they were made, and the roots of all iterations lie side by side.
 */
import type { Outcome } from '../contract/index.ts';
import { outcomes as outcomeCodes, type Recording } from './recording.ts';

/** All columns but those of rows are by node. */
export interface Icicle {
  /** How many nodes there are, which is how wide it is. */
  readonly count: number;
  /** The node it grew from; -1 for a root. */
  readonly parents: Int32Array;
  readonly depths: Int32Array;
  /** Outcomes by the codes of a recording. */
  readonly outcomes: Uint8Array;
  readonly isJoin: Uint8Array;
  readonly madeAt: Int32Array;
  /** How many nodes its subtree has, itself among them, and how many rows are below it. */
  readonly sizes: Int32Array;
  readonly heights: Int32Array;
  /** Where it begins. */
  readonly xs: Int32Array;
  /** Whether its subtree has a solution, and whether all that is to be known of its subtree is known. */
  readonly leads: Uint8Array;
  readonly isSettled: Uint8Array;
  /** Whether its subtree is settled, has no solution, and joins no node of which one may still come. */
  readonly failed: Uint8Array;
  readonly sides?: Uint8Array | undefined;
  readonly rows: Rows;
}

/** What is laid out: columns by node, in which a parent comes before its children. */
export interface Tree extends Pick<Icicle, 'parents' | 'depths' | 'outcomes' | 'madeAt'> {
  /** The node whose state it has; -1 where it has its own. */
  readonly joins: Int32Array;
  /** Of two searches laid over each other: 1 for a node that only the first has, 2 for one that only the second has. */
  readonly sides?: Uint8Array;
}

/** The nodes row by row, each row from left to right. */
export interface Rows {
  /** Where each row begins; one more entry says where the last one ends. */
  readonly starts: Int32Array;
  readonly nodes: Int32Array;
  /** Where each node begins and ends. */
  readonly lefts: Int32Array;
  readonly rights: Int32Array;
  /** How many nodes before this one lead to a solution, and how many are one. */
  readonly leadsBefore: Int32Array;
  readonly solutionsBefore: Int32Array;
}

export const codeOf = (outcome: Outcome): number => outcomeCodes.indexOf(outcome);
const SOLUTION = codeOf('solution');
const OPEN = codeOf('open');

/** Lays out what is recorded so far. */
export function layOut(recording: Recording): Icicle {
  const { count } = recording;
  const { parents, depths, outcomes } = recording.columns;
  const joins = new Int32Array(count);
  const madeAt = new Int32Array(count);
  for (let node = 0; node < count; node++) {
    joins[node] = recording.joins(node);
    madeAt[node] = recording.madeAt(node);
  }
  // The recording may grow on; the icicle stays as it is.
  return layOutTree({
    parents: parents.slice(),
    depths: depths.slice(),
    outcomes: outcomes.slice(),
    joins,
    madeAt,
  });
}

/** A node comes after its parent, so that one pass each way is enough. */
export function layOutTree({ parents, depths, outcomes, joins, madeAt, sides }: Tree): Icicle {
  const count = parents.length;
  const isJoin = new Uint8Array(count);
  for (let node = 0; node < count; node++) isJoin[node] = joins[node]! >= 0 ? 1 : 0;
  const sizes = new Int32Array(count).fill(1);
  const heights = new Int32Array(count);
  const leads = new Uint8Array(count);
  const isSettled = new Uint8Array(count);
  for (let node = 0; node < count; node++) {
    const outcome = outcomes[node]!;
    leads[node] = outcome === SOLUTION ? 1 : 0;
    isSettled[node] = isJoin[node] === 1 || (outcome !== 0 && outcome !== OPEN) ? 1 : 0;
  }
  for (let node = count - 1; node >= 0; node--) {
    const parent = parents[node]!;
    if (parent < 0) continue;
    sizes[parent]! += sizes[node]!;
    if (heights[parent]! <= heights[node]!) heights[parent] = heights[node]! + 1;
    leads[parent]! |= leads[node]!;
    isSettled[parent]! &= isSettled[node]!;
  }

  const xs = new Int32Array(count);
  const next = new Int32Array(count);
  let end = 0;
  for (let node = 0; node < count; node++) {
    const parent = parents[node]!;
    const x = parent < 0 ? end : next[parent]!;
    if (parent < 0) end += sizes[node]!;
    else next[parent] = x + sizes[node]!;
    xs[node] = x;
    next[node] = x;
  }
  const failed = failures(parents, joins, leads, isSettled);
  const rows = rowsOf({ count, depths, xs, sizes, leads, outcomes });
  return {
    count,
    parents,
    depths,
    outcomes,
    isJoin,
    madeAt,
    sizes,
    heights,
    xs,
    leads,
    isSettled,
    failed,
    sides,
    rows,
  };
}

/**
 * A solution may also come of a node that another one joins, however far away that is. So hope goes from where it is
 * to the parents and to those that join, until no more node has it; what is left has failed.
 */
function failures(parents: Int32Array, joins: Int32Array, leads: Uint8Array, isSettled: Uint8Array): Uint8Array {
  const count = parents.length;
  // Those that join one node, as a list: the last of them, and the one before each.
  const lastToJoin = new Int32Array(count).fill(-1);
  const joinedBefore = new Int32Array(count).fill(-1);
  const failed = new Uint8Array(count).fill(1);
  const waiting = new Int32Array(count);
  let length = 0;
  const hope = (node: number): void => {
    if (failed[node] === 0) return;
    failed[node] = 0;
    waiting[length++] = node;
  };
  for (let node = 0; node < count; node++) {
    const other = joins[node]!;
    if (other >= 0) {
      joinedBefore[node] = lastToJoin[other]!;
      lastToJoin[other] = node;
    }
    if (leads[node] === 1 || isSettled[node] === 0) hope(node);
  }
  while (length > 0) {
    const node = waiting[--length]!;
    if (parents[node]! >= 0) hope(parents[node]!);
    for (let other = lastToJoin[node]!; other >= 0; other = joinedBefore[other]!) hope(other);
  }
  return failed;
}

/** Where each class begins when nodes are put in order by class. */
function startsOf(classes: Int32Array, length: number): Int32Array {
  const starts = new Int32Array(length + 1);
  for (const one of classes) starts[one + 1]!++;
  for (let i = 0; i < length; i++) starts[i + 1]! += starts[i]!;
  return starts;
}

/** Sorts by place, then by depth, both by counting, so that the time grows with the number of nodes only. */
function rowsOf(tree: Pick<Icicle, 'count' | 'depths' | 'xs' | 'sizes' | 'leads' | 'outcomes'>): Rows {
  const { count, depths, xs, sizes, leads, outcomes } = tree;
  const byPlace = new Int32Array(count);
  const places = startsOf(xs, count);
  for (let node = 0; node < count; node++) byPlace[places[xs[node]!]!++] = node;

  const starts = startsOf(
    depths,
    depths.reduce((most, depth) => Math.max(most, depth + 1), 0),
  );
  const free = starts.slice();
  const nodes = new Int32Array(count);
  for (const node of byPlace) nodes[free[depths[node]!]!++] = node;

  const lefts = new Int32Array(count);
  const rights = new Int32Array(count);
  const leadsBefore = new Int32Array(count + 1);
  const solutionsBefore = new Int32Array(count + 1);
  for (let i = 0; i < count; i++) {
    const node = nodes[i]!;
    lefts[i] = xs[node]!;
    rights[i] = xs[node]! + sizes[node]!;
    leadsBefore[i + 1] = leadsBefore[i]! + leads[node]!;
    solutionsBefore[i + 1] = solutionsBefore[i]! + (outcomes[node] === SOLUTION ? 1 : 0);
  }
  return { starts, nodes, lefts, rights, leadsBefore, solutionsBefore };
}

/** How many rows there are. */
export const rowCount = (icicle: Icicle): number => icicle.rows.starts.length - 1;

/** Whether nothing came of the whole subtree of a node, and nothing will. */
export const isFailed = (icicle: Icicle, node: number): boolean => icicle.failed[node] === 1;

/** The first index from `low` to `high` at which a sorted column is greater than a value; `high` if there is none. */
export function firstAbove(sorted: Int32Array, value: number, low: number, high: number): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle]! > value) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Where the node at a place of a row stands in the rows. */
export function indexAt({ rows }: Icicle, x: number, depth: number): number | undefined {
  const index = firstAbove(rows.rights, x, rows.starts[depth]!, rows.starts[depth + 1]!);
  return index < rows.starts[depth + 1]! && rows.lefts[index]! <= x ? index : undefined;
}

/** The node at a place of a row, if there is one. */
export function nodeAt(icicle: Icicle, x: number, depth: number): number | undefined {
  if (!(depth >= 0 && depth < rowCount(icicle))) return undefined;
  const index = indexAt(icicle, x, depth);
  return index === undefined ? undefined : icicle.rows.nodes[index]!;
}
