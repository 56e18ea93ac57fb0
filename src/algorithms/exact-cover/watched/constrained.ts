/**
 * The plain twins of constrained.as.ts and wide.as.ts: the cell or the piece with the fewest options is decided first; without
 * that rule the lowest free cell or, with gaps, the first piece left.
 */
import { groupsOf } from '../copies.ts';
import type { Cover } from '../cover.ts';
import { everyRule, type Rules } from '../rules.ts';
import type { Made, Reason, Seen, Twin } from './seen.ts';

/** Whether a cell with this many options is decided rather than a piece with that many, the fewest of all. */
type Prefers = (cell: number, piece: number) => boolean;

/** The counters of the kernel stop at eight; of equals it takes the cell. */
export const constrainedTwin = (cover: Cover, rules = everyRule): Twin =>
  new MostConstrained(cover, rules, (c, p) => c < 8 && c <= p);
/** Of equals the kernel for several words takes the piece. */
export const wideTwin = (cover: Cover, rules = everyRule): Twin => new MostConstrained(cover, rules, (c, p) => c < p);

/** What is decided next: the options that are tried, or why there is nothing to try. */
type Choice = { readonly options: readonly number[] } | { readonly why: Reason };

class MostConstrained implements Twin {
  readonly laid: number[] = [];
  readonly #taken: Uint8Array;
  readonly #groups: readonly number[];

  constructor(
    private readonly cover: Cover,
    private readonly rules: Rules,
    private readonly prefers: Prefers,
  ) {
    this.#taken = new Uint8Array(cover.cells);
    this.#groups = groupsOf(cover);
  }

  *steps(beginning?: number): Generator<Seen, void> {
    const { options } = this.cover;
    const chosen = beginning === undefined ? undefined : options[beginning]!.piece;
    const open = options.flatMap(({ piece }, i) => (piece === chosen && i !== beginning ? [] : [i]));
    yield* this.#visit(open);
  }

  /** `open` are the options that may still be laid beside those that lie. */
  *#visit(open: readonly number[]): Generator<Seen, void> {
    const choice = this.#choose(open);
    const dead = 'why' in choice;
    yield this.#made(true, dead ? 0 : choice.options.length);
    for (const option of dead ? [] : choice.options) {
      this.#lay(option);
      if (this.laid.length < this.cover.pieces) yield* this.#visit(open.filter((other) => this.#stays(other, option)));
      else {
        const cell = this.cover.gaps ? -1 : this.#taken.indexOf(0);
        yield this.#made(false);
        if (cell < 0) yield { type: 'solved' };
        yield { type: 'left', ...(cell >= 0 && { why: { kind: 'cell', cell } }) };
      }
      this.#takeBack();
    }
    yield { type: 'left', ...(dead && choice) };
  }

  #made(counted: boolean, branches?: number): Made {
    const { pieces, cells } = this.cover;
    const free = this.#taken.reduce((sum, taken) => sum - taken, cells);
    const figures = { pieces: pieces - this.laid.length, cells: free };
    return { type: 'made', counted, ...figures, ...(branches !== undefined && { branches }) };
  }

  #lay(option: number): void {
    this.laid.push(option);
    for (const cell of this.cover.options[option]!.cells) this.#taken[cell] = 1;
  }

  #takeBack(): void {
    for (const cell of this.cover.options[this.laid.pop()!]!.cells) this.#taken[cell] = 0;
  }

  /** Whether an option may still be laid when another one was. Copies keep their order. */
  #stays(other: number, laid: number): boolean {
    const { piece, cells } = this.cover.options[other]!;
    const last = this.cover.options[laid]!;
    if (piece === last.piece || cells.some((cell) => this.#taken[cell])) return false;
    return this.#groups[piece] !== this.#groups[last.piece] || cells[0]! < last.cells[0]! === piece < last.piece;
  }

  #choose(open: readonly number[]): Choice {
    const { options, pieces, cells, gaps } = this.cover;
    const ways = new Int32Array(pieces);
    const tally = new Int32Array(cells);
    for (const option of open) {
      ways[options[option]!.piece]!++;
      for (const cell of options[option]!.cells) tally[cell]!++;
    }
    const lying = new Set(this.laid.map((option) => options[option]!.piece));
    const piece = leastOf(ways, (one) => !lying.has(one));
    if (ways[piece] === 0) return { why: { kind: 'piece', piece } };
    const cell = gaps ? -1 : leastOf(tally, (one) => !this.#taken[one]);
    if (tally[cell] === 0) return { why: { kind: 'cell', cell } };
    const [nextCell, nextPiece] = this.rules.mostConstrained
      ? [cell >= 0 && this.prefers(tally[cell]!, ways[piece]!) ? cell : -1, piece]
      : [gaps ? -1 : this.#taken.indexOf(0), ways.findIndex((_, one) => !lying.has(one))];
    return {
      options: open.filter((option) =>
        nextCell >= 0 ? options[option]!.cells.includes(nextCell) : options[option]!.piece === nextPiece,
      ),
    };
  }
}

/** The first of those with the least number; -1 where nothing is to choose from. */
function leastOf(numbers: Int32Array, isOpen: (index: number) => boolean): number {
  let least = -1;
  for (const [index, number] of numbers.entries()) {
    if (isOpen(index) && (least < 0 || number < numbers[least]!)) least = index;
  }
  return least;
}
