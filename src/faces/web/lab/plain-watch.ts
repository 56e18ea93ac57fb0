/** A search from the current position of a room, for a board that brings none. */
import { createWatch, type Watch } from '../board/watch.ts';
import type { Asker } from '../board.ts';
import type { Room } from '../room/room.ts';

export function createPlainWatch({ puzzle, ask, position, inputs }: Room): Watch {
  const { strategies, goal } = puzzle.solving;
  const first = strategies.find((one) => one.watch)?.id ?? '';
  return createWatch({ puzzle, ask } as Asker, position, first, goal(inputs.instance.value));
}
