/**
 * From a board to one that is further from the goal, move by move. A move changes the distance by exactly one, so it is
 * only asked whether there is a way of one move less; where every move leads down, the climb goes down and on.
 */
import { type Random, shuffled } from '../../../algorithms/random/random.ts';
import { directions, opposite, type Path, slide, type Task } from '../model.ts';
import type { Known } from '../search/ways/shortest.ts';

/** A board and a shortest way from it. */
export interface Measured {
  readonly task: Task;
  readonly way: Path;
}

/** A shortest way from a board of which something is known, or undefined where that takes too long. */
export type Measure = (task: Task, known: Known) => Path | undefined;

/** A board that needs exactly `moves` moves; undefined where none was reached within `mostSteps` steps. */
export function climb(
  begin: Measured,
  moves: number,
  random: Random,
  mostSteps: number,
  measure: Measure,
): Task | undefined {
  let here = begin;
  let last: Path[number] | undefined;
  for (let step = 0; step < mostSteps; step++) {
    if (here.way.length === moves) return here.task;
    const options = shuffled(directions, random).filter((direction) => !last || direction !== opposite(last));
    let next: { measured: Measured; direction: Path[number] } | undefined;
    for (const direction of options) {
      const cells = slide(here.task.cells, here.task, direction);
      if (!cells) continue;
      const task = { ...here.task, cells };
      const known = { least: Math.max(0, here.way.length - 1), way: [opposite(direction), ...here.way] };
      const way = measure(task, known);
      if (!way) continue;
      next = { measured: { task, way }, direction };
      if (way.length > here.way.length) break;
    }
    if (!next) return undefined;
    here = next.measured;
    last = next.direction;
  }
  return undefined;
}
