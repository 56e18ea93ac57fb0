/**
 * Ways to the goal that a worker remembers, so that a player who follows one, or strays from it by a few moves, is
 * answered without a new search. Every position on a way knows the rest of it, and the rest of a shortest way is a
 * shortest way. Off the way there is the way back and on; and since one move changes the distance by one at the most, a
 * lower bound comes along too.
 */
import { type Cells, type Direction, directions, opposite, type Path, slide, type Task } from '../../model.ts';
import { positionsOf } from '../../positions.ts';

/** A way to the goal, and how long any way must be; the two are equal where the way is known to be a shortest one. */
export interface Way {
  readonly way: Path;
  readonly least: number;
}

/** A way that was remembered. */
export interface Recalled extends Way {
  /** Whether it begins beside the ways that were remembered, and first leads back to one. */
  readonly isOff: boolean;
}

interface Trail extends Way {
  /** The board that it leads to. */
  readonly end: string;
  /** How many moves lead to each position on the way. */
  readonly places: ReadonlyMap<string, number>;
}

/** As many ways as a person goes back and forth between. */
const MOST_TRAILS = 8;
/** A way is recalled from boards up to this many moves off it. */
const REACH = 6;

export const isShortest = ({ way, least }: Way): boolean => way.length === least;

const trailsIn = (cache: Map<string, unknown>): readonly Trail[] => (cache.get('ways') as readonly Trail[]) ?? [];

/** Cells as a word: numbers below 256 are characters as they are. */
const nameOf = (cells: Cells): string => String.fromCharCode(...cells);

const endOf = ({ columns, goal }: Task): string => String.fromCharCode(columns) + nameOf(goal);

/** The shortest remembered way and the best bound, of all that can be reached within a few moves. */
export function recall(task: Task, cache: Map<string, unknown>): Recalled | undefined {
  const end = endOf(task);
  const trails = trailsIn(cache).filter((trail) => trail.end === end);
  let found: Way | undefined;
  const look = (cells: Cells, moves: readonly Direction[]): void => {
    const name = nameOf(cells);
    for (const { way, least, places } of trails) {
      const place = places.get(name);
      if (place === undefined) continue;
      const bound = Math.max(least - place - moves.length, found?.least ?? 0);
      const length = moves.length + way.length - place;
      if (found && found.way.length <= length) found = { ...found, least: bound };
      else found = { way: [...moves, ...way.slice(place)], least: bound };
    }
    if (moves.length === REACH || (found && isShortest(found))) return;
    for (const direction of directions) {
      const last = moves.at(-1);
      const next = last && direction === opposite(last) ? undefined : slide(cells, task, direction);
      if (next) look(next, [...moves, direction]);
    }
  };
  if (trails.length > 0) look(task.cells, []);
  const isOff = !trails.some(({ places }) => places.has(nameOf(task.cells)));
  return found && { ...found, isOff };
}

/** Remembers a way; the oldest of too many is forgotten. */
export function remember(task: Task, { way, least }: Way, cache: Map<string, unknown>): void {
  const places = new Map<string, number>();
  let moves = 0;
  // Of a position that is met twice the last place counts: less of the way is left there.
  for (const cells of positionsOf(task, way)) places.set(nameOf(cells), moves++);
  cache.set('ways', [...trailsIn(cache), { way, least, end: endOf(task), places }].slice(-MOST_TRAILS));
}
