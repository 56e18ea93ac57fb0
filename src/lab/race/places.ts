/** Who reaches the goal after how many nodes, and in which order. */
import type { AnyStrategy, Goal } from '../../contract/index.ts';
import type { Film } from './film.ts';

/** How a film ends: the goal is met, the search ends without it, or the recording ends before the search does. */
export type Finish = 'goal met' | 'ended' | 'cut';

/** A search that ends without any solution has met the goal too where its end proves that no solution exists. */
export function finishOf(
  { solutions, isWhole }: Film,
  goal: Goal,
  { complete, optimal }: AnyStrategy['guarantees'],
): Finish {
  if (!isWhole) return 'cut';
  if (solutions.length === 0 || goal === 'all' || goal === 'count') return complete ? 'goal met' : 'ended';
  return goal === 'first' || optimal ? 'goal met' : 'ended';
}

export interface Finisher {
  readonly finish: Finish;
  readonly counted: number;
}

/** The place of each from 1, by what it counted; those that count the same share a place, and who misses the goal has none. */
export function placesOf(finishers: readonly Finisher[]): readonly (number | undefined)[] {
  const arrived = finishers.filter(({ finish }) => finish === 'goal met').map(({ counted }) => counted);
  return finishers.map(({ finish, counted }) =>
    finish === 'goal met' ? 1 + arrived.filter((other) => other < counted).length : undefined,
  );
}
