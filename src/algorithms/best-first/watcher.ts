/** Hears of every node of a best-first search that is watched. */
export interface Watcher {
  /**
   * A position is queued, under a number of this search's own: a child of the one that was taken last, or the start. It
   * takes the place of the one that is queued under the same number, whose path is longer.
   */
  queued(entry: number, state: number, move: number, made: number, estimate: number): void;
  /** A move from the position that was taken last led to a state that is known already. */
  joined(state: number, move: number, made: number, estimate: number): void;
  /** It led to a position that costs too much. */
  cut(move: number, made: number, estimate: number): void;
  /** A position is taken from the queue; what follows is about its children. */
  taken(entry: number, as: 'expanded' | 'solved' | 'known'): void;
}
