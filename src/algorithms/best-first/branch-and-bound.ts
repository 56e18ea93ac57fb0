/**
 * Branch and bound with a priority queue, as students are taught it: the position of least cost (moves made and estimate of
 * the rest) is taken next, and one that was taken before is passed over. Taking the goal does not end the search: a
 * position that costs more is dropped, and one that costs as much is still expanded, but only cheaper children are queued.
 * A position may be queued several times, by several paths. Equal costs come in the order of Python's heapq (heap.ts).
 */
import { grown } from './grown.ts';
import { Heap } from './heap.ts';
import { type BestFirst, type Outcome, type Place, roomFor } from './place.ts';
import { States } from './states.ts';
import type { Watcher } from './watcher.ts';

const FIRST_CAPACITY = 1024;
const START = 0;
/** How many queue entries there is room for per state. */
const ENTRIES = 2;
/** A state's slots in the index and its mark, and its entries with their places in the heap. */
const BYTES_BESIDE_WORDS = 10 + 19 * ENTRIES;

export class BranchAndBound implements BestFirst {
  /** No path is shorter than this: the cost of the position that was taken last. */
  bound = 0;
  /** The entry that was taken last. */
  #current = START;
  #entries = 0;
  /** What the goal costs, where it was taken. */
  #best = Number.POSITIVE_INFINITY;
  readonly #states: States;
  readonly #queue: Heap;
  /** For each state, whether it was taken already. */
  #closed = new Uint8Array(FIRST_CAPACITY);
  /** For each entry: its state, the entry before it, the move from there, and how many moves lead to it. */
  #state = new Int32Array(FIRST_CAPACITY);
  #parent = new Int32Array(FIRST_CAPACITY);
  #move = new Uint8Array(FIRST_CAPACITY);
  #made = new Uint16Array(FIRST_CAPACITY);

  /** Begins where the place is, and tries moves in this order. While it makes room it calls `look`, which may throw. */
  constructor(
    private readonly place: Place,
    private readonly order: readonly number[],
    look?: () => void,
    private readonly watcher?: Watcher,
    private readonly most: number = roomFor(place.words.length, BYTES_BESIDE_WORDS),
  ) {
    this.#states = new States(place.words.length, most, look);
    this.#queue = new Heap(ENTRIES * most);
    this.#queueAs(0, -1);
  }

  get kept(): number {
    return this.#states.size;
  }

  get queued(): number {
    return this.#queue.size;
  }

  get path(): number[] {
    const moves: number[] = [];
    for (let entry = this.#current; entry !== START; entry = this.#parent[entry]!) moves.push(this.#move[entry]!);
    return moves.reverse();
  }

  /** Takes positions until one was expanded or is the goal. */
  step(): Outcome {
    const { place } = this;
    while (this.#queue.size > 0 && this.#queue.leastKey <= this.#best) {
      this.bound = this.#queue.leastKey;
      this.#current = this.#queue.pop();
      const state = this.#state[this.#current]!;
      if (this.#closed[state] === 1) {
        this.watcher?.taken(this.#current, 'known');
        continue;
      }
      this.#closed[state] = 1;
      this.#states.read(state, place.words);
      place.enter();
      const isSolved = place.estimate() === 0;
      this.watcher?.taken(this.#current, isSolved ? 'solved' : 'expanded');
      if (!isSolved) return this.#expand() ? 'expanded' : 'full';
      this.#best = this.bound;
      return 'solved';
    }
    return 'over';
  }

  #expand(): boolean {
    const { place } = this;
    const last = this.#current === START ? -1 : this.#move[this.#current]!;
    const made = this.#made[this.#current]! + 1;
    for (const move of this.order) {
      if (!place.allows(move, last)) continue;
      place.make(move);
      if (made + place.estimate() >= this.#best) this.watcher?.cut(move, made, place.estimate());
      else if (!this.#queueAs(made, move)) return false;
      place.undo(move);
    }
    return true;
  }

  /** Queues the position where the place is, unless it was taken already. False: there is no room. */
  #queueAs(made: number, move: number): boolean {
    const state = this.#states.add(this.place.words);
    if (state === undefined || !this.#hasRoom(state)) return false;
    if (this.#closed[state] === 1) {
      this.watcher?.joined(state, move, made, this.place.estimate());
      return true;
    }
    const entry = this.#entries++;
    this.#state[entry] = state;
    this.#parent[entry] = this.#current;
    this.#move[entry] = move;
    this.#made[entry] = made;
    this.watcher?.queued(entry, state, move, made, this.place.estimate());
    return this.#queue.push(made + this.place.estimate(), entry);
  }

  /** Makes room for this state and for one more entry; no column becomes longer than there may be states or entries. */
  #hasRoom(state: number): boolean {
    if (state >= this.#closed.length) {
      const longer = grown([this.#closed], Math.min(2 * state, this.most));
      if (!longer) return false;
      [this.#closed] = longer;
    }
    const mostEntries = ENTRIES * this.most;
    if (this.#entries === mostEntries) return false;
    if (this.#entries < this.#state.length) return true;
    const length = Math.min(2 * this.#entries, mostEntries);
    const longer = grown([this.#state, this.#parent, this.#move, this.#made], length);
    if (longer) [this.#state, this.#parent, this.#move, this.#made] = longer;
    return longer !== undefined;
  }
}
