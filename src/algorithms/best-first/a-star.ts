/**
 * A* (Hart, Nilsson and Raphael 1968): the position with the least sum of moves made and estimate of the rest is expanded
 * first, of equal ones that with the most moves made. Every position met is kept, and how it was reached.
 *
 * The estimate must be consistent: a move changes it by one at the most. Then a position that is expanded was reached by a
 * shortest path, and no position is ever expanded twice. With an estimate of 1 everywhere but at the goal this is breadth-first
 * search, which stops as soon as it sees the goal.
 */
import { Buckets } from './buckets.ts';
import { grown } from './grown.ts';
import { type BestFirst, type Outcome, type Place, roomFor } from './place.ts';
import { States } from './states.ts';
import type { Watcher } from './watcher.ts';

const FIRST_CAPACITY = 1024;
const START = 0;
/** Per state: its slots in the index, what is kept in the columns below, and its links in the queue. */
const BYTES_BESIDE_WORDS = 24;

export class AStar implements BestFirst {
  /** No path is shorter than this: the sum of the position that was taken last. */
  bound = 0;
  #isSolved = false;
  /** The position that was taken last. */
  #current = START;
  readonly #states: States;
  readonly #queue = new Buckets();
  #capacity = FIRST_CAPACITY;
  /** For each state: the one before it, the move from there, and how many moves lead to it. */
  #parent = new Int32Array(FIRST_CAPACITY);
  #move = new Uint8Array(FIRST_CAPACITY);
  #made = new Uint16Array(FIRST_CAPACITY);

  /** Begins where the place is. While it makes room it calls `look`, which may throw to stop it. */
  constructor(
    private readonly place: Place,
    look?: () => void,
    private readonly watcher?: Watcher,
    most: number = roomFor(place.words.length, BYTES_BESIDE_WORDS),
  ) {
    this.#states = new States(place.words.length, most, look);
    this.#states.add(place.words);
    this.#queue.add(START, place.estimate(), 0);
    watcher?.queued(START, START, -1, 0, place.estimate());
  }

  get kept(): number {
    return this.#states.size;
  }

  get queued(): number {
    return this.#queue.size;
  }

  get path(): number[] {
    const moves: number[] = [];
    for (let state = this.#current; state !== START; state = this.#parent[state]!) moves.push(this.#move[state]!);
    return moves.reverse();
  }

  step(): Outcome {
    const { place } = this;
    if (this.#isSolved || this.#queue.size === 0) return 'over';
    this.bound = this.#queue.leastSum();
    this.#current = this.#queue.pop();
    this.#states.read(this.#current, place.words);
    place.enter();
    if (place.estimate() === 0) {
      this.#isSolved = true;
      this.watcher?.taken(this.#current, 'solved');
      return 'solved';
    }
    this.watcher?.taken(this.#current, 'expanded');
    const last = this.#current === START ? -1 : this.#move[this.#current]!;
    for (let move = 0; move < place.moves; move++) {
      if (!place.allows(move, last)) continue;
      place.make(move);
      if (!this.#reach(move)) return 'full';
      place.undo(move);
    }
    return 'expanded';
  }

  /** Queues the position that a move led to, if it is new or was reached by a longer path. False: there is no memory for it. */
  #reach(move: number): boolean {
    const { place } = this;
    const kept = this.#states.size;
    const state = this.#states.add(place.words);
    if (state === undefined || (state >= this.#capacity && !this.#grow())) return false;
    const made = this.#made[this.#current]! + 1;
    if (state < kept) {
      const before = this.#made[state]!;
      if (made >= before) {
        this.watcher?.joined(state, move, made, place.estimate());
        return true;
      }
      this.#queue.remove(state, before + place.estimate(), before);
    }
    this.watcher?.queued(state, state, move, made, place.estimate());
    this.#parent[state] = this.#current;
    this.#move[state] = move;
    this.#made[state] = made;
    this.#queue.add(state, made + place.estimate(), made);
    return true;
  }

  #grow(): boolean {
    const capacity = 2 * this.#capacity;
    const longer = grown([this.#parent, this.#move, this.#made], capacity);
    if (!longer || !this.#queue.reserve(capacity)) return false;
    [this.#parent, this.#move, this.#made] = longer;
    this.#capacity = capacity;
    return true;
  }
}
