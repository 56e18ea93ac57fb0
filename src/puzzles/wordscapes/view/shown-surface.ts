/** A task as boxes on a surface, where it is looked at and not drawn on. */
import type { Filling, Task } from '../model.ts';
import { OPEN } from '../model.ts';
import { inRows, placesOf } from './mine/draft.ts';
import type { Surface } from './mine/surface.ts';

export interface ShownSurface {
  readonly surface: Surface;
  /** The place on the surface of each cell of the task. */
  readonly places: ReadonlyMap<number, number>;
}

/** A grid as it is, rows below each other; of words alone, no boxes. */
export function surfaceFor(task: Task): ShownSurface {
  const { shape } = task;
  const surface = shape.kind === 'grid' ? shape : inRows(shape.kind === 'rows' ? shape.patterns : []);
  return { surface, places: placesOf(surface, task) };
}

/** The letter that a filling lays into each cell; none where it leaves it open. */
export const lettersIn = ({ slots }: Task, filling: Filling): ReadonlyMap<number, string> =>
  new Map(
    slots.flatMap((slot, i) =>
      slot.cells.flatMap((cell, at) => {
        const letter = filling[i]?.[at] ?? OPEN;
        return letter === OPEN ? [] : [[cell, letter] as const];
      }),
    ),
  );
