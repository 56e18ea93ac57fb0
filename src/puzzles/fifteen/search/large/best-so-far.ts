/**
 * The best way so far, and how it gets better: a stretch of it, from one board on it to a later one, is searched anew by
 * beam search for a shorter way between these two. The whole way is a stretch as well.
 */

import type { Metric } from '../../model.ts';
import { type Board, stepsOf, stretchesOf, type Way, walked } from './board.ts';
import type { Plan, Stretch } from './plan.ts';

/** What came of a stretch: a shorter way, none found, or none there (unless the beam took one position for another). */
export type Anew = 'better' | 'none found' | 'none';

export class Course {
  /** For each move where the blank goes. */
  #moves: Way;

  constructor(
    private readonly board: Board,
    private readonly metric: Metric,
    way: Way,
  ) {
    this.#moves = this.#counted(way);
  }

  get moves(): Way {
    return this.#moves;
  }

  /** Takes a way to the goal, if it is better than the best so far. */
  take(way: Way): boolean {
    const moves = this.#counted(way);
    const isBetter = moves.length < this.#moves.length;
    if (isBetter) this.#moves = moves;
    return isBetter;
  }

  /** Searches anew the stretch of the way between its first `from` and its first `to` moves. */
  *anew(from: number, to: number, width: number): Plan<Stretch, Anew> {
    // With single tiles, the parity of a way is that of every other between the same boards.
    const longest = to - from - (this.metric === 'single' ? 2 : 1);
    if (longest < 1) return 'none';
    const before = this.#moves.slice(0, from);
    const start = walked(this.board, before);
    const end = walked(start, this.#moves.slice(from, to));
    const cells = start.cells.map((tile) => end.cells.indexOf(tile));
    const quest = { cells, home: end.cells.indexOf(end.home), width, longest };
    const { way, cut } = yield { kind: 'stretch', before, from, to, quest };
    if (!way) return cut ? 'none found' : 'none';
    this.#moves = this.#counted([...before, ...way, ...this.#moves.slice(to)]);
    return 'better';
  }

  #counted(way: Way): Way {
    return this.metric === 'single' ? stepsOf(this.board, way) : stretchesOf(this.board, way);
  }
}
