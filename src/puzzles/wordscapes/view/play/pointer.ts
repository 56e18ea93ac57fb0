/** Mouse, finger and pen on the wheel: a stroke over letters is a word when it is lifted; a tap adds one letter and waits. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Game } from './game.ts';
import { type Point, seatAt, seatsAlong, type Wheel } from './wheel.ts';

export interface Stroke {
  /** Where the pointer is while it draws. */
  readonly tip: ReadonlySignal<Point | undefined>;
  dispose(): void;
}

interface Press {
  readonly pointer: number;
  /** The letter that was pressed, and whether the press added it. */
  readonly letter: number;
  readonly added: boolean;
  at: Point;
  drawn: boolean;
}

export function listen(element: HTMLElement, wheel: Wheel, game: Game, submit: () => void): Stroke {
  const tip = signal<Point | undefined>(undefined);
  let press: Press | undefined;

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
  };

  function down(event: PointerEvent): void {
    if (press || event.button !== 0) return;
    const at = pointOf(event);
    const seat = seatAt(wheel, at);
    if (seat === undefined) return;
    const letter = game.order.value[seat]!;
    const added = !game.path.value.includes(letter);
    if (added) game.reach(letter);
    press = { pointer: event.pointerId, letter, added, at, drawn: false };
    element.setPointerCapture(event.pointerId);
    // The focus that a pointer brings needs no ring, until a key is pressed.
    element.dataset.pointed = '';
    element.focus({ preventScroll: true });
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== press?.pointer) return;
    const at = pointOf(event);
    for (const seat of seatsAlong(wheel, press.at, at)) {
      const letter = game.order.value[seat]!;
      if (letter === game.path.value.at(-1)) continue;
      press.drawn = true;
      game.reach(letter);
    }
    press.at = at;
    tip.value = at;
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== press?.pointer) return;
    const { drawn, letter, added } = press;
    press = tip.value = undefined;
    if (drawn) submit();
    // A tap on the last letter takes it back; on the one before, all that came after it.
    else if (!added && game.path.value.at(-1) === letter) game.back();
    else if (!added) game.reach(letter);
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId !== press?.pointer) return;
    press = tip.value = undefined;
    game.clear();
  }

  /** The wheel has the focus and not the letter, or the key that ends a word would press the letter. */
  const keepFocus = (event: MouseEvent) => {
    if (press) event.preventDefault();
  };

  const forget = () => {
    delete element.dataset.pointed;
  };

  const listening = new AbortController();
  const until = { signal: listening.signal };
  element.addEventListener('pointerdown', down, until);
  element.addEventListener('mousedown', keepFocus, until);
  element.addEventListener('pointermove', move, until);
  element.addEventListener('pointerup', up, until);
  element.addEventListener('pointercancel', cancel, until);
  element.addEventListener('keydown', forget, until);
  element.addEventListener('blur', forget, until);
  return { tip, dispose: () => listening.abort() };
}
