/** Every board of 3 x 3 with its true distance, for tests that hold answers against it. */
import fc from 'fast-check';
import { type Size, usualGoal } from '../model.ts';
import { distances } from './distances.ts';

export const eight: Size = { rows: 3, columns: 3 };
export const truth = distances(usualGoal(eight), eight, 'single');
/** From the goal to the farthest. */
export const boards = [...truth.reachable()];
export const arbitraryBoard = fc.nat({ max: boards.length - 1 }).map((i) => boards[i]!);
