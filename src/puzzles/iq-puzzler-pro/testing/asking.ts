/** Small things that the tests of hints, solution sets and challenges ask for. */
import type { Context } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { fillings } from '../notation/index.ts';
import { lyingIn } from '../search/cover.ts';
import { plainSearch } from './plain.ts';

/** A worker that was just started. */
export const freshContext = (): Context => ({ ticker: { tick: () => undefined }, cache: new Map() });

/** Every filling, each written on a line, by the plainest search. */
export const everyFilling = (task: Task): string[] =>
  plainSearch(task, Number.POSITIVE_INFINITY)!
    .fillings.map((filling) => fillings.format(filling))
    .sort();

/** The task after a filling was begun: those of its pieces lie that are chosen. */
export function begun(task: Task, filling: Filling, isChosen: (piece: number) => boolean): Task {
  const before = new Set(task.placed.map(({ piece }) => piece));
  const placed = lyingIn(task, filling).filter(({ piece }) => before.has(piece) || isChosen(piece));
  return { ...task, form: 'extension', placed };
}
