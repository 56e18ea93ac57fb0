/**
 * What a small search finds out about a board of any size: a shortest way where it is near, and otherwise how long every
 * way must be. Boards that are too large for tables and far from their goal are out of reach, and it says so.
 */
import { IdaStar } from '../../../../algorithms/ida-star/ida-star.ts';
import type { Context } from '../../../../contract/index.ts';
import type { Path, Task } from '../../model.ts';
import { BoardSpace, pathOf } from '../board-space.ts';
import { guideOf } from '../heuristics/index.ts';
import type { Known } from './shortest.ts';

export interface Finding {
  /** A shortest way, where it was found. */
  readonly way?: Path;
  /** No way is shorter than this. */
  readonly least: number;
}

/** The board must be solvable; single tiles are counted. */
export function shortWay(task: Task, { ticker, cache }: Context, known: Known, mostNodes: number): Finding {
  const single: Task = { ...task, metric: 'single' };
  const space = new BoardSpace(single, guideOf('linear-conflict', single, { ticker, cache }).heuristic);
  if (space.estimate() === 0) return { way: [], least: 0 };
  const search = new IdaStar(space);
  // Every move changes the estimate by one, so all ways are of one parity, that of the first bound.
  while (search.bound < (known.least ?? 0)) search.bound += 2;
  for (let nodes = 0; nodes < mostNodes; nodes++) {
    if (known.way && search.bound >= known.way.length) return { way: known.way, least: known.way.length };
    ticker.tick();
    if (search.step() === 'solved') return { way: pathOf(search.path), least: search.path.length };
  }
  return { least: search.bound };
}
