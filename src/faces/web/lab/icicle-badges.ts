/** Numbers on the nodes of an icicle, each large enough to be touched however small its node is. */
import type { Icicle } from '../../../lab/icicle.ts';
import type { View } from '../../../lab/icicle-paint.ts';

/** In pixels of the page: how large a number is, and how far from its middle a finger may be where every number counts. */
const RADIUS = 10;
const TOUCH = 22;

interface Badge {
  readonly node: number;
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

export class Badges {
  #nodes: readonly (number | undefined)[] = [];
  #areAll = false;
  /** Where each number was drawn last, in pixels of the page. */
  #placed: readonly Badge[] = [];

  /**
   * The nodes that are numbered from 1 on; a number may have no node. Where `areAll`, one that would cover another moves
   * aside; else it is left out until a person looks from nearer. They are seen after the next drawing.
   */
  put(nodes: readonly (number | undefined)[], areAll: boolean): void {
    this.#nodes = nodes;
    this.#areAll = areAll;
  }

  /** The node whose number is at a place of the canvas. */
  at(x: number, y: number): number | undefined {
    const away = ({ x: bx, y: by }: Badge) => Math.hypot(bx - x, by - y);
    const [nearest] = this.#placed.toSorted((a, b) => away(a) - away(b));
    return nearest && away(nearest) < (this.#areAll ? TOUCH : RADIUS) ? nearest.node : undefined;
  }

  /** Draws them in two colours that stand out from each other. */
  draw(
    context: CanvasRenderingContext2D,
    icicle: Icicle,
    view: View,
    ratio: number,
    colours: { readonly ink: string; readonly paper: string },
  ): void {
    this.#placed = this.#place(icicle, view, ratio);
    context.font = `600 ${12 * ratio}px system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const badge of this.#placed) {
      const [x, y] = [badge.x * ratio, badge.y * ratio];
      context.fillStyle = colours.ink;
      context.beginPath();
      context.arc(x, y, RADIUS * ratio, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = colours.paper;
      context.fillText(String(badge.number), x, y + ratio / 2);
    }
  }

  /** The middle of what is seen of each node; nothing of one that is not seen. */
  #place({ xs, sizes, depths }: Icicle, view: View, ratio: number): readonly Badge[] {
    const [width, height] = [view.pixelWidth / ratio, view.pixelHeight / ratio];
    const unit = width / view.width;
    const within = (value: number, most: number) => Math.max(RADIUS, Math.min(most - RADIUS, value));
    const badges: Badge[] = [];
    for (const [index, node] of this.#nodes.entries()) {
      if (node === undefined) continue;
      const left = (xs[node]! - view.left) * unit;
      const right = left + sizes[node]! * unit;
      const row = ((depths[node]! + 0.5 - view.top) * view.rowHeight) / ratio;
      const isSeen = right >= 0 && left <= width && row >= 0 && row <= height;
      if (!isSeen && !this.#areAll) continue;
      const y = within(row, height);
      let x = within((Math.max(0, left) + Math.min(width, right)) / 2, width);
      const step = x > width / 2 ? -RADIUS : RADIUS;
      const isCovering = (one: Badge) => Math.hypot(one.x - x, one.y - y) < 2 * RADIUS;
      while (this.#areAll && badges.some(isCovering) && x + step > RADIUS && x + step < width - RADIUS) x += step;
      if (this.#areAll || !badges.some(isCovering)) badges.push({ node, number: index + 1, x, y });
    }
    return badges;
  }
}
