/** Numbers the nodes of a search that is watched and makes its nodes in any order; one tree comes after the other. */
import type { NodeMade } from '../../contract/index.ts';

export class Numbered<Position> {
  #next = 0;
  #roots = 0;

  /** A node that grew from another one, or, without a parent, the root of another iteration. */
  make(told: Pick<NodeMade<Position>, 'parent' | 'joins' | 'position' | 'figures'>): NodeMade<Position> {
    if (told.parent === undefined) this.#roots++;
    return { node: this.#next++, ...(this.#roots > 1 && { iteration: this.#roots - 1 }), ...told };
  }
}
