/** Numbers the nodes of a depth-first search that is watched, and knows the way from the root to the node it is at. */
import type { NodeMade, NodeSettled, Outcome, Text } from '../../contract/index.ts';

type Figures = NonNullable<NodeMade<unknown>['figures']>;

interface Visited {
  readonly node: number;
  readonly counted: boolean;
  outcome: Outcome;
  why?: Text;
}

export class DepthFirst<Position> {
  #next = 0;
  /** How many roots were entered. */
  #roots = 0;
  readonly #way: Visited[] = [];

  /** How many nodes lead to the one it is at, which is one of them. */
  get depth(): number {
    return this.#way.length;
  }

  /** Makes a child of the node it is at, or the root of another iteration where it is at none, and goes there. */
  enter(position: Position, counted: boolean, figures?: Figures): NodeMade<Position> {
    const parent = this.#way.at(-1);
    if (parent?.outcome === 'dead end') parent.outcome = 'branched';
    else if (!parent) this.#roots++;
    const node = this.#next++;
    this.#way.push({ node, counted, outcome: 'dead end' });
    return {
      node,
      ...(parent && { parent: parent.node }),
      ...(this.#roots > 1 && { iteration: this.#roots - 1 }),
      position,
      ...(figures && { figures }),
    };
  }

  /** Says what the node it is at is, where it is neither one with children nor a plain dead end. */
  mark(outcome: Outcome, why?: Text): void {
    Object.assign(this.#way.at(-1)!, { outcome, ...(why && { why }) });
  }

  /** Makes a child of the node it is at that has the state of an earlier node, and stays where it is. */
  join(position: Position, joins: number, figures?: Figures): NodeMade<Position> {
    const { node, ...made } = this.enter(position, false, figures);
    this.#way.pop();
    return { node, ...made, joins };
  }

  /** Goes back to the parent. `why` is said of a dead end that has no reason yet. */
  leave(why?: Text): NodeSettled {
    const left = this.#way.pop()!;
    return why && left.outcome === 'dead end' ? { why, ...left } : left;
  }

  /** Goes back to before the root. */
  *leaveAll(): Iterable<NodeSettled> {
    while (this.#way.length > 0) yield this.leave();
  }
}
