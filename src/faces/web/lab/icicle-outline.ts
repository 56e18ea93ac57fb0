/** The outline of a node on the canvas of an icicle, large enough to be seen however small the node is. */
import type { Icicle } from '../../../lab/icicle.ts';
import type { View } from '../../../lab/icicle-paint.ts';

/** In pixels of the page. */
const THICK = 2;
const SMALLEST = 6;

/** Draws it around a number of rows from the node's own on; `ratio` is how many pixels are one of the page's. */
export function outline(
  context: CanvasRenderingContext2D,
  icicle: Icicle,
  view: View,
  node: number,
  rows: number,
  ratio: number,
): void {
  const unit = view.pixelWidth / view.width;
  const x = (icicle.xs[node]! - view.left) * unit;
  const y = (icicle.depths[node]! - view.top) * view.rowHeight;
  const wide = Math.max(icicle.sizes[node]! * unit, SMALLEST * ratio);
  const high = Math.max(rows * view.rowHeight, SMALLEST * ratio);
  const line = THICK * ratio;
  context.lineWidth = line;
  context.strokeRect(x + line / 2, y + line / 2, wide - line, high - line);
}
