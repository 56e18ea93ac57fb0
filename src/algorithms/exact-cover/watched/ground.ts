/** What lies and what is free, for the twins that fill the lowest free cell; what tables.inc.as.ts is to the kernels. */
import type { Cover } from '../cover.ts';
import type { Made, Reason } from './seen.ts';

export class Ground {
  readonly laid: number[] = [];
  /** How many cells are free, and how many of them the pieces left have. */
  free: number;
  needed: number;
  readonly #taken: Uint8Array;
  readonly #used: Uint8Array;
  /** For each cell the options whose lowest cell it is, and all its neighbours. */
  readonly #byLeast: readonly (readonly number[])[];
  readonly #around: readonly (readonly number[])[];

  constructor(private readonly cover: Cover) {
    const lists = () => Array.from({ length: cover.cells }, (): number[] => []);
    const byLeast = lists();
    const around = lists();
    for (const [i, { cells }] of cover.options.entries()) byLeast[cells[0]!]!.push(i);
    for (const [cell, others] of cover.neighbours.entries()) {
      for (const other of others) {
        around[cell]!.push(other);
        around[other]!.push(cell);
      }
    }
    this.#byLeast = byLeast;
    this.#around = around;
    this.#taken = new Uint8Array(cover.cells);
    this.#used = new Uint8Array(cover.pieces);
    this.free = cover.cells;
    this.needed = cover.sizes.reduce((sum, size) => sum + size, 0);
  }

  /** How many pieces are to be laid. */
  get left(): number {
    return this.cover.pieces - this.laid.length;
  }

  /** A node at what lies. */
  made(counted: boolean, branches?: number): Made {
    return {
      type: 'made',
      counted,
      pieces: this.left,
      cells: this.free,
      ...(branches !== undefined && { branches }),
    };
  }

  lay(option: number): void {
    this.laid.push(option);
    this.#set(option, 1);
  }

  takeBack(): void {
    this.#set(this.laid.pop()!, 0);
  }

  /** Takes a cell that stays empty, or gives it back. */
  leaveEmpty(cell: number, taken: 0 | 1): void {
    this.#taken[cell] = taken;
    this.free += taken ? -1 : 1;
  }

  get lowest(): number {
    return this.#taken.indexOf(0);
  }

  /** The options that fit at the lowest free cell, in the order in which the kernels try them. */
  fitting(): readonly number[] {
    return this.#byLeast[this.lowest]!.filter((option) => {
      const { piece, cells } = this.cover.options[option]!;
      const before = this.cover.before[piece]!;
      if (this.#used[piece] || (before >= 0 && !this.#used[before])) return false;
      return cells.every((cell) => !this.#taken[cell]);
    });
  }

  /** Why the region around the lowest free cell cannot be filled, where its size shows it. */
  stranded(): Reason | undefined {
    return this.#strandedAround(this.lowest, this.#sums());
  }

  /** The same for all regions. */
  strandedAnywhere(): Reason | undefined {
    const sums = this.#sums();
    const seen = new Set<number>();
    for (let cell = 0; cell < this.cover.cells; cell++) {
      if (this.#taken[cell] || seen.has(cell)) continue;
      const why = this.#strandedAround(cell, sums, seen);
      if (why) return why;
    }
    return undefined;
  }

  /** Whether some free cell has no free neighbour, though no piece has one cell. */
  lone(): Reason | undefined {
    if (this.cover.sizes.includes(1)) return undefined;
    const cell = this.#around.findIndex((near, one) => !this.#taken[one] && near.every((other) => this.#taken[other]));
    return cell < 0 ? undefined : { kind: 'region', cell, size: 1 };
  }

  /** Looks at the region around a cell, and adds its cells to those that were seen. */
  #strandedAround(cell: number, sums: ReadonlySet<number>, seen = new Set<number>()): Reason | undefined {
    const region = new Set([cell]);
    for (const one of region) for (const other of this.#around[one]!) if (!this.#taken[other]) region.add(other);
    for (const one of region) seen.add(one);
    return sums.has(region.size) ? undefined : { kind: 'region', cell, size: region.size };
  }

  /** The numbers of cells that some of the pieces left have in all. */
  #sums(): ReadonlySet<number> {
    const sums = new Set([0]);
    for (const [piece, size] of this.cover.sizes.entries()) {
      if (!this.#used[piece]) for (const sum of [...sums]) sums.add(sum + size);
    }
    return sums;
  }

  /** The same for the same free cells and the same pieces left. */
  get state(): string {
    let state = '';
    for (const table of [this.#taken, this.#used]) {
      for (let at = 0; at < table.length; at += BITS) {
        let bits = 0;
        for (let i = at; i < at + BITS && i < table.length; i++) bits = 2 * bits + table[i]!;
        state += String.fromCharCode(bits);
      }
    }
    return state;
  }

  #set(option: number, taken: 0 | 1): void {
    const { piece, cells } = this.cover.options[option]!;
    for (const cell of cells) this.#taken[cell] = taken;
    this.#used[piece] = taken;
    const size = taken ? -cells.length : cells.length;
    this.free += size;
    this.needed += size;
  }
}

/** Of a character. */
const BITS = 16;
