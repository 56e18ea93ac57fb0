/** What hands do on the canvas, as intentions: turn, zoom, point, press, reset the view. */

export interface Gestures {
  /** By angles. */
  turn(around: number, up: number, smooth: boolean): void;
  /** Returns false where it can go no further. */
  zoom(by: number, smooth: boolean): boolean;
  reset(): void;
  /** The pointer is at a point of the page, or nowhere any more. */
  point(at: Spot | undefined): void;
  press(at: Spot): void;
  /** Whether there is something to press. */
  over(at: Spot): boolean;
}

export interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

/** A quarter turn for the width of a hand on a phone. */
const TURN_PER_PIXEL = 0.008;
const TURN_PER_KEY = Math.PI / 12;
/** How far a press may slip before it is a turn. */
const SLIP = { mouse: 4, pen: 6, touch: 10 } as Readonly<Record<string, number>>;

/** Returns a function that stops it. Events that another listener has taken (`preventDefault`) are left alone. */
export function listen(canvas: HTMLElement, gestures: Gestures): () => void {
  const down = new Map<number, Spot>();
  let start: Spot | undefined;
  let turning = false;

  const pointerdown = (event: PointerEvent) => {
    if (event.button !== 0 || event.defaultPrevented) return;
    canvas.setPointerCapture(event.pointerId);
    down.set(event.pointerId, event);
    start = event;
    turning = down.size > 1;
    gestures.point(turning ? undefined : event);
  };
  const pointermove = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return gestures.point(event);
    const slip = SLIP[event.pointerType] ?? 4;
    if (!turning && between(start!, event) < slip) return;
    if (!turning) gestures.point(undefined);
    turning = true;
    if (down.size === 1) {
      const [across, along] = [event.clientX - before.clientX, event.clientY - before.clientY];
      gestures.turn(-across * TURN_PER_PIXEL, along * TURN_PER_PIXEL, false);
    } else {
      const other = [...down].find(([id]) => id !== event.pointerId)![1];
      gestures.zoom(between(event, other) / Math.max(1, between(before, other)), false);
    }
    down.set(event.pointerId, event);
  };
  const pointerup = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    if (!turning) gestures.press(event);
  };
  const pointercancel = (event: PointerEvent) => {
    down.delete(event.pointerId);
    gestures.point(undefined);
  };
  const pointerleave = () => gestures.point(undefined);
  const wheel = (event: WheelEvent) => {
    if (event.defaultPrevented) return;
    const pixels = event.deltaY * [1, 20, 400][event.deltaMode]!;
    // At the end of the zoom the page may scroll.
    if (gestures.zoom(Math.exp(-pixels * 0.0015), true)) event.preventDefault();
  };
  // Two quick presses on a ball are two presses.
  const dblclick = (event: MouseEvent) => {
    if (!gestures.over(event)) gestures.reset();
  };
  const keys: Readonly<Record<string, () => unknown>> = {
    ArrowLeft: () => gestures.turn(-TURN_PER_KEY, 0, true),
    ArrowRight: () => gestures.turn(TURN_PER_KEY, 0, true),
    ArrowUp: () => gestures.turn(0, TURN_PER_KEY, true),
    ArrowDown: () => gestures.turn(0, -TURN_PER_KEY, true),
    '+': () => gestures.zoom(1.2, true),
    '=': () => gestures.zoom(1.2, true),
    '-': () => gestures.zoom(1 / 1.2, true),
    Home: () => gestures.reset(),
  };
  const keydown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // While the canvas has the focus, arrows turn it and move nothing else.
    event.stopPropagation();
    act();
  };

  const listeners = { pointerdown, pointermove, pointerup, pointercancel, pointerleave, wheel, dblclick, keydown };
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) canvas.addEventListener(name, listener, { passive: false });
  return () => {
    for (const [name, listener] of all) canvas.removeEventListener(name, listener);
  };
}

const between = (a: Spot, b: Spot): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
