/**
 * Paints a part of an icicle into pixels, at most one mark a pixel: it goes along each row once and asks of each pixel
 * which nodes it covers. However many these are, a solution among them is seen, and so is the way to one.
 */
import { codeOf, firstAbove, type Icicle, rowCount } from './icicle.ts';
import type { Folds } from './icicle-fold.ts';
import { FADED, type Mark, marks, TILE } from './icicle-tiles.ts';

/** Which part is seen, and how large. */
export interface View {
  /** Where it begins and how wide it is, in nodes. */
  readonly left: number;
  readonly width: number;
  /** The first row that is seen, and how many pixels a row is high. */
  readonly top: number;
  readonly rowHeight: number;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
}

export interface Look {
  /** As `tilesOf` makes them. */
  readonly tiles: Uint32Array;
  /** Nodes that are made at this step or later are faded. */
  readonly now: number;
  /** What is folded, where failed subtrees are. */
  readonly folds?: Folds | undefined;
}

const mark = (name: Mark): number => marks.indexOf(name);
const [NOTHING, BRANCHED, SOLUTION, OPEN, JOINS, LEADS, FOLDED, EDGE] = (
  ['nothing', 'branched', 'solution', 'open', 'joins', 'leads', 'folded', 'open edge'] as const
).map(mark) as [number, number, number, number, number, number, number, number];
/** By the side that a node is on, where it is not in common. */
const bySide = [NOTHING, mark('first only'), mark('second only')] as const;
/** Marks by the codes of outcomes; what has no outcome is told apart by `markOf`. */
const byOutcome = new Uint8Array(8);
for (const outcome of ['branched', 'dead end', 'cut', 'solution', 'open'] as const)
  byOutcome[codeOf(outcome)] = mark(outcome);
/** A node at least this wide is parted from the next one by a pixel, and rows at least this high by a line. */
const PARTED = 4;

/** What a node by itself is shown as. */
export function markOf(icicle: Icicle, node: number): number {
  const told = byOutcome[icicle.outcomes[node]!]!;
  const side = icicle.sides?.[node] ?? 0;
  if (side > 0 && told !== SOLUTION) return bySide[side]!;
  if (icicle.leads[node] === 1 && told !== SOLUTION) return LEADS;
  if (told !== NOTHING) return told;
  if (icicle.isJoin[node] === 1) return JOINS;
  return icicle.sizes[node]! > 1 ? BRANCHED : OPEN;
}

/** The first index from `from` on at which a sorted column is greater than a value, sought in leaps that double. */
function gallop(sorted: Int32Array, value: number, from: number, end: number): number {
  let low = from;
  let high = from;
  for (let leap = 1; high < end && sorted[high]! <= value; leap *= 2) {
    low = high + 1;
    high += leap;
  }
  return firstAbove(sorted, value, low, Math.min(high, end));
}

/**
 * By pixel: the first and the last row of the tallest subtree that is folded there, -1 as the last where there is none,
 * and its mark; a wide one ends in an empty pixel.
 */
function foldedPixels(icicle: Icicle, { nodes, lefts, rights }: Folds, view: View, now: number) {
  const { depths, heights, madeAt } = icicle;
  const { left, pixelWidth } = view;
  const unit = view.width / pixelWidth;
  const from = new Int32Array(pixelWidth);
  const to = new Int32Array(pixelWidth).fill(-1);
  const codes = new Uint8Array(pixelWidth);
  let i = 0;
  for (let pixel = 0; pixel < pixelWidth; pixel++) {
    i = gallop(rights, left + pixel * unit, i, nodes.length);
    const end = left + (pixel + 1) * unit;
    for (let j = i; j < nodes.length && lefts[j]! < end; j++) {
      const node = nodes[j]!;
      if (to[pixel]! >= 0 && heights[node]! <= to[pixel]! - from[pixel]!) continue;
      from[pixel] = depths[node]!;
      to[pixel] = depths[node]! + heights[node]!;
      const isEnd = rights[j]! - lefts[j]! >= PARTED * unit && rights[j]! <= end;
      codes[pixel] = isEnd ? NOTHING : FOLDED + (madeAt[node]! >= now ? FADED : 0);
    }
  }
  return { from, to, codes };
}

