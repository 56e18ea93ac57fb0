/**
 * The plain twin of graph.as.ts: builds the state graph, position by position. A position that is reached again is the
 * node that it was, or is known to be dead. One that is dead at first sight is not remembered, as in the kernel.
 */
import type { Cover } from '../cover.ts';
import { DEAD, EMPTY, MOST_POSITIONS, StateGraph } from '../graph.ts';
import { everyRule, type Rules } from '../rules.ts';
import { areasAgree } from '../sizes.ts';
import { Ground } from './ground.ts';
import type { Made, Seen } from './seen.ts';

interface Known {
  /** In the graph. */
  readonly node: number;
  /** The number of the node that is watched. */
  readonly seen: number;
}

class Full extends Error {}

export class GraphTwin {
  readonly #ground: Ground;
  readonly #known = new Map<string, Known>();
  /** How many nodes were seen, and how many of them the kernel counts. */
  #seen = 0;
  #positions = 0;
  /** As in `StateGraph`. Node 0 is the finished board. */
  readonly #counts = [1];
  readonly #firsts = [0, 0];
  readonly #edges: number[] = [];

  constructor(
    private readonly cover: Cover,
    private readonly mostPositions = MOST_POSITIONS,
    private readonly rules: Rules = everyRule,
  ) {
    this.#ground = new Ground(cover);
  }

  get laid(): readonly number[] {
    return this.#ground.laid;
  }

  /** Builds the graph of all solutions, or of those with one of these options; undefined where it would be too large. */
  *steps(beginnings?: readonly number[]): Generator<Seen, StateGraph | undefined> {
    if (!areasAgree(this.cover)) return this.#graph(DEAD);
    try {
      return this.#graph(yield* beginnings ? this.#behind(beginnings) : this.#visit());
    } catch (error) {
      if (!(error instanceof Full)) throw error;
      return undefined;
    }
  }

  *#behind(beginnings: readonly number[]): Generator<Seen, number> {
    const ground = this.#ground;
    const edges: number[] = [];
    yield this.#made(false, beginnings.length);
    for (const option of beginnings) {
      ground.lay(option);
      follow(edges, option, ground.left > 0 ? yield* this.#visit() : yield* this.#finished());
      ground.takeBack();
    }
    return yield* this.#left(edges);
  }

  /** Everything below what lies; returns its node. */
  *#visit(): Generator<Seen, number> {
    const ground = this.#ground;
    const { state } = ground;
    const known = this.#known.get(state);
    if (known) return yield* this.#again(known);
    const seen = this.#seen;
    const cell = ground.lowest;
    const fitting = ground.fitting();
    const { gaps } = this.cover;
    this.#positions++;
    yield this.#made(true, fitting.length + Number(gaps));
    const edges: number[] = [];
    let isDeep = gaps;
    if (gaps) {
      ground.leaveEmpty(cell, 1);
      if (ground.free >= ground.needed) follow(edges, EMPTY, yield* this.#visit());
      else {
        yield this.#made(false);
        yield { type: 'left', why: { kind: 'room' } };
      }
      ground.leaveEmpty(cell, 0);
    }
    for (const option of fitting) {
      ground.lay(option);
      const why = gaps || ground.left === 0 || !this.rules.regions ? undefined : ground.stranded();
      if (why) {
        yield this.#made(false);
        yield { type: 'left', why };
      } else {
        isDeep = true;
        follow(edges, option, ground.left > 0 ? yield* this.#visit() : yield* this.#finished());
      }
      ground.takeBack();
    }
    const hasWays = gaps || fitting.length > 0;
    const node = yield* hasWays ? this.#left(edges) : this.#dead(cell);
    if (isDeep) this.#remember(state, { node, seen });
    return node;
  }

  /** A position that was there before. */
  *#again({ node, seen }: Known): Generator<Seen, number> {
    if (node === DEAD) {
      yield this.#made(false);
      yield { type: 'left', why: { kind: 'known', node: seen } };
    } else {
      this.#seen++;
      yield { type: 'joined', node: seen, pieces: this.#ground.left, cells: this.#ground.free };
    }
    return node;
  }

  /** All pieces lie. Without gaps they have as many cells as the board, so it is full. */
  *#finished(): Generator<Seen, number> {
    yield this.#made(false);
    yield { type: 'solved' };
    yield { type: 'left' };
    return 0;
  }

  *#dead(cell: number): Generator<Seen, number> {
    yield { type: 'left', why: { kind: 'lowest', cell } };
    return DEAD;
  }

  /** Goes back from a position whose edges are known; it becomes a node where they lead anywhere. */
  *#left(edges: readonly number[]): Generator<Seen, number> {
    let ways = 0;
    for (let i = 1; i < edges.length; i += 2) ways += this.#counts[edges[i]!]!;
    yield { type: 'left', ways };
    if (edges.length === 0) return DEAD;
    this.#edges.push(...edges);
    this.#firsts.push(this.#edges.length / 2);
    return this.#counts.push(ways) - 1;
  }

  #made(counted: boolean, branches?: number): Made {
    this.#seen++;
    return this.#ground.made(counted, branches);
  }

  #remember(state: string, known: Known): void {
    if (this.#known.size >= this.mostPositions) throw new Full('there are too many positions');
    this.#known.set(state, known);
  }

  #graph(root: number): StateGraph {
    return new StateGraph({
      cover: this.cover,
      root: root === DEAD ? undefined : root,
      counts: Float64Array.from(this.#counts),
      firsts: Uint32Array.from(this.#firsts),
      edges: Uint32Array.from(this.#edges),
      positions: this.#positions,
    });
  }
}

/** Notes an edge, unless it leads nowhere. */
function follow(edges: number[], option: number, node: number): void {
  if (node !== DEAD) edges.push(option, node);
}
