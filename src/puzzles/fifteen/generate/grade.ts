/**
 * How hard a board is. Up to 16 cells: by the moves of its shortest way, in parts of the most that any board of its size
 * needs, so that 4 x 4 has the levels 5 to 12, 13 to 25, 26 to 40, 41 to 52, and beyond; most random boards are of the
 * last one. Larger boards: their shortest ways are out of reach, so it is by Manhattan distance, in parts of what a random
 * board has on average. It is a measure of the way, not of people.
 */
import type { Context } from '../../../contract/index.ts';
import type { Size, Task } from '../model.ts';
import { isSolvable, manhattan } from '../parity.ts';
import { shortest } from '../search/ways/shortest.ts';
import { type Level, levels } from './levels.ts';
import { mostMoves } from './longest.ts';

/** Where the levels of 4 x 4 begin and end, of 80 moves. */
const OF_80 = [5, 12, 25, 40, 52, 80];
/** Where they begin and end on larger boards, in percent; nothing is too hard for the last. */
const PERCENT = [8, 20, 40, 60, 80, Number.POSITIVE_INFINITY];

export interface Band {
  readonly least: number;
  readonly most: number;
}

/** What a random board has on average: a tile is as likely in every row and column. */
const averageManhattan = ({ rows, columns }: Size): number => {
  const along = (cells: number) => (cells * cells - 1) / (3 * cells);
  return (rows * columns - 1) * (along(rows) + along(columns));
};

/** The moves, or on larger boards the Manhattan distances, of a level. No two levels share one, and none is empty. */
export function bandOf(level: Level, size: Size): Band {
  const moves = mostMoves(size);
  const limits = moves
    ? OF_80.map((part) => Math.ceil((moves * part) / 80))
    : PERCENT.map((part) => Math.ceil((averageManhattan(size) * part) / 100));
  const at = levels.indexOf(level);
  return { least: at === 0 ? limits[0]! : limits[at]! + 1, most: limits[at + 1]! };
}

/** The level of a board; none where it is solved already or cannot be. What is below the first level belongs to it. */
export async function difficultyOf(task: Task, context: Context): Promise<Level | undefined> {
  if (!isSolvable(task)) return undefined;
  const measured = mostMoves(task) ? (await shortest(task, context)).length : manhattan(task);
  return measured === 0 ? undefined : levels.find((level) => measured <= bandOf(level, task).most);
}
