/**
 * How hard a challenge is: the pieces that a search without look-ahead lays until it has tried everything, always at the
 * first free cell. A person who fills a board cell by cell meets the same choices; with few pieces left there are few.
 * It is a model, not a measurement of people. The limits were set so that challenges with 3 or 4, 5, 6 or 7, 7 or 8, and
 * 8 or more pieces left fall mostly into one level each.
 */

import type { Task } from '../model.ts';
import { coverOf } from '../search/cover.ts';
import { type Level, levels } from './levels.ts';
import { steps } from './lowest-cell.ts';

/** The most layings of each level but the last. */
const LIMITS = [12, 40, 150, 600] as const;

export function gradeOf(task: Task): Level {
  const layings = layingsOf(task, LIMITS.at(-1)! + 1);
  const level = LIMITS.findIndex((most) => layings <= most);
  return levels[level < 0 ? levels.length - 1 : level]!;
}

/** How many pieces are laid, and taken back, until everything is tried; counted up to a limit. */
export function layingsOf(task: Task, most = Number.POSITIVE_INFINITY): number {
  let layings = 0;
  for (const step of steps(coverOf(task).cover)) {
    if (step === 'laid' && ++layings >= most) break;
  }
  return layings;
}
