/**
 * Mouse, finger and pen on the board. A piece is dragged, or taken by a tap and laid by another; the listeners stand on
 * the whole play area, which also keeps hold of the pointer, because what was pressed may be drawn elsewhere meanwhile.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Text } from '../../../contract/index.ts';
import { cellAt, type Dot, type FlatGeometry } from './flat-geometry.ts';
import type { Game } from './game.ts';
import { text } from './texts.ts';

/** A shorter movement is a tap, not a drag. */
const SLACK = 6;
/** A piece dragged by a finger is held this far above it, or it would not be seen. */
const ABOVE_FINGER = 48;
/** How far the wheel moves for one turn. */
const NOTCH = 40;

export interface Hand {
  /** Where on the screen a dragged piece is held. */
  readonly carried: ReadonlySignal<Dot | undefined>;
  dispose(): void;
}

interface Drag {
  readonly pointer: number;
  readonly from: Dot;
  readonly above: number;
  /** Whether the press itself took the piece; a tap on one that was held already turns or lays it. */
  readonly took: boolean;
  readonly onTray: boolean;
  moved: boolean;
}

/** What the pointer acts on. */
export interface PointerTarget {
  readonly game: Game;
  /** Whether the person plays; a solution on show is only looked at. */
  readonly isPlayed: () => boolean;
  readonly geometry: () => FlatGeometry;
  readonly svg: () => SVGSVGElement | null;
  tell(sentence: Text | undefined): void;
  /** Shows a sentence about something that does not show itself. */
  notice(sentence: Text): void;
}

export function listen(area: HTMLElement, { game, isPlayed, geometry, svg, tell, notice }: PointerTarget): Hand {
  const carried = signal<Dot | undefined>(undefined);
  let drag: Drag | undefined;
  let wheel = 0;
  let space: HTMLCanvasElement | undefined;

  /** A place on the screen in units of the drawn board, if it is over it. */
  function over(x: number, y: number): number | undefined {
    const box = svg()?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    const scale = geometry().width / box.width;
    return cellAt(geometry(), { x: (x - box.left) * scale, y: (y - box.top) * scale });
  }
  /** The view in space gets no events of a pointer that the play area has captured; so it is told where the pointer is. */
  function overSpace(clientX: number, clientY: number): boolean {
    const there = document.elementFromPoint(clientX, clientY);
    const canvas = there instanceof HTMLCanvasElement && area.contains(there) ? there : undefined;
    if (canvas !== space) space?.dispatchEvent(new PointerEvent('pointerleave'));
    space = canvas;
    space?.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY }));
    return space !== undefined;
  }
  const inGrid = (event: Event) => svg()?.contains(event.target as Node) ?? false;
  const pieceOf = (event: Event) => {
    const item = (event.target as Element).closest<HTMLElement>('[data-piece]');
    return item ? { piece: Number(item.dataset.piece), item } : undefined;
  };

  function press(event: PointerEvent): void {
    if (!isPlayed()) return;
    if (drag) {
      // Another finger while one holds the piece.
      event.preventDefault();
      tell(game.change('turn'));
      return;
    }
    if (event.button !== 0) return;
    const chosen = pieceOf(event);
    const held = game.held.value;
    if (chosen) {
      const took = held?.piece !== chosen.piece;
      if (took) tell(game.take(chosen.piece, ballAt(game, chosen.item, event)));
      begin(event, took, true);
    } else if (inGrid(event)) {
      const cell = over(event.clientX, event.clientY);
      if (cell === undefined) return;
      if (held) game.point(cell);
      else {
        tell(game.takeFrom(cell));
        if (!game.held.value) return;
      }
      begin(event, !held, false);
    }
  }

  function begin(event: PointerEvent, took: boolean, onTray: boolean): void {
    const above = onTray && event.pointerType === 'touch' ? ABOVE_FINGER : 0;
    drag = {
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      above,
      took,
      onTray,
      moved: false,
    };
    area.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    if (!drag) {
      // A mouse that only passes over shows where the piece would land.
      if (game.held.value && event.pointerType === 'mouse' && inGrid(event)) game.point(over(x, y));
      return;
    }
    if (event.pointerId !== drag.pointer) return;
    if (!drag.moved && Math.hypot(x - drag.from.x, y - drag.from.y) < SLACK) return;
    drag.moved = true;
    carried.value = { x, y: y - drag.above };
    if (!overSpace(x, y - drag.above)) game.point(over(x, y - drag.above));
  }

  function lift(event: PointerEvent): void {
    if (event.pointerId !== drag?.pointer) return;
    const { moved, took, onTray } = drag;
    drag = carried.value = undefined;
    if (moved) {
      const name = game.task.pieces[game.held.value?.piece ?? 0]!.name;
      if (!game.ghost.value) {
        tell(game.putAway());
        return notice(text('dropped-outside', { name }));
      }
      tell(game.lay());
      if (!took || !game.held.value) return;
      game.release();
      notice(text('dropped-misfit', { name }));
    } else if (!took) tell(onTray ? game.change('turn') : game.lay());
  }

  function abandon(event: PointerEvent): void {
    if (event.pointerId !== drag?.pointer) return;
    drag = carried.value = undefined;
    tell(game.release());
  }

  function turnByWheel(event: WheelEvent): void {
    if (!game.held.value || !isPlayed()) return;
    event.preventDefault();
    wheel += event.deltaY + event.deltaX;
    if (Math.abs(wheel) < NOTCH) return;
    wheel = 0;
    tell(game.change(event.shiftKey ? 'flip' : 'turn'));
  }

  function turnByMenu(event: Event): void {
    if (!game.held.value || !isPlayed()) return;
    event.preventDefault();
    tell(game.change('turn'));
  }

  /** A finger on a piece moves the piece and not the page. */
  function keepStill(event: TouchEvent): void {
    const [touch] = event.touches;
    if (!isPlayed() || !touch || !inGrid(event)) return;
    const cell = over(touch.clientX, touch.clientY);
    const lies = game.lying.value.find(({ cells }) => cell !== undefined && cells.includes(cell));
    if (game.held.value || (lies && !game.isFixed(lies.piece))) event.preventDefault();
  }

  const listening = new AbortController();
  const { signal: until } = listening;
  area.addEventListener('pointerdown', press, { signal: until });
  area.addEventListener('pointermove', move, { signal: until });
  area.addEventListener('pointerup', lift, { signal: until });
  area.addEventListener('pointercancel', abandon, { signal: until });
  area.addEventListener('contextmenu', turnByMenu, { signal: until });
  // Before the view in space hears it, which would come nearer.
  area.addEventListener('wheel', turnByWheel, { passive: false, capture: true, signal: until });
  area.addEventListener('touchstart', keepStill, { passive: false, signal: until });
  return { carried, dispose: () => listening.abort() };
}

/** The ball of a piece in the tray that is pressed; in space, where it is drawn as a shape, the first. */
function ballAt(game: Game, item: HTMLElement, { clientX, clientY }: PointerEvent): number {
  if (game.task.board.kind !== 'flat') return 0;
  const circles = [...item.querySelectorAll<SVGGElement>('[data-ball]')];
  const away = circles.map((circle) => {
    const box = circle.getBoundingClientRect();
    return Math.hypot(clientX - (box.left + box.width / 2), clientY - (box.top + box.height / 2));
  });
  return Math.max(0, away.indexOf(Math.min(...away)));
}
