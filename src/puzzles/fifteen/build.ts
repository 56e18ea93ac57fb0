/** A board as values. */
import type { Metric } from './model.ts';
import { paths, tasks } from './notation/index.ts';
import { texts } from './texts.ts';

export type { Path, Task } from './model.ts';

/** The tiles row by row, 0 the blank. */
export type Rows = readonly (readonly number[])[];

export interface BoardSettings {
  /** What the board is to become; 1, 2, 3 … with the blank last where it is left out. */
  readonly goal?: Rows;
  /** Whether tiles that slide together count as one move (`multi`). */
  readonly metric?: Metric;
}

const written = (rows: Rows): string => {
  const cells = rows.map((row) => row.map((tile) => (tile === 0 ? '-' : String(tile))).join(' '));
  return `${rows.length}x${rows[0]?.length ?? 0}: ${cells.join(' / ')}`;
};

const board = (rows: Rows, { goal, metric }: BoardSettings = {}): string =>
  [written(rows), ...(goal ? [`goal: ${written(goal)}`] : []), ...(metric ? [`metric: ${metric}`] : [])].join('\n');

export const building = { id: 'fifteen', texts, instance: tasks, solution: paths, makers: { board } } as const;
