/** Where letters are written on a surface, and which way they go on. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Slot } from '../../model.ts';
import { beside, firstBox, isBox, runThrough, type Surface } from './surface.ts';

export type Direction = Slot['direction'];

export interface Cursor {
  /** The place it was put on; where letters are written it stands on a box all the same. */
  readonly put: Signal<number>;
  readonly place: ReadonlySignal<number>;
  readonly direction: ReadonlySignal<Direction>;
  /** Chooses a box, or, where boxes are drawn, any place; the same once more turns the direction. */
  choose(place: number): void;
  /** To the next place, or, where letters are written, to the next box. */
  move(direction: Direction, by: 1 | -1): void;
  turn(): void;
  /** To the next box of the word; on a surface that is being drawn, to the next place. */
  goOn(by: 1 | -1): void;
}

/** `draws` says whether boxes are drawn on the surface, and not letters written. */
export function createCursor(surface: ReadonlySignal<Surface>, draws: ReadonlySignal<boolean>): Cursor {
  const put = signal(firstBox(surface.peek()));
  const way = signal<Direction>('across');
  const isBoxAt = (place: number) => isBox(surface.value.cells[place]);
  const place = computed(() => {
    const at = Math.max(0, Math.min(put.value, surface.value.cells.length - 1));
    return draws.value || isBoxAt(at) ? at : firstBox(surface.value);
  });
  // Where boxes are drawn the person alone says which way it goes: a new word begins on a box of another one.
  const direction = computed(() => (draws.value ? way.value : usable(surface.value, place.value, way.value)));
  const turn = () => {
    way.value = otherThan(direction.value);
  };
  return {
    put,
    place,
    direction,
    choose: (to) =>
      batch(() => {
        if (!draws.value && !isBoxAt(to)) return;
        if (to === place.value) turn();
        put.value = to;
      }),
    move: (to, by) =>
      batch(() => {
        let next = beside(surface.value, place.value, to, by);
        while (!draws.value && next !== undefined && !isBoxAt(next)) next = beside(surface.value, next, to, by);
        put.value = next ?? place.value;
        way.value = to;
      }),
    turn,
    goOn: (by) =>
      batch(() => {
        const next = beside(surface.value, place.value, direction.value, by);
        if (next === undefined || !(draws.value || isBoxAt(next))) return;
        way.value = direction.value;
        put.value = next;
      }),
  };
}

const otherThan = (way: Direction): Direction => (way === 'across' ? 'down' : 'across');

/** The way that the person goes, unless only the other one has a word here. */
function usable(surface: Surface, place: number, way: Direction): Direction {
  const long = (direction: Direction) => runThrough(surface, place, direction).length > 1;
  return !long(way) && long(otherThan(way)) ? otherThan(way) : way;
}
