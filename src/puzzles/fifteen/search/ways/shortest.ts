/** The shortest path, for callers that need one in passing: hints, generators, windows of larger boards. */
import type { Context } from '../../../../contract/index.ts';
import type { Path, Task } from '../../model.ts';
import { HARD_NODES, singleTile } from '../single-tile.ts';
import { answerOf } from './first-answer.ts';
import { turnedOf } from './turned.ts';

/** What is known of a board before it is searched. */
export interface Known {
  /** No path is shorter than this. */
  readonly least?: number;
  /** A path that leads to the goal; it is the answer where nothing is shorter, and its own length is not searched. */
  readonly way?: Path;
}

/**
 * A shortest path, single tiles counted. Only for boards of up to 16 cells that can be solved (`isSolvable`). Tables,
 * kernel and automaton are kept in the context's cache, so that a thousand calls in a row cost a thousand searches and
 * nothing else; a board that turns out hard gets the larger tables by itself. Rejects with `NoRoom` where there is no
 * memory for any tables.
 */
export async function shortest(task: Task, context: Context, known: Known = {}, hard = HARD_NODES): Promise<Path> {
  const { least = 0, way } = known;
  const lengths = { least, most: way ? way.length - 1 : Number.POSITIVE_INFINITY };
  const path = (await answerOf(await singleTile(turnedOf(task), context, lengths, hard), context)) ?? way;
  if (!path) throw new Error('a board that can be solved has a shortest path');
  return path;
}
