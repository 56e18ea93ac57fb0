/**
 * The queue of an A* search whose costs are small whole numbers: a list for every sum of the moves made and the estimate
 * of the rest, and in it one for every number of moves made. The least sum comes first, in it the most moves, and among
 * those the one that was queued first. A state can leave from anywhere in the queue, since its list is linked both ways.
 */
import { grown } from './grown.ts';

const FIRST_CAPACITY = 1024;
const NONE = -1;

/** The two ends of a list. */
interface Ends {
  first: number;
  last: number;
}

export class Buckets {
  size = 0;
  readonly #bySum: Ends[][] = [];
  /** No list below this sum has a state. */
  #least = 0;
  #before = new Int32Array(FIRST_CAPACITY);
  #behind = new Int32Array(FIRST_CAPACITY);

  /** Makes room for states with numbers below this; false where there is no memory for them. */
  reserve(capacity: number): boolean {
    const longer = grown([this.#before, this.#behind], capacity);
    if (longer) [this.#before, this.#behind] = longer;
    return longer !== undefined;
  }

  add(state: number, sum: number, made: number): void {
    while (this.#bySum.length <= sum) this.#bySum.push([]);
    const byMade = this.#bySum[sum]!;
    while (byMade.length <= made) byMade.push({ first: NONE, last: NONE });
    const ends = byMade[made]!;
    this.#before[state] = ends.last;
    this.#behind[state] = NONE;
    if (ends.last === NONE) ends.first = state;
    else this.#behind[ends.last] = state;
    ends.last = state;
    this.#least = Math.min(this.#least, sum);
    this.size++;
  }

  /** Takes out a state that was added with these figures. */
  remove(state: number, sum: number, made: number): void {
    const ends = this.#bySum[sum]![made]!;
    const before = this.#before[state]!;
    const behind = this.#behind[state]!;
    if (before === NONE) ends.first = behind;
    else this.#behind[before] = behind;
    if (behind === NONE) ends.last = before;
    else this.#before[behind] = before;
    this.size--;
  }

  /** The least sum; only where something is queued. */
  leastSum(): number {
    for (; ; this.#least++) {
      const byMade = this.#bySum[this.#least]!;
      // Empty lists at the end are thrown away, so that the last one always has the state that comes next.
      while (byMade.length > 0 && byMade.at(-1)!.first === NONE) byMade.pop();
      if (byMade.length > 0) return this.#least;
    }
  }

  /** Takes out the state that comes next; only where there is one. */
  pop(): number {
    const sum = this.leastSum();
    const byMade = this.#bySum[sum]!;
    const state = byMade.at(-1)!.first;
    this.remove(state, sum, byMade.length - 1);
    return state;
  }
}
