/** A best-first search as a trace. A position that is taken is settled first; then come the children that it led to. */
import type { Goal, NodeMade, Outcome, Text, Trace } from '../../contract/index.ts';
import type { BestFirst } from './place.ts';
import type { Watcher } from './watcher.ts';

/** A node on the queue, or the one taken last. */
interface Entry {
  readonly node: number;
  readonly state: number;
  readonly moves: readonly number[];
  readonly estimate: number;
}

/** What a trace says of a node, by the moves that lead to it and the estimate of the rest there. */
export type Describe<Position> = (
  moves: readonly number[],
  estimate: number,
) => Pick<NodeMade<Position>, 'position' | 'figures'>;

/** Why nothing comes of a node. */
export interface Reasons {
  /** It is queued, and a shorter path to the same state is found. */
  readonly shorter: Text;
  /** It is taken, and its state was taken before. */
  readonly known: Text;
  /** A search with a bound drops it, by the moves made and the estimate of the rest. */
  dropped?(made: number, estimate: number): Text;
}

/** Watches until the search is over, has no room to go on, or has found what is enough for the goal. */
export function* traceOf<Position>(
  searchWith: (watcher: Watcher) => BestFirst,
  describe: Describe<Position>,
  goal: Goal,
  reasons: Reasons,
): Generator<Trace<Position>, void> {
  const recorder = new Recorder(describe, reasons);
  const search = searchWith(recorder);
  let isOver = false;
  for (let goesOn = true; goesOn; ) {
    yield* recorder.told();
    const outcome = search.step();
    isOver = outcome === 'over';
    goesOn = outcome === 'expanded' || (outcome === 'solved' && goal !== 'first');
  }
  yield* recorder.told();
  yield* recorder.left(isOver);
}

class Recorder<Position> implements Watcher {
  #next = 0;
  readonly #queue = new Map<number, Entry>();
  /** For each state the node that stands for it: the one that was taken, or else the first with the shortest path. */
  readonly #states = new Map<number, number>();
  #current: Entry | undefined;
  #told: Trace<Position>[] = [];
  #children: Trace<Position>[] = [];

  constructor(
    private readonly describe: Describe<Position>,
    private readonly reasons: Reasons,
  ) {}

  queued(entry: number, state: number, move: number, _made: number, estimate: number): void {
    const made = this.#make(state, move, estimate);
    const longer = this.#queue.get(entry);
    if (longer) this.#end(longer.node, 'dead end', this.reasons.shorter);
    this.#queue.set(entry, made);
    if (longer || !this.#states.has(state)) this.#states.set(state, made.node);
  }

  joined(state: number, move: number, _made: number, estimate: number): void {
    this.#make(state, move, estimate, this.#states.get(state)!);
  }

  cut(move: number, made: number, estimate: number): void {
    const { node } = this.#make(-1, move, estimate);
    this.#end(node, 'cut', this.reasons.dropped?.(made, estimate));
  }

  taken(entry: number, as: 'expanded' | 'solved' | 'known'): void {
    this.#settle();
    const taken = this.#queue.get(entry)!;
    const { node } = taken;
    this.#queue.delete(entry);
    if (as !== 'known') this.#states.set(taken.state, node);
    if (as === 'expanded') this.#current = taken;
    else if (as === 'solved') this.#told.push({ node, outcome: 'solution', counted: false });
    else this.#told.push({ node, outcome: 'dead end', counted: false, why: this.reasons.known });
  }

  /** What was not reported yet. */
  told(): readonly Trace<Position>[] {
    this.#settle();
    const told = this.#told;
    this.#told = [];
    return told;
  }

  /** The nodes that were never taken: a search that is over and has a bound has dropped them. */
  *left(isOver: boolean): Iterable<Trace<Position>> {
    for (const { node, moves, estimate } of this.#queue.values()) {
      const why = isOver ? this.reasons.dropped?.(moves.length, estimate) : undefined;
      yield { node, outcome: why ? 'cut' : 'open', counted: false, ...(why && { why }) };
    }
  }

  #make(state: number, move: number, estimate: number, joins?: number): Entry {
    const parent = this.#current;
    const node = this.#next++;
    const moves = parent ? [...parent.moves, move] : [];
    this.#children.push({
      node,
      ...(parent && { parent: parent.node }),
      ...(joins !== undefined && { joins }),
      ...this.describe(moves, estimate),
    });
    return { node, state, moves, estimate };
  }

  /** Settles a node that is not taken, after what it is settled by was made. */
  #end(node: number, outcome: Outcome, why: Text | undefined): void {
    this.#children.push({ node, outcome, counted: false, ...(why && { why }) });
  }

  /** Reports what the position that was taken last led to. */
  #settle(): void {
    if (this.#current) {
      const outcome = this.#children.length > 0 ? 'branched' : 'dead end';
      this.#told.push({ node: this.#current.node, outcome, counted: true });
    }
    this.#told.push(...this.#children);
    this.#children = [];
    this.#current = undefined;
  }
}
