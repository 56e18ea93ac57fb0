/** Mouse and fingers on the icicle: drag, pinch, wheel, tap to select, and a second tap to go to the subtree. */
import type { IcicleStage } from './icicle-stage.ts';

/** A pointer that moves no further than this has tapped. */
const STILL = 6;
/** Two taps within this time and distance are one double tap. */
const DOUBLE = 350;
const NEAR = 24;
/** How much one pixel of the wheel zooms; a line is about this many pixels. */
const WHEEL = 0.002;
const LINE = 16;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Heard {
  /** A place is tapped; there may be no node at it. */
  select(node: number | undefined, at: Point): void;
  /** The mouse is over a node, or over none. */
  hover(node: number | undefined): void;
}

const middleOf = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Listens on the canvas, and returns what ends that. */
export function gestures(canvas: HTMLCanvasElement, stage: IcicleStage, heard: () => Heard): () => void {
  const pointers = new Map<number, Point>();
  let begun: Point | undefined;
  let tapped: (Point & { readonly time: number }) | undefined;

  const twoOf = (): readonly [Point, Point] | undefined => {
    const [a, b] = pointers.values();
    return a && b ? [a, b] : undefined;
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    // What two fingers do is no tap.
    begun = pointers.size === 1 ? { x: event.clientX, y: event.clientY } : undefined;
  }

  function move(event: PointerEvent): void {
    const here = { x: event.clientX, y: event.clientY };
    const before = pointers.get(event.pointerId);
    if (!before) {
      heard().hover(stage.pick(here.x, here.y));
      return;
    }
    if (begun && distance(begun, here) <= STILL) return;
    begun = undefined;
    const were = twoOf();
    pointers.set(event.pointerId, here);
    const are = twoOf();
    if (were && are) {
      const from = middleOf(were);
      const to = middleOf(are);
      stage.drag(to.x - from.x, to.y - from.y);
      stage.zoom(distance(...were) / Math.max(1, distance(...are)), to.x);
    } else stage.drag(here.x - before.x, here.y - before.y);
  }

  function up(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    const at = begun;
    begun = undefined;
    if (!at) return;
    const node = stage.pick(at.x, at.y);
    if (tapped && event.timeStamp - tapped.time < DOUBLE && distance(tapped, at) < NEAR) {
      tapped = undefined;
      if (node !== undefined) stage.goTo(node);
      return;
    }
    tapped = { ...at, time: event.timeStamp };
    heard().select(node, at);
  }

  function cancel(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    begun = undefined;
  }

  function wheel(event: WheelEvent): void {
    const scale = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE;
    const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (isSideways) {
      if (stage.isWhole) return;
      stage.drag(-(event.deltaX || event.deltaY) * scale, 0);
      event.preventDefault();
    } else if (stage.zoom(Math.exp(event.deltaY * scale * WHEEL), event.clientX)) {
      // Where it can get no nearer and no further away, the wheel scrolls the page.
      event.preventDefault();
    }
  }

  const leave = () => heard().hover(undefined);
  const listening = new AbortController();
  const { signal } = listening;
  canvas.addEventListener('pointerdown', down, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', up, { signal });
  canvas.addEventListener('pointercancel', cancel, { signal });
  canvas.addEventListener('pointerleave', leave, { signal });
  canvas.addEventListener('wheel', wheel, { signal, passive: false });
  return () => listening.abort();
}
