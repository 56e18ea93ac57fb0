/** The icicle on its canvas: what is laid out, which part is seen, what is folded; it redraws at most once a frame. */
import { signal } from '@preact/signals';
import type { Icicle } from '../../../lab/icicle.ts';
import { canFold, type Folds, fold, shownAs, shownAt } from '../../../lab/icicle-fold.ts';
import { paint } from '../../../lab/icicle-paint.ts';
import { type Direction, neighbour } from '../../../lab/icicle-steps.ts';
import { tilesOf } from '../../../lab/icicle-tiles.ts';
import * as views from '../../../lab/icicle-view.ts';
import { Badges } from './icicle-badges.ts';
import { paletteOf } from './icicle-colours.ts';
import { outline } from './icicle-outline.ts';

/** A tree that grows is laid out again at most this often, in milliseconds. */
const PAUSE = 250;

export class IcicleStage {
  /** The tiles of the present theme, for the legend too. */
  readonly tiles = signal<Uint32Array | undefined>(undefined);
  readonly isFolding = signal(false);
  readonly #badges = new Badges();
  #icicle: Icicle;
  #part: views.Part;
  #size: views.Size = { width: 1, height: 1, ratio: 1 };
  #folds: Folds | undefined;
  #except = new Set<number>();
  #now = 0;
  #node: number | undefined;
  #image: ImageData | undefined;
  #ink = '';
  #paper = '';
  #frame = 0;
  #timer = 0;
  #laidOut = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly layOut: () => Icicle,
  ) {
    this.#icicle = layOut();
    this.#part = views.wholeOf(this.#icicle);
    this.#laidOut = performance.now();
  }

  /** There is more of the tree. */
  grow(): void {
    if (this.#timer !== 0) return;
    const wait = Math.max(0, this.#laidOut + PAUSE - performance.now());
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      const wasWhole = this.isWhole;
      this.#icicle = this.layOut();
      this.#laidOut = performance.now();
      this.#fold();
      this.#see(wasWhole ? views.wholeOf(this.#icicle) : this.#part);
    }, wait);
  }

  /** Shows a step, and the node that it is about. */
  show(now: number, node: number | undefined): void {
    const isOther = node !== this.#node;
    this.#now = now;
    this.#node = node;
    const shown = this.present;
    this.#see(isOther && shown !== undefined ? views.showing(this.#icicle, this.#part, this.#size, shown) : this.#part);
  }

  /** Puts numbers at these nodes, from 1; `areAll` where every number is to be seen and touched. */
  number(nodes: ArrayLike<number | undefined>, areAll: boolean): void {
    this.#badges.put(Array.from(nodes), areAll);
    this.#redraw();
  }

  resize(): void {
    const ratio = window.devicePixelRatio || 1;
    const { clientWidth, clientHeight } = this.canvas;
    const width = Math.max(1, Math.round(clientWidth * ratio));
    const height = Math.max(1, Math.round(clientHeight * ratio));
    this.#size = { width, height, ratio };
    this.canvas.width = width;
    this.canvas.height = height;
    this.#image = undefined;
    this.#see(this.#part);
  }

  /** The theme is another one. */
  recolour(): void {
    this.tiles.value = undefined;
    this.#redraw();
  }

  /** The present node, or the folded one that it is part of; nothing while it is not laid out yet. */
  get present(): number | undefined {
    return this.#node === undefined || this.#node >= this.#icicle.count ? undefined : this.shownAs(this.#node);
  }

  /** A node, or the folded one that it is part of. */
  shownAs(node: number): number {
    return shownAs(this.#folds, node);
  }

  get isWhole(): boolean {
    return views.isWhole(this.#icicle, this.#part);
  }

  /** How many nodes are folded at a node. */
  foldedAt(node: number): number | undefined {
    return this.#folds?.tops[node] === node ? this.#icicle.sizes[node] : undefined;
  }

  /** Nearer, where `factor` is below 1, around a place of the page, the present node or the middle; tells if it could. */
  zoom(factor: number, clientX?: number): boolean {
    const { width } = this.#part;
    this.#see(views.zoomed(this.#icicle, this.#part, this.#size, factor, this.#fraction(clientX)));
    return this.#part.width !== width;
  }

  drag(x: number, y: number): void {
    const { ratio } = this.#size;
    this.#see(views.dragged(this.#icicle, this.#part, this.#size, x * ratio, y * ratio));
  }

  whole(): void {
    this.#see(views.wholeOf(this.#icicle));
  }

  goTo(node: number): void {
    this.#see(views.subtree(this.#icicle, node, this.#size));
  }

  /** The node at a place of the page: the one whose number is there, or the folded one that covers it. */
  pick(clientX: number, clientY: number): number | undefined {
    const box = this.canvas.getBoundingClientRect();
    const numbered = this.#badges.at(clientX - box.left, clientY - box.top);
    if (numbered !== undefined) return numbered;
    const view = views.viewOf(this.#icicle, this.#part, this.#size);
    const x = view.left + ((clientX - box.left) / box.width) * view.width;
    const depth = view.top + Math.floor(((clientY - box.top) * this.#size.ratio) / view.rowHeight);
    return shownAt(this.#icicle, this.#folds, x, depth);
  }

  neighbour(direction: Direction): number | undefined {
    const from = this.present;
    if (from === undefined) return this.#icicle.count > 0 ? 0 : undefined;
    if (direction === 'child' && this.foldedAt(from) !== undefined) return undefined;
    const other = neighbour(this.#icicle, from, direction);
    return other === undefined ? undefined : this.shownAs(other);
  }

  setFolding(isOn: boolean): void {
    this.isFolding.value = isOn;
    this.#except.clear();
    this.#fold();
    this.#redraw();
  }

  /** Folds a failed subtree, or unfolds it. */
  toggle(node: number): void {
    if (!canFold(this.#icicle, node)) return;
    if (!this.#except.delete(node)) this.#except.add(node);
    this.#fold();
    this.#redraw();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
  }

  #fraction(clientX: number | undefined): number {
    if (clientX !== undefined) {
      const box = this.canvas.getBoundingClientRect();
      return (clientX - box.left) / box.width;
    }
    const node = this.present;
    if (node === undefined) return 0.5;
    const middle = this.#icicle.xs[node]! + this.#icicle.sizes[node]! / 2;
    const fraction = (middle - this.#part.left) / this.#part.width;
    return fraction >= 0 && fraction <= 1 ? fraction : 0.5;
  }

  #fold(): void {
    const isAny = this.isFolding.value || this.#except.size > 0;
    this.#folds = isAny ? fold(this.#icicle, this.#except, this.isFolding.value) : undefined;
  }

  #see(part: views.Part): void {
    this.#part = views.within(this.#icicle, part, this.#size);
    // A finger that has no rows to drag here scrolls the page.
    const isTaken = !this.isWhole && views.hasMoreRows(this.#icicle, this.#part, this.#size);
    this.canvas.style.touchAction = isTaken ? 'none' : 'pan-y';
    this.#redraw();
  }

  #redraw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const context = this.canvas.getContext('2d');
    if (!context) return;
    const { width, height } = this.#size;
    if (!this.tiles.value) {
      this.tiles.value = tilesOf(paletteOf(this.canvas));
      const { color, backgroundColor } = getComputedStyle(this.canvas);
      [this.#ink, this.#paper] = [color, backgroundColor];
    }
    this.#image ??= context.createImageData(width, height);
    const view = views.viewOf(this.#icicle, this.#part, this.#size);
    const look = { tiles: this.tiles.value, now: this.#now, folds: this.#folds };
    paint(this.#icicle, view, look, new Uint32Array(this.#image.data.buffer));
    context.putImageData(this.#image, 0, 0);
    const node = this.present;
    if (node !== undefined) {
      const rows = this.foldedAt(node) === undefined ? 1 : this.#icicle.heights[node]! + 1;
      context.strokeStyle = this.#ink;
      outline(context, this.#icicle, view, node, rows, this.#size.ratio);
    }
    this.#badges.draw(context, this.#icicle, view, this.#size.ratio, { ink: this.#ink, paper: this.#paper });
  }
}
