/** Two fingers move a grid that is larger than its room, since one draws. */
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

export interface Panning {
  /** A pointer is down; whether it is the only one, and may draw. */
  begin(event: PointerEvent): boolean;
  /** A pointer moves; whether the grid moves with it. */
  move(event: PointerEvent): boolean;
  end(event: PointerEvent): void;
}

export function usePanning(pad: RefObject<HTMLElement | null>): Panning {
  const fingers = useRef(new Map<number, PointerEvent>());
  const { current: down } = fingers;
  return {
    begin(event) {
      if (event.isPrimary) down.clear();
      down.set(event.pointerId, event);
      return down.size === 1;
    },
    move(event) {
      const before = down.get(event.pointerId);
      if (!before || down.size < 2) return false;
      down.set(event.pointerId, event);
      const [x, y] = [before.clientX - event.clientX, before.clientY - event.clientY];
      pad.current?.querySelector('[data-pans]')?.scrollBy(x / down.size, y / down.size);
      return true;
    },
    end: (event) => void down.delete(event.pointerId),
  };
}
