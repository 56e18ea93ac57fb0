/** The beginnings of all paths that a bound allows: sequences of some moves, in the order of the search. */
import type { Space } from './space.ts';

export interface Beginning {
  readonly moves: readonly number[];
  /** What the bound leaves to spend there, beyond the estimate. */
  readonly spare: number;
}

/** Paths that end before that many moves are not among them. */
export function beginningsOf(space: Space, bound: number, length: number): readonly Beginning[] {
  const found: Beginning[] = [];
  const moves: number[] = [];
  const go = (): void => {
    const spare = bound - moves.length - space.estimate();
    if (spare < 0) return;
    if (moves.length === length) return void found.push({ moves: [...moves], spare });
    const last = moves.at(-1) ?? -1;
    for (let move = 0; move < space.moves; move++) {
      if (!space.allows(move, last)) continue;
      space.make(move);
      moves.push(move);
      go();
      moves.pop();
      space.undo(move);
    }
  };
  go();
  return found;
}
