/** Which part of an icicle is seen, and how that changes: nearer, further away, to the side, to a node. */
import { type Icicle, rowCount } from './icicle.ts';
import type { View } from './icicle-paint.ts';

/** Where it begins and how wide it is, in nodes, and its first row, which may be a fraction while it is dragged. */
export interface Part {
  readonly left: number;
  readonly width: number;
  readonly top: number;
}

/** How large the picture is, in pixels, and how many of them are one of the page's. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** How high a row may be, and how high it is at least once only a part is seen; in pixels of the page. */
const HIGHEST = 22;
const NEAR = 12;
/** The fewest nodes that fill the width. */
const NEAREST = 3;
/** How much wider than a subtree the part is that shows it. */
const MARGIN = 1.1;
/** How many rows above a node are seen where it is shown. */
const ABOVE = 2;

export const wholeOf = (icicle: Icicle): Part => ({ left: 0, width: Math.max(1, icicle.count), top: 0 });

export const isWhole = (icicle: Icicle, part: Part): boolean => part.width >= icicle.count && part.top === 0;

/** How many pixels a row is high: all rows fit, unless they would be thinner than a pixel or one looks closely. */
export function rowHeight(icicle: Icicle, part: Part, { height, ratio }: Size): number {
  const fitting = Math.max(1, Math.floor(height / Math.max(1, rowCount(icicle))));
  const least = part.width < icicle.count ? Math.round(NEAR * ratio) : 1;
  return Math.min(Math.round(HIGHEST * ratio), Math.max(fitting, least));
}

/** How many rows are seen at once. */
const rowsSeen = (icicle: Icicle, part: Part, size: Size): number =>
  Math.max(1, Math.floor(size.height / rowHeight(icicle, part, size)));

/** Whether there are more rows than are seen at once. */
export const hasMoreRows = (icicle: Icicle, part: Part, size: Size): boolean =>
  rowsSeen(icicle, part, size) < rowCount(icicle);

/** The part nearest to this one that is not wider than the whole and not beyond its ends. */
export function within(icicle: Icicle, part: Part, size: Size): Part {
  const whole = Math.max(1, icicle.count);
  const width = Math.min(whole, Math.max(Math.min(NEAREST, whole), part.width));
  const left = Math.min(whole - width, Math.max(0, part.left));
  const lowest = Math.max(0, rowCount(icicle) - rowsSeen(icicle, { ...part, width }, size));
  return { left, width, top: Math.min(lowest, Math.max(0, part.top)) };
}

/** Nearer, where `factor` is below 1, or further away; the place at a fraction of the width stays where it is. */
export function zoomed(icicle: Icicle, part: Part, size: Size, factor: number, fraction = 0.5): Part {
  const { width } = within(icicle, { ...part, width: part.width * factor }, size);
  return within(icicle, { ...part, width, left: part.left + (part.width - width) * fraction }, size);
}

/** Moved by pixels, as by a finger that drags it. */
export function dragged(icicle: Icicle, part: Part, size: Size, x: number, y: number): Part {
  const left = part.left - (x * part.width) / size.width;
  return within(icicle, { ...part, left, top: part.top - y / rowHeight(icicle, part, size) }, size);
}

/** The subtree of a node, as wide as the picture. */
export function subtree(icicle: Icicle, node: number, size: Size): Part {
  const own = icicle.sizes[node]!;
  const width = Math.max(NEAREST, own * MARGIN);
  const left = icicle.xs[node]! - (width - own) / 2;
  return within(icicle, { left, width, top: icicle.depths[node]! - ABOVE }, size);
}

/** Moved only as far as it takes to see a node, or its beginning where it is wider than the part. */
export function showing(icicle: Icicle, part: Part, size: Size, node: number): Part {
  const x = icicle.xs[node]!;
  const right = x + icicle.sizes[node]!;
  const isSeen = right > part.left && x < part.left + part.width;
  const left = isSeen ? part.left : x - Math.max(0, (part.width - (right - x)) / 2);
  const depth = icicle.depths[node]!;
  const seen = rowsSeen(icicle, part, size);
  const top = Math.floor(part.top);
  const isIn = depth >= top && depth < top + seen;
  return within(icicle, { ...part, left, top: isIn ? part.top : depth - Math.floor(seen / 2) }, size);
}

/** What is painted of a part. */
export const viewOf = (icicle: Icicle, part: Part, size: Size): View => ({
  left: part.left,
  width: part.width,
  top: Math.floor(part.top),
  rowHeight: rowHeight(icicle, part, size),
  pixelWidth: size.width,
  pixelHeight: size.height,
});
