/** A place that is changed by moves and changed back, and knows about how far it is from the goal. */
export interface Space {
  /** How many kinds of moves there are; they are numbered from 0. */
  readonly moves: number;
  /** Whether a move can be made here, and is worth making after the last one, which is -1 at the beginning. */
  allows(move: number, last: number): boolean;
  make(move: number): void;
  /** Takes back a move that was just made. */
  undo(move: number): void;
  /** No path to the goal has fewer moves than this. It is 0 at the goal and nowhere else. */
  estimate(): number;
}
