/** Small things that the tests of hints and generated boards ask for. */
import type { Context, Parsed } from '../../../contract/index.ts';
import { type Cells, type Metric, type Path, type Size, type Task, usualGoal } from '../model.ts';
import { paths } from '../notation/index.ts';
import { neighbours } from './distances.ts';

/** A worker that was just started. */
export const freshContext = (): Context => ({ ticker: { tick: () => undefined }, cache: new Map() });

/** A board that is to become the usual goal. */
export const toUsual = ({ rows, columns }: Size, cells: Cells, metric: Metric = 'single'): Task => ({
  rows,
  columns,
  cells,
  goal: usualGoal({ rows, columns }),
  metric,
});

/** The value of a result that the test is sure of; throws where it was refused. */
export function made<T>(result: Parsed<T>): T {
  if (!result.ok) throw new Error(result.problem.text.code);
  return result.value;
}

export const readPath = (text: string): Path => made(paths.parse(text));

/** Every board within `radius` single moves of some cells, by name, with how many moves it takes. */
export function around(cells: Cells, size: Size, radius: number): ReadonlyMap<string, number> {
  const found = new Map([[cells.join(), 0]]);
  let edge = [cells];
  for (let moves = 1; moves <= radius; moves++) {
    edge = edge.flatMap((one) => neighbours(one, size, 'single').filter((next) => !found.has(next.join())));
    for (const one of edge) found.set(one.join(), moves);
  }
  return found;
}

/** The fewest single moves to the goal, by two searches that meet; undefined beyond both. */
export function meeting({ cells, ...size }: Task, fromGoal: ReadonlyMap<string, number>, radius: number) {
  const lengths = [...around(cells, size, radius)].flatMap(([name, moves]) => {
    const rest = fromGoal.get(name);
    return rest === undefined ? [] : [moves + rest];
  });
  return lengths.length > 0 ? Math.min(...lengths) : undefined;
}
