/** Looks into the search of a covering without finding anything: which paths it goes, and how much lies behind them. */
import { withExit } from '../effort/exit.ts';
import { seededRandom } from '../random/random.ts';
import type { Branch, Branching, Paths } from './divide.ts';
import type { Listener, Path, Search } from './search.ts';

/** A search that begins with each of these options, or with none, one after the other. */
export interface Sampled {
  readonly search: (listener: Listener) => Search;
  readonly starts: readonly (number | undefined)[];
  readonly pieces: number;
}

/** The same dives each time. */
const SEED = 1975;

export class Sampler implements Branching {
  readonly pieces: number;
  readonly #starts: Sampled['starts'];
  readonly #search: Search;
  readonly #random = seededRandom(SEED);
  #nodes = 0;

  constructor({ search, starts, pieces }: Sampled, look: () => void) {
    this.pieces = pieces;
    this.#starts = starts;
    this.#search = search({
      tick: (nodes) => {
        look();
        this.#nodes += nodes;
      },
      passed: () => undefined,
      found: () => undefined,
    });
  }

  paths(length: number, most: number): Paths | undefined {
    this.#nodes = 0;
    return withExit<Paths | undefined>((exit) => {
      const paths: Branch[] = [];
      for (const [start, fixed] of this.#starts.entries()) {
        const tell = (path: Path) => {
          if (paths.push({ start, path }) > most) exit(undefined);
        };
        this.#search(fixed, 1, { paths: { length, tell } });
      }
      return { nodes: this.#nodes, paths };
    });
  }

  dive({ start, path }: Branch): number {
    const ways: number[] = [];
    const draw = (many: number): number => {
      ways.push(many);
      return this.#random.below(many);
    };
    this.#nodes = 0;
    this.#search(this.#starts[start], 1, { behind: path, draw });
    // Each node on the way stands for as many as there were ways to come to its depth.
    let estimate = 0;
    for (let depth = 0, alike = 1; depth < this.#nodes; depth++) {
      estimate += alike;
      alike *= ways[depth] ?? 1;
    }
    return estimate;
  }
}
