/** Looks into brute force searches without finding anything: which paths they go, and how much lies behind them. */
import { withExit } from '../../../../algorithms/effort/exit.ts';
import type { Branch, Branching, Paths } from '../../../../algorithms/exact-cover/divide.ts';
import { seededRandom } from '../../../../algorithms/random/random.ts';
import { prepareSearch, type Search } from './search.ts';
import { type Laid, placesBefore, type Trials } from './trials.ts';

/** The same dives each time. */
const SEED = 1975;

/** Searches in each of these orders, one after the other. */
export class TrialsSampler implements Branching {
  readonly pieces: number;
  readonly #search: Search;
  readonly #random = seededRandom(SEED);

  constructor(
    private readonly trials: Trials,
    private readonly orders: readonly (readonly number[])[],
    private readonly look: () => void,
  ) {
    this.pieces = trials.tries.length;
    // Where the pieces of a path lie, a search of these pieces alone has found something.
    this.#search = prepareSearch({ ...trials, enough: true });
  }

  paths(length: number, most: number): Paths | undefined {
    return withExit<Paths | undefined>((exit) => {
      const paths: Branch[] = [];
      let nodes = 0;
      for (const [start, order] of this.orders.entries()) {
        this.#search(order.slice(0, length), {
          tick: (more) => {
            this.look();
            nodes += more;
          },
          found: (path) => {
            if (paths.push({ start, path }) > most) exit(undefined);
          },
        });
      }
      // The call with which a path ends belongs to what lies behind it.
      return { nodes: this.trials.counted === 'calls' ? nodes - paths.length : nodes, paths };
    });
  }

  dive({ start, path }: Branch): number {
    this.look();
    const order = this.orders[start]!;
    const ground = new Ground(this.trials, order);
    for (const at of path) ground.lay(at);
    const isCall = this.trials.counted === 'calls';
    let estimate = 0;
    for (let alike = 1; ; ) {
      if (isCall) estimate += alike;
      const next = order[ground.laid];
      if (next === undefined) return estimate;
      if (!isCall) estimate += (alike * this.trials.tries[next]!.length) / 2;
      const ways = ground.fitting();
      if (ways.length === 0) return estimate;
      alike *= ways.length;
      ground.lay(ways[this.#random.below(ways.length)]!);
    }
  }
}

/** Whether a search in an order comes to a path, which is shorter than the order. */
export function comesTo(trials: Trials, order: readonly number[], path: Laid): boolean {
  const ground = new Ground(trials, order);
  return path.length < order.length && path.every((at) => ground.lay(at));
}

/** What lies, piece after piece. */
class Ground {
  readonly #taken: Uint8Array;
  readonly #before: readonly number[];
  /** The least cell of each piece that lies. */
  readonly #least: number[] = [];

  constructor(
    private readonly trials: Trials,
    private readonly order: readonly number[],
  ) {
    this.#taken = new Uint8Array(trials.cells);
    for (const cell of trials.taken) this.#taken[cell] = 1;
    this.#before = placesBefore(trials, order);
  }

  /** How many pieces lie. */
  get laid(): number {
    return this.#least.length;
  }

  /** The tries of the next piece that fit. */
  fitting(): number[] {
    const ways: number[] = [];
    for (let at = 0; 2 * at < this.#tries.length; at++) if (this.#fits(at)) ways.push(at);
    return ways;
  }

  /** Lays a try of the next piece; false where it does not fit, or is none. */
  lay(at: number): boolean {
    if (2 * at >= this.#tries.length || !this.#fits(at)) return false;
    const cells = this.#cells(at);
    for (const cell of cells) this.#taken[cell] = 1;
    this.#least.push(cells[0]!);
    return true;
  }

  get #tries(): Int32Array {
    return this.trials.tries[this.order[this.laid]!]!;
  }

  #cells(at: number): number[] {
    const [shape, by] = this.#tries.subarray(2 * at);
    return this.trials.shapes[shape!]!.map((cell) => cell + by!);
  }

  #fits(at: number): boolean {
    const cells = this.#cells(at);
    const before = this.#before[this.laid]!;
    if (before >= 0 && cells[0]! < this.#least[before]!) return false;
    return cells.every((cell) => this.#taken[cell] === 0);
  }
}
