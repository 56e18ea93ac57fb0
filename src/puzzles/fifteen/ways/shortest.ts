/** The shortest path for whoever needs one in passing: hints, generators, windows of larger boards. */
import type { Finder, Question } from '../../../algorithms/pattern-database/finder.ts';
import { finderAtHand, finderFor } from '../../../algorithms/pattern-database/finders.ts';
import { hasLarge } from '../../../algorithms/pattern-database/splits.ts';
import type { Context } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';
import { turnedOf } from './turned.ts';

/** What is known of a board before it is searched. */
export interface Known {
  /** No path is shorter than this. */
  readonly least?: number;
  /** A path that leads to the goal; it is the answer where nothing is shorter, and its own length is not searched. */
  readonly way?: Path;
}

/** A board is hard after so many nodes: about a second, and a third of what the larger tables take to be built. */
export const HARD_NODES = 50_000_000;

/**
 * A shortest path, single tiles counted. Only for boards of up to 16 cells that can be solved (`isSolvable`). Tables,
 * kernel and automaton are kept in the context's cache, so that a thousand calls in a row cost a thousand searches and
 * nothing else; a board that turns out hard gets the larger tables by itself.
 */
export async function shortest(task: Task, context: Context, known: Known = {}, hard = HARD_NODES): Promise<Path> {
  const { field, board, path } = turnedOf(task);
  const { least = 0, way } = known;
  const most = way ? way.length - 1 : Number.POSITIVE_INFINITY;
  const listener = { tick: (nodes: number) => context.ticker.tick(nodes), bound: () => undefined };
  const ask = (finder: Finder, question: Partial<Question>) =>
    finder.find({ board, least, most, ...question }, listener);

  const large = finderAtHand(field, 'large', context);
  const finder = large ?? (await finderFor(field, 'small', context));
  let answer = ask(finder, hasLarge(field) && !large ? { nodes: hard } : {});
  if (answer.kind === 'hard') {
    const { least: reached } = answer;
    answer = ask(await finderFor(field, 'large', context), { least: reached });
  }
  if (answer.kind === 'found') return path(answer.moves);
  if (way) return way;
  throw new Error('a board that can be solved has a shortest path');
}
