/** Numbers on the nodes of an icicle, each large enough to be touched however small its node is. */
import type { Icicle } from '../../../lab/icicle.ts';
import type { View } from '../../../lab/icicle-paint.ts';

/** In pixels of the page: how large a number is, and how far from its middle a finger may be. */
const RADIUS = 11;
const TOUCH = 22;

interface Badge {
  readonly x: number;
  readonly y: number;
}

export class Badges {
  /** The nodes that are numbered from 1 on; none where a number has no node. They are seen after the next drawing. */
  nodes: readonly (number | undefined)[] = [];
  /** Where each number was drawn last, in pixels of the page. */
  #placed: readonly (Badge | undefined)[] = [];

  /** The number at a place of the canvas, from 0. */
  at(x: number, y: number): number | undefined {
    const away = this.#placed.map((badge) => (badge ? Math.hypot(badge.x - x, badge.y - y) : TOUCH));
    const nearest = Math.min(TOUCH, ...away);
    return nearest < TOUCH ? away.indexOf(nearest) : undefined;
  }

  /** Draws them in two colours that stand out from each other. */
  draw(
    context: CanvasRenderingContext2D,
    icicle: Icicle,
    view: View,
    ratio: number,
    colours: { readonly ink: string; readonly paper: string },
  ): void {
    this.#placed = placed(icicle, view, this.nodes, ratio);
    context.font = `600 ${13 * ratio}px system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const [place, badge] of this.#placed.entries()) {
      if (!badge) continue;
      const [x, y] = [badge.x * ratio, badge.y * ratio];
      context.fillStyle = colours.ink;
      context.beginPath();
      context.arc(x, y, RADIUS * ratio, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = colours.paper;
      context.fillText(String(place + 1), x, y);
    }
  }
}

/** One moves aside where it would cover another. */
function placed(icicle: Icicle, view: View, nodes: Badges['nodes'], ratio: number): readonly (Badge | undefined)[] {
  const [width, height] = [view.pixelWidth / ratio, view.pixelHeight / ratio];
  const unit = width / view.width;
  const badges: Badge[] = [];
  return nodes.map((node) => {
    if (node === undefined) return undefined;
    const middle = (icicle.xs[node]! + icicle.sizes[node]! / 2 - view.left) * unit;
    const row = ((icicle.depths[node]! + 0.5 - view.top) * view.rowHeight) / ratio;
    const y = Math.min(height - RADIUS, Math.max(RADIUS, row));
    let x = Math.min(width - RADIUS, Math.max(RADIUS, middle));
    const step = x > width / 2 ? -RADIUS : RADIUS;
    const isCovering = (one: Badge) => Math.hypot(one.x - x, one.y - y) < 2 * RADIUS;
    while (badges.some(isCovering) && x + step > RADIUS && x + step < width - RADIUS) x += step;
    const badge = { x, y };
    badges.push(badge);
    return badge;
  });
}
