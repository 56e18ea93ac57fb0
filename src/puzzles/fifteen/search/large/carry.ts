/**
 * Carries a few tiles home: a best-first search on where they and the blank are, whatever lies elsewhere. With so few tiles
 * there is little to search, and every position of them can be reached.
 */

import type { Ticker } from '../../../../contract/index.ts';
import { distance } from '../../distance.ts';
import type { Board, Way } from './board.ts';

export interface Errand {
  readonly tiles: readonly number[];
  /** For each cell whether the blank must not go there. */
  readonly closed: readonly boolean[];
  /** How many moves a tile's step is taken for; with 1 the way is a shortest one, with more it is found sooner. */
  readonly pace: number;
}

export interface Position {
  readonly blank: number;
  /** Where the tiles are. */
  readonly places: readonly number[];
  readonly made: number;
  readonly parent: Position | undefined;
}

/** Hears of every position. */
export interface Watcher {
  /** It is queued, or left out since its tiles and the blank were there by a way that is no longer. */
  met(position: Position, rest: number, isQueued: boolean): void;
  /** It is taken, and what is met next comes from there; the last one is where the tiles are home. */
  taken(position: Position): void;
}

/** A way for the blank that brings the tiles home. */
export function carry(
  { rows, columns, cells, home }: Board,
  { tiles, closed, pace }: Errand,
  ticker: Ticker,
  watcher?: Watcher,
): Way {
  /** Positions by how long their way promises to be. */
  const queue: Position[][] = [];
  const fewest = new Map<number, number>();
  let least = 0;

  const far = (a: number, b: number): number => distance({ columns }, a, b);

  const rest = ({ blank, places }: Position): number => {
    const away = places.filter((place, i) => place !== tiles[i]);
    const reach = away.length > 0 ? Math.min(...away.map((place) => far(blank, place))) - 1 : 0;
    return pace * places.reduce((sum, place, i) => sum + far(place, tiles[i]!), 0) + (pace > 1 ? reach : 0);
  };

  const add = (position: Position): void => {
    const key = position.places.reduce((sum, place) => sum * cells.length + place, position.blank);
    const isQueued = position.made < (fewest.get(key) ?? Number.POSITIVE_INFINITY);
    watcher?.met(position, rest(position), isQueued);
    if (!isQueued) return;
    fewest.set(key, position.made);
    const promise = position.made + rest(position);
    queue[promise] ??= [];
    queue[promise].push(position);
    least = Math.min(least, promise);
  };

  const besides = (cell: number): number[] => {
    const column = cell % columns;
    const found = [cell - columns, cell + columns].filter((next) => next >= 0 && next < rows * columns);
    if (column > 0) found.push(cell - 1);
    if (column < columns - 1) found.push(cell + 1);
    return found.filter((next) => !closed[next]);
  };

  add({ blank: cells.indexOf(home), places: tiles.map((tile) => cells.indexOf(tile)), made: 0, parent: undefined });
  for (;;) {
    while (!queue[least]?.length) least++;
    const position = queue[least]!.pop()!;
    const { blank, places, made } = position;
    watcher?.taken(position);
    if (places.every((place, i) => place === tiles[i])) return wayTo(position);
    ticker.tick();
    for (const next of besides(blank)) {
      const at = places.indexOf(next);
      add({ blank: next, places: at < 0 ? places : places.with(at, blank), made: made + 1, parent: position });
    }
  }
}

/** The cells that the blank goes to. */
export function wayTo(last: Position): Way {
  const way: number[] = [];
  for (let at = last; at.parent; at = at.parent) way.push(at.blank);
  return way.reverse();
}
