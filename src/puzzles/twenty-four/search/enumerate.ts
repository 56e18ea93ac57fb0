/**
 * The report's enumeration, to the line: distinct orders of the numbers, then operators with the first one slowest in
 * the order + - * /, then parenthesisations with the outermost operation as far right as possible first. For four
 * numbers that is ((a b) c) d, (a (b c)) d, (a b) (c d), a ((b c) d), a (b (c d)).
 *
 * Values are fractions p/q in plain numbers, exact and never reduced (see `exactnessBound`); q = 0 marks a division by
 * zero somewhere inside. Why it is fast: for one order of the numbers, the values of every stretch of neighbours under
 * all operators and all shapes stand in one flat array, made from those of its parts. Each expression then costs one
 * operation instead of n - 1, in a loop without a choice; the few that hit the target are sorted back into line.
 */
import type { Ticker } from '../../../contract/index.ts';
import { type Expression, type Hand, type Leaf, MOST_NUMBERS, operators } from '../model.ts';
import { combine, match, shapes, type Workspace, workspaceFor } from './stretches.ts';

/** Calls `found` for every expression with the hand's target as its value; each expression is one tick. */
export function enumerate(hand: Hand, ticker: Ticker, found: (e: Expression) => void): void {
  const { numbers, target } = hand;
  const n = numbers.length;
  const expressions = 4 ** (n - 1) * shapes[n]!;
  const workspace = workspaces[n]!.pop() ?? workspaceFor(n);
  const { leaves, inner, outer } = workspace;
  // One leaf for each number of the hand, shared by all expressions: an expression uses each only once.
  const cards: Leaf[] = numbers.map((number) => ({ number }));
  const order: Leaf[] = new Array(n);
  const hits: number[] = [];
  // One order of many numbers is long work by itself.
  const large = n > LARGEST_KEPT;

  function tryOrder(): void {
    for (let i = 0; i < inner.length; i++) {
      combine(inner[i]!);
      if (large) ticker.tick(0);
    }
    hits.length = 0;
    for (let i = 0; i < outer.length; i++) {
      match(outer[i]!, target, hits);
      if (large) ticker.tick(0);
    }
    let done = 0;
    const sorted = inOrder(hits, expressions);
    for (let i = 0; i < sorted.length; i++) {
      const hit = sorted[i]!;
      ticker.tick(hit + 1 - done);
      done = hit + 1;
      found(build(order, 0, n - 1, hit));
    }
    ticker.tick(expressions - done);
  }

  const taken: boolean[] = numbers.map(() => false);
  /** The last equal number before each, or -1. */
  const twins = numbers.map((number, c) => numbers.slice(0, c).lastIndexOf(number));
  (function arrange(position: number): void {
    if (position === n) return tryOrder();
    for (let c = 0; c < n; c++) {
      // A number that equals an earlier one not yet taken would only repeat what that one gives.
      if (taken[c] || (twins[c]! >= 0 && !taken[twins[c]!])) continue;
      taken[c] = true;
      order[position] = cards[c]!;
      leaves[position]!.p[0] = numbers[c]!;
      arrange(position + 1);
      taken[c] = false;
    }
  })(0);
  // A search that ends hands a small workspace on to the next one; a search that is stopped does not.
  if (!large) workspaces[n]!.push(workspace);
}

/** The expression at an index of the stretch from i to j. */
export function build(order: readonly Leaf[], i: number, j: number, index: number): Expression {
  if (i === j) return order[i]!;
  const count = shapes[j - i + 1]!;
  const signs = quotient(index, count);
  const shape = index - signs * count;
  let first = 0;
  for (let k = j - 1; ; k--) {
    const rights = shapes[j - k]!;
    const here = shapes[k - i + 1]! * rights;
    if (shape >= first + here) {
      first += here;
      continue;
    }
    // Operators are digits of base 4: those of the right part are the lowest bits, above them the one in between.
    const bits = 2 * (j - k - 1);
    const leftShape = quotient(shape - first, rights);
    const rightShape = shape - first - leftShape * rights;
    return {
      operator: operators[(signs >> bits) & 3]!,
      left: build(order, i, k, (signs >> (bits + 2)) * shapes[k - i + 1]! + leftShape),
      right: build(order, k + 1, j, (signs & ((1 << bits) - 1)) * rights + rightShape),
    };
  }
}

/**
 * The hits from the lowest to the highest. Four numbers have a handful, for which a general sort takes longer to begin
 * than to insert them; eight may have millions, which are marked and collected, since a sort would be felt.
 */
function inOrder(hits: number[], size: number): ArrayLike<number> {
  if (hits.length > MANY) return collected(hits, size);
  if (hits.length > FEW) return hits.sort((a, b) => a - b);
  for (let i = 1; i < hits.length; i++) {
    const value = hits[i]!;
    let at = i;
    for (; at > 0 && hits[at - 1]! > value; at--) hits[at] = hits[at - 1]!;
    hits[at] = value;
  }
  return hits;
}

function collected(hits: readonly number[], size: number): Int32Array {
  const marks = new Uint8Array(size);
  for (let i = 0; i < hits.length; i++) marks[hits[i]!] = 1;
  const sorted = new Int32Array(hits.length);
  for (let index = 0, at = 0; index < size; index++) if (marks[index]) sorted[at++] = index;
  return sorted;
}

const FEW = 20;
const MANY = 10_000;

/** All indices are below 2 ** 31. */
const quotient = (index: number, by: number): number => (index / by) | 0;

/** Workspaces not in use now, by how many numbers they are for: making one costs as much as searching a hand. */
const LARGEST_KEPT = 5;
const workspaces: readonly Workspace[][] = Array.from({ length: MOST_NUMBERS + 1 }, () => []);