/** Paints; `pixels` has as many entries as the view has pixels. */
export function paint(icicle: Icicle, view: View, look: Look, pixels: Uint32Array): void {
  const { pixelWidth, pixelHeight, rowHeight } = view;
  const { folds, now, tiles } = look;
  const folded = folds && folds.nodes.length > 0 ? foldedPixels(icicle, folds, view, now) : undefined;
  const codes = new Uint8Array(pixelWidth);
  let y = 0;
  for (let depth = view.top; y < pixelHeight && depth < rowCount(icicle); depth++) {
    markRow(icicle, view, look, depth, codes);
    if (folded) {
      const { from, to, codes: own } = folded;
      for (let pixel = 0; pixel < pixelWidth; pixel++) {
        if (depth > to[pixel]! || depth < from[pixel]!) continue;
        const kind = codes[pixel]! & (FADED - 1);
        if (kind !== SOLUTION && kind !== LEADS) codes[pixel] = own[pixel]!;
      }
    }
    fillRow(pixels, view, y, codes, tiles);
    y += rowHeight;
  }
  pixels.fill(tiles[NOTHING]!, Math.min(y, pixelHeight) * pixelWidth);
}

/** Finds the mark of each pixel of a row. */
function markRow(icicle: Icicle, view: View, look: Look, depth: number, codes: Uint8Array): void {
  const { starts, nodes, lefts, rights, leadsBefore, solutionsBefore } = icicle.rows;
  const { left, pixelWidth } = view;
  const unit = view.width / pixelWidth;
  const end = starts[depth + 1]!;
  codes.fill(NOTHING);
  let first = gallop(rights, left, starts[depth]!, end);
  let pixel = 0;
  while (pixel < pixelWidth && first < end) {
    // Goes on to the next pixel that covers a node.
    const from = left + pixel * unit;
    if (rights[first]! <= from) first = gallop(rights, from, first, end);
    if (first >= end) return;
    const to = left + (pixel + 1) * unit;
    if (lefts[first]! >= to) {
      pixel = Math.max(pixel + 1, Math.floor((lefts[first]! - left) / unit));
      continue;
    }
    let after = first + 1;
    if (after < end && lefts[after]! < to) after = gallop(lefts, to, after, end);
    // A node that begins exactly where the pixel ends is not in it.
    while (after > first + 1 && lefts[after - 1]! >= to) after--;

    let shown = first;
    if (leadsBefore[after]! > leadsBefore[first]!) {
      const sums = solutionsBefore[after]! > solutionsBefore[first]! ? solutionsBefore : leadsBefore;
      shown = gallop(sums, sums[first]!, first, after + 1) - 1;
    }
    const node = nodes[shown]!;
    const isFolded = look.folds !== undefined && look.folds.tops[node]! >= 0;
    const fading = icicle.madeAt[node]! >= look.now ? FADED : 0;
    const own = isFolded ? FOLDED : markOf(icicle, node);
    const isParted = rights[first]! - lefts[first]! >= PARTED * unit;
    // What is too narrow to be hollow is nothing but its edge.
    const code = (own === OPEN && !isParted ? EDGE : own) + fading;
    if (after - first > 1) {
      codes[pixel++] = code;
      // Only the last of them may reach into the next pixel.
      first = after - 1;
      continue;
    }
    // One node alone: all pixels that it has to itself are like this one.
    const last = Math.max(pixel + 1, Math.min(pixelWidth, Math.floor((rights[first]! - left) / unit)));
    codes.fill(code, pixel, last);
    if (isParted && !isFolded) {
      const isWhole = lefts[first]! >= from;
      if (own === OPEN) {
        if (isWhole) codes[pixel] = EDGE + fading;
        if (last - pixel > 2) codes[last - 2] = EDGE + fading;
      }
      if (last < pixelWidth) codes[last - 1] = NOTHING;
    }
    pixel = last;
  }
}

/** Fills the lines of a row with its tiles; a high row ends in an empty line, except where subtrees are folded. */
function fillRow(pixels: Uint32Array, view: View, top: number, codes: Uint8Array, tiles: Uint32Array): void {
  const { pixelWidth, pixelHeight, rowHeight } = view;
  const gap = rowHeight >= PARTED ? top + rowHeight - 1 : -1;
  const bottom = Math.min(top + rowHeight, pixelHeight);
  for (let y = top; y < bottom; y++) {
    const line = (y & (TILE - 1)) * TILE;
    const at = y * pixelWidth;
    if (y === gap) {
      for (let x = 0; x < pixelWidth; x++) {
        const code = (codes[x]! & (FADED - 1)) === FOLDED ? codes[x]! : NOTHING;
        pixels[at + x] = tiles[code * TILE * TILE + line + (x & (TILE - 1))]!;
      }
      continue;
    }
    // The first and the last line of what is open are edges.
    const edge = y === top || y === gap - 1 ? EDGE - OPEN : 0;
    for (let x = 0; x < pixelWidth; x++) {
      const code = codes[x]! + ((codes[x]! & (FADED - 1)) === OPEN ? edge : 0);
      pixels[at + x] = tiles[code * TILE * TILE + line + (x & (TILE - 1))]!;
    }
  }
}
