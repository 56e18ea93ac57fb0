/**
 * A search to watch, by one rule for every strategy: where it begins, and then the position after each laying and after
 * each taking back, so that a person sees it go forward and back. What was tried and did not fit is not shown.
 */
import type { Move } from '../../../algorithms/exact-cover/move.ts';
import type { Filling, Placement, Task } from '../model.ts';
import { fillingOf, type TaskCover } from '../search/cover.ts';

/** `lying` says what the search has laid after the last move; pieces that lay already are added here. */
export function* positions(
  task: Task,
  moves: Iterable<Move>,
  lying: () => readonly Placement[],
): Generator<Filling, void> {
  yield fillingOf(task, task.placed);
  for (const move of moves) {
    if (move !== 'solved') yield fillingOf(task, [...task.placed, ...lying()]);
  }
}

/** Options of a task's cover as placements on its board. */
export const placementsIn = ({ cover, pieces, cells }: TaskCover, options: readonly number[]): Placement[] =>
  options.map((number) => {
    const option = cover.options[number]!;
    return { piece: pieces[option.piece]!, cells: option.cells.map((cell) => cells[cell]!).sort((a, b) => a - b) };
  });
