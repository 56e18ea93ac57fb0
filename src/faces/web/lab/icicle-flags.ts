/** Numbers at nodes of an icicle, in discs that stay readable however small the nodes are. */
import type { Icicle } from '../../../lab/icicle.ts';
import type { View } from '../../../lab/icicle-paint.ts';

/** In pixels of the page. */
const RADIUS = 9;
const LETTERS = 11;

/** Where a number was drawn, in pixels. */
export interface Flagged {
  readonly node: number;
  readonly x: number;
  readonly y: number;
}

/** Draws the numbers of those nodes that are seen; one that would lie on a lower number is left out. */
export function drawFlags(
  context: CanvasRenderingContext2D,
  icicle: Icicle,
  view: View,
  nodes: ArrayLike<number>,
  ratio: number,
): readonly Flagged[] {
  const radius = RADIUS * ratio;
  const drawn: Flagged[] = [];
  const { color, backgroundColor } = getComputedStyle(context.canvas);
  context.font = `600 ${LETTERS * ratio}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]!;
    const place = placeOf(icicle, view, node, radius);
    if (!place) continue;
    const { x, y } = place;
    if (drawn.some((other) => Math.hypot(other.x - x, other.y - y) < 2 * radius)) continue;
    drawn.push({ node, x, y });
    context.beginPath();
    context.arc(x, y, radius - ratio, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
    context.lineWidth = 1.5 * ratio;
    context.strokeStyle = backgroundColor;
    context.stroke();
    context.fillStyle = backgroundColor;
    context.fillText(String(index + 1), x, y + ratio / 2);
  }
  return drawn;
}

/** The middle of what is seen of a node, no nearer to the edge than the disc is wide; nothing where it is not seen. */
function placeOf({ xs, sizes, depths }: Icicle, view: View, node: number, radius: number) {
  const unit = view.pixelWidth / view.width;
  const left = Math.max(0, (xs[node]! - view.left) * unit);
  const right = Math.min(view.pixelWidth, (xs[node]! + sizes[node]! - view.left) * unit);
  const y = (depths[node]! - view.top + 0.5) * view.rowHeight;
  if (right < left || y < 0 || y > view.pixelHeight) return undefined;
  const within = (value: number, most: number) => Math.max(radius, Math.min(most - radius, value));
  return { x: within((left + right) / 2, view.pixelWidth), y: within(y, view.pixelHeight) };
}

/** The node whose number is at a place. */
export const flagAt = (flagged: readonly Flagged[], x: number, y: number, ratio: number): number | undefined =>
  flagged.find((one) => Math.hypot(one.x - x, one.y - y) <= RADIUS * ratio)?.node;
