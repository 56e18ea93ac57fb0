/**
 * Mouse, finger and pen on the board. A tap slides a tile and all between it and the blank; a drag towards the blank
 * takes them along; any other movement is a swipe, which slides the tile beside the blank. While tiles are dragged
 * nothing is drawn anew: only their offsets are written, and the board is measured once, when it is pressed.
 */
import type { Text } from '../../../contract/index.ts';
import type { Direction } from '../model.ts';
import { across, along, createSpeedometer, directionOf, goesOn, offset, SLACK, SWIPE } from './drag.ts';
import type { Game } from './game.ts';
import { cellsMoved, type Step, stepFrom } from './line.ts';

export interface Stage {
  readonly game: Game;
  /** Whether the person plays; what is on show in place of their board is only looked at. */
  readonly playing: () => boolean;
  tell(sentence: Text | undefined): void;
}

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** The side of a cell in pixels. */
  readonly side: number;
  /** What a tap would do, and a drag if it goes the same way. */
  readonly step: Step | undefined;
  drag?: { readonly direction: Direction; readonly tiles: readonly HTMLElement[]; distance: number };
  swiped: 'no' | 'going' | 'done';
}

export function listen(board: HTMLElement, { game, playing, tell }: Stage): () => void {
  let press: Press | undefined;
  let speed = createSpeedometer();

  function down(event: PointerEvent): void {
    if (press || event.button !== 0 || !playing()) return;
    const { columns, rows } = game.task;
    const box = board.getBoundingClientRect();
    const side = box.width / columns;
    const row = Math.floor((event.clientY - box.top) / side);
    const column = Math.floor((event.clientX - box.left) / side);
    if (row < 0 || row >= rows || column < 0 || column >= columns) return;
    press = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      side,
      step: stepFrom(game.cells.value, game.task, row * columns + column),
      swiped: 'no',
    };
    speed = createSpeedometer();
    board.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== press?.pointer) return;
    const x = event.clientX - press.x;
    const y = event.clientY - press.y;
    if (!press.drag && press.swiped === 'no' && Math.hypot(x, y) >= SLACK) begin(press, directionOf(x, y)!);
    const { drag } = press;
    if (drag) {
      const distance = along(drag.direction, x, y);
      speed.add(distance, event.timeStamp);
      drag.distance = offset(distance, press.side);
      const [right, below] = across[drag.direction];
      for (const element of drag.tiles) {
        element.style.setProperty('--dx', `${right * drag.distance}px`);
        element.style.setProperty('--dy', `${below * drag.distance}px`);
      }
    } else if (press.swiped === 'going' && Math.hypot(x, y) >= SWIPE) {
      press.swiped = 'done';
      tell(game.push(directionOf(x, y)!));
    }
  }

  function begin(now: Press, direction: Direction): void {
    if (now.step?.direction !== direction || game.solved.value) {
      now.swiped = 'going';
      return;
    }
    const { value: cells } = game.cells;
    const tiles = cellsMoved(cells, game.task, now.step).flatMap(
      (cell) => board.querySelector<HTMLElement>(`[data-tile="${cells[cell]}"]`) ?? [],
    );
    for (const element of tiles) element.dataset.dragged = '';
    now.drag = { direction, tiles, distance: 0 };
  }

  function letGo(): Press | undefined {
    const before = press;
    press = undefined;
    for (const element of before?.drag?.tiles ?? []) {
      delete element.dataset.dragged;
      element.style.removeProperty('--dx');
      element.style.removeProperty('--dy');
    }
    return before;
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== press?.pointer) return;
    const before = letGo()!;
    const { drag, step, side, swiped } = before;
    if (drag ? goesOn(drag.distance, side, speed.read(event.timeStamp)) : swiped === 'no') tell(game.slide(step));
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId === press?.pointer) letGo();
  }

  const listening = new AbortController();
  const { signal } = listening;
  board.addEventListener('pointerdown', down, { signal });
  board.addEventListener('pointermove', move, { signal });
  board.addEventListener('pointerup', up, { signal });
  board.addEventListener('pointercancel', cancel, { signal });
  return () => {
    letGo();
    listening.abort();
  };
}
